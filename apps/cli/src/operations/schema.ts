/** The part of JSON Schema that the contract uses. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | null)[];
  readonly description?: string;
  readonly title?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
};
