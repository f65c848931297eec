/**
 * A problem with a request or a fact worth knowing: data, not an exception, so that a screen can show all of them at
 * once.
 */
export type Issue = {
  readonly code: string;
  /** Where: `tables.orders.columns.total`, `rows.orders`, `rules.customers.email`. */
  readonly path: string;
  readonly message: string;
};
