/** A record of the service, with any fields. */
export type Item = { readonly [field: string]: unknown };
