/** The prefixes of identifiers, by noun. */
export const ID_PREFIXES = {
  user: 'usr',
  organization: 'org',
  invitation: 'inv',
  project: 'prj',
  key: 'key',
  template: 'tpl',
  snapshot: 'snp',
  connection: 'con',
  schedule: 'sch',
  webhook: 'whk',
  delivery: 'dlv',
  generation: 'gen',
  export: 'exp',
  approval: 'apr',
  event: 'evt',
  session: 'ses',
} as const;

export type IdNoun = keyof typeof ID_PREFIXES;

/** An identifier is text with its noun in its type: one cannot be passed for another. */
export type Id<Noun extends IdNoun> = string & { readonly noun?: Noun };

/** TypeID: a prefix, and a UUIDv7 in Crockford's base32 (26 letters, the first at most 7). */
export const idPattern = (noun: IdNoun): string => `^${ID_PREFIXES[noun]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`;

export const BUILTIN_TEMPLATES = ['ecommerce', 'saas', 'blog'] as const;
