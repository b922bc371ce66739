; The installer for Windows, made of dist\vira by Inno Setup: iscc /DVersion=0.1.0 packaging\windows\vira.iss
; Written, and not yet tried: see README.md.
#ifndef Version
  #error Say which version it is: /DVersion=0.1.0
#endif

[Setup]
AppId=se.vira.Vira
AppName=Vira
AppVersion={#Version}
AppPublisher=The Vira authors
LicenseFile=..\..\LICENSE
DefaultDirName={autopf}\Vira
DefaultGroupName=Vira
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
UninstallDisplayIcon={app}\vira.exe
OutputDir=..\..\dist
OutputBaseFilename=vira-{#Version}-windows
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "sv"; MessagesFile: "compiler:Languages\Swedish.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
sv.DealKind=Viragiv
en.DealKind=Deal of Vira

[Files]
Source: "..\..\dist\vira\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Vira"; Filename: "{app}\vira.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.vira"; ValueType: string; ValueData: "Vira.Deal"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Vira.Deal"; ValueType: string; ValueData: "{cm:DealKind}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Vira.Deal\DefaultIcon"; ValueType: string; ValueData: "{app}\vira.exe,0"
Root: HKA; Subkey: "Software\Classes\Vira.Deal\shell\open\command"; ValueType: string; ValueData: """{app}\vira.exe"" ""%1"""

[Run]
Filename: "{app}\vira.exe"; Description: "{cm:LaunchProgram,Vira}"; Flags: postinstall nowait skipifsilent

; What was played and learnt lies in the user's own folders and stays when the program is removed.
