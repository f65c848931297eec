/** A result of examining a service's set-up: fine, worth knowing, or to be fixed. */
export type Finding = { readonly name: string; readonly state: 'good' | 'note' | 'bad'; readonly message: string };
