/** A record of the service, by whatever fields it has. */
export type Item = { readonly [field: string]: unknown };
