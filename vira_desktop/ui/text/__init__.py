"""Every sentence the user reads, and nothing else. Source strings are English; Swedish is in
`translations/vira_sv.ts`."""
