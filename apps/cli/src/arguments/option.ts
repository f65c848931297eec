/** An option of a command; whatever has a `value` takes one, and `value` is its name in the help. */
export type Option = {
  readonly value?: string;
  readonly help: string;
  /** In words, for the help. */
  readonly default?: string;
  /** May be given more than once; the values are joined with commas. */
  readonly many?: boolean;
  /** Where only a few words make sense: the shell offers them. */
  readonly choices?: readonly string[];
  /** What of the service it names: the shell offers those that there are. */
  readonly resource?: string;
};

export type OptionTable = Readonly<Record<string, Option>>;

export type OptionValues<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly value: string } ? string | undefined : boolean;
};
