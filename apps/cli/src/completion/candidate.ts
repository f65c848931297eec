/** A word that the shell may offer, and its description. */
export type Candidate = { readonly word: string; readonly about: string };

/** Where names are looked up: the service, the organization and the project that other words name. */
export type Place = {
  readonly service: string | undefined;
  readonly org: string | undefined;
  readonly project: string | undefined;
};
