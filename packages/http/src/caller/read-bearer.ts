const BEARER = /^bearer +([\x21-\x7e]{1,4096}) *$/i;

/** The token of `Authorization: Bearer …`, valid or not. */
export const readBearer = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : BEARER.exec(header)?.[1];
