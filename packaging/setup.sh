# What play and check share: the system packages, the Python, the .venv and the translations.
# Sourced, not run. The caller has set ROOT to the checkout. Nothing here writes to standard output.
# Whatever cannot be had ends the caller with one sentence and status 3.

VENV=$ROOT/.venv

# Python keeps the compiled modules: without them every start would compile Vira anew (0.4 s).
unset PYTHONDONTWRITEBYTECODE

# LIBRARY=PACKAGE, as Debian and Ubuntu name the packages.
OFFSCREEN_LIBRARIES='
    libGL.so.1=libgl1 libEGL.so.1=libegl1 libglib-2.0.so.0=libglib2.0-0
    libfontconfig.so.1=libfontconfig1 libfreetype.so.6=libfreetype6 libdbus-1.so.3=libdbus-1-3
    libxkbcommon.so.0=libxkbcommon0 libX11.so.6=libx11-6'
WINDOW_LIBRARIES='
    libX11-xcb.so.1=libx11-xcb1 libxkbcommon-x11.so.0=libxkbcommon-x11-0
    libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4
    libxcb-image.so.0=libxcb-image0 libxcb-keysyms.so.1=libxcb-keysyms1
    libxcb-randr.so.0=libxcb-randr0 libxcb-render-util.so.0=libxcb-render-util0
    libxcb-shape.so.0=libxcb-shape0 libxcb-sync.so.1=libxcb-sync1
    libxcb-xfixes.so.0=libxcb-xfixes0 libxcb-xkb.so.1=libxcb-xkb1'

say() {
    printf 'vira: %s\n' "$*" >&2
}

give_up() {
    say "$@"
    exit 3
}

# --- system packages ---------------------------------------------------------------------------

# require LIBRARY=PACKAGE... / require_program PROGRAM=PACKAGE...: adds what is missing to $missing.
missing=

require() {
    if [ -z "${linker_cache+known}" ]; then
        linker_cache=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || linker_cache=
        case $(uname -m) in
            x86_64) machine='libc6,x86-64' ;;
            aarch64) machine='libc6,AArch64' ;;
            *) machine= ;;
        esac
    fi
    [ -n "$linker_cache" ] || return 0 # no way to tell; Qt itself will say what it lacks
    for pair in "$@"; do
        case $linker_cache in
            *"${pair%%=*} ($machine"*) ;;
            *) missing="$missing $(package_name "${pair#*=}")" ;;
        esac
    done
}

require_program() {
    for pair in "$@"; do
        command -v "${pair%%=*}" >/dev/null 2>&1 || missing="$missing ${pair#*=}"
    done
}

# Debian 13 and Ubuntu 24.04 renamed packages when time_t grew to 64 bits.
package_name() {
    case $1 in
        libglib2.0-0)
            if [ -n "$(dpkg-query -W -f '${Package} ' '*t64' 2>/dev/null)" ]; then
                echo "$1t64"
                return
            fi
            ;;
    esac
    echo "$1"
}

# Installs $missing, or says how.
install_missing() {
    missing=${missing# }
    [ -n "$missing" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        give_up "please install what your system calls the Debian packages $missing, then try again."
    fi
    if [ "$(id -u)" -eq 0 ]; then
        as_root=env
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        as_root='sudo -n env'
    else
        say "these system packages are missing: $missing. Install them, then try again:"
        say "    sudo apt-get update && sudo apt-get install $missing"
        exit 3
    fi
    say "installing the system packages $missing"
    apt_install 2>/dev/null || {
        apt_get update && apt_install
    } || give_up "apt-get could not install them; its reasons stand above."
    missing=
    unset linker_cache
}

apt_install() {
    # shellcheck disable=SC2086 # a list of names
    apt_get install --yes --no-install-recommends $missing
}

apt_get() {
    $as_root DEBIAN_FRONTEND=noninteractive \
        apt-get --quiet --quiet -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 "$@" </dev/null >&2
}

# --- Python ------------------------------------------------------------------------------------

# Sets $python to a Python from 3.11 to 3.14, and adds to $missing what it lacks to make a .venv.
require_python() {
    python=
    found=
    for name in python3 python3.13 python3.12 python3.11 python3.14; do
        version=$("$name" -I -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) ||
            continue
        found="$found $version"
        case $version in
            3.11 | 3.12 | 3.13 | 3.14)
                python=$name
                break
                ;;
        esac
    done
    if [ -z "$python" ]; then
        [ -z "$found" ] || give_up "Vira needs Python 3.11 to 3.14; this system has$found."
        missing="python3 python3-venv$missing"
    elif ! "$python" -I -c 'import ensurepip, venv' 2>/dev/null; then
        missing="$missing $python-venv"
    fi
}

# --- .venv -------------------------------------------------------------------------------------

# What the .venv is made for: this place (scripts in it hold its path) and this Python.
venv_identity() {
    "$VENV/bin/python" -I -c 'import sys; print(*sys.version_info[:2])' 2>/dev/null &&
        printf '%s\n' "$VENV"
}

venv_key() { # play|check
    {
        venv_identity || return 1
        cd "$ROOT/packaging" || return 1
        cat ../pyproject.toml ../vira_desktop/__init__.py wheel_backend.py requirements.lock
        cat ../vira_desktop/solver/kernel.py ../vira_desktop/solver/kernel.pxd
        command -v gcc cc
        [ "$1" = play ] || cat requirements-check.lock
    } | sha256sum
}

venv_is_ready() { # play|check
    [ -e "$VENV/ready-$1" ] && [ "$(cat "$VENV/ready-$1")" = "$(venv_key "$1")" ]
}

# --- the solver's kernel -------------------------------------------------------------------------

COMPILER_PACKAGES='gcc libc6-dev' # without recommended packages, gcc alone lacks the headers of C

has_compiler() {
    command -v gcc >/dev/null 2>&1 || command -v cc >/dev/null 2>&1
}

has_headers() {
    "$1" -I -c 'import os, sysconfig
os.stat(os.path.join(sysconfig.get_path("include"), "Python.h"))' 2>/dev/null
}

# Adds to $missing what compiling the kernel takes, where it can be installed; play does without.
wish_for_compiler() {
    command -v apt-get >/dev/null 2>&1 || return 0
    [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; } ||
        return 0
    wished=
    has_compiler || wished=" $COMPILER_PACKAGES"
    case $(command -v "$python") in
        /usr/bin/*) has_headers "$python" || wished="$wished $python-dev" ;;
    esac
    [ -n "$wished" ] || return 0
    (missing=$wished && install_missing) ||
        say "a C compiler could not be had; the solver will be interpreted, and slower."
}

say_if_interpreted() {
    "$VENV/bin/python" -P -c 'import sys
from vira_desktop.solver.kernel import COMPILED
sys.exit(not COMPILED)' 2>/dev/null ||
        say "the solver is interpreted: bots think with smaller budgets. With gcc and python3-dev it is compiled."
}

# Installs what was required, and makes or renews the .venv: for `play` what the game needs, for
# `check` the tools too.
set_up() { # play|check
    if venv_is_ready "$1"; then
        install_missing
        return
    fi
    require_python
    install_missing
    require_python
    [ -n "$python" ] && [ -z "$missing" ] || give_up "Python still lacks${missing:- something}."
    wish_for_compiler
    if command -v flock >/dev/null 2>&1; then # two at a time would spoil each other's work
        : 2>/dev/null >>"$ROOT/.venv.lock" ||
            give_up "this folder cannot be written, and its .venv is to be made or renewed."
        exec 9>"$ROOT/.venv.lock"
        flock 9
    fi
    venv_is_ready "$1" || make_venv "$1"
    exec 9>&-
}

make_venv() { # play|check
    if [ -e "$VENV/unfinished" ] || [ ! -e "$VENV/made-for" ] ||
        [ "$(cat "$VENV/made-for")" != "$(venv_identity)" ]; then
        say "making the Python environment .venv; the first time, Qt is fetched (about 100 MB)"
        rm -rf "$VENV"
        "$python" -m venv "$VENV" >&2 || give_up "$python could not make the environment .venv."
        : >"$VENV/unfinished"
        venv_identity >"$VENV/made-for"
    else
        say "renewing the Python environment .venv"
    fi
    : >"$VENV/unfinished"
    rm -f "$VENV/ready-play" "$VENV/ready-check"
    case $1 in
        play) lock=requirements.lock ;;
        check) lock=requirements-check.lock ;;
    esac
    venv_pip --only-binary :all: --require-hashes -r "$ROOT/packaging/$lock" ||
        give_up "the Python packages could not be installed; the reasons stand above."
    venv_pip --no-index --no-deps --no-build-isolation -e "$ROOT" ||
        give_up "Vira could not be installed into .venv; the reasons stand above."
    say_if_interpreted
    venv_key play >"$VENV/ready-play"
    [ "$1" = play ] || venv_key check >"$VENV/ready-check"
    rm -f "$VENV/unfinished"
}

venv_pip() {
    if [ -t 2 ]; then loudness=; else loudness=-qq; fi
    # shellcheck disable=SC2086 # nothing or one option
    PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 \
        "$VENV/bin/python" -I -m pip install $loudness --no-input "$@" </dev/null >&2
}

# --- translations ------------------------------------------------------------------------------

# The .qm files of the program are built, not committed.
build_translations() {
    for source in "$ROOT"/translations/*.ts; do
        [ -e "$source" ] || continue
        built=${source%.ts}.qm
        if [ ! -e "$built" ] || [ "$source" -nt "$built" ]; then
            "$VENV/bin/python" -P "$ROOT/packaging/translations.py" build >&2
            return
        fi
    done
}
