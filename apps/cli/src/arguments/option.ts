/** An option of a command; with a `value` it takes one, and `value` is its name in the help. */
export type Option = {
  readonly value?: string;
  readonly help: string;
  /** A description for the help. */
  readonly default?: string;
  /** May be given more than once; the values are joined with commas. */
  readonly many?: boolean;
  /** If only a few words make sense: the shell offers them. */
  readonly choices?: readonly string[];
  /** The kind of resource that it names: the shell offers the existing ones. */
  readonly resource?: string;
};

export type OptionTable = Readonly<Record<string, Option>>;

export type OptionValues<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly value: string } ? string | undefined : boolean;
};
