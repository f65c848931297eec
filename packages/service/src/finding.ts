/** Something that an examination of a service's set-up has found: as it should be, worth knowing, or to be mended. */
export type Finding = { readonly name: string; readonly state: 'good' | 'note' | 'bad'; readonly message: string };
