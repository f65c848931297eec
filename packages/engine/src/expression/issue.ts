/** A wrong wish, as data: a list of these lets a screen show all of them at once. */
export type Issue = { readonly code: string; readonly path: string; readonly message: string };
