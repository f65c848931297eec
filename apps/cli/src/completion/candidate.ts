/** A word that the shell may offer, and what it is. */
export type Candidate = { readonly word: string; readonly about: string };

/** Where names are looked for: the service, the organization and the project that other words name. */
export type Place = {
  readonly service: string | undefined;
  readonly org: string | undefined;
  readonly project: string | undefined;
};
