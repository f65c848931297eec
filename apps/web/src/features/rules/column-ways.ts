import type { Column, ColumnRule, EnumType, PreviewValue } from '@rowloom/engine';

/** The ways to fill a column, in words; '' is what was inferred. */
export const COLUMN_WAYS = [
  { value: '', label: 'As inferred' },
  { value: 'generator', label: 'A generator' },
  { value: 'one_of', label: 'Values from a list' },
  { value: 'range', label: 'A range' },
  { value: 'pattern', label: 'A pattern' },
  { value: 'constant', label: 'Always the same value' },
  { value: 'template', label: 'Text with placeholders' },
  { value: 'derive', label: 'Calculated from other values' },
  { value: 'expression', label: 'SQL in the database' },
  { value: 'default', label: 'Left to the database' },
  { value: 'omit', label: 'Left out' },
] as const;

export type ColumnWay = (typeof COLUMN_WAYS)[number]['value'];

export const wayOf = (rule: ColumnRule): ColumnWay =>
  COLUMN_WAYS.find(({ value }) => value !== '' && value in rule)?.value ?? '';

/** A rule of this way to begin with; the share of NULLs stays. */
export function beginRule(
  way: ColumnWay,
  { null_fraction }: ColumnRule,
  known: {
    readonly generator: string | undefined;
    readonly values: readonly PreviewValue[];
    /** All values that the column can have, where they are few. */
    readonly choices?: readonly (string | boolean)[] | undefined;
  },
): ColumnRule {
  const nulls = null_fraction === undefined ? {} : { null_fraction };
  const values = known.choices ?? [...new Set(known.values.filter((value) => value !== null))].slice(0, 3);
  switch (way) {
    case '':
      return nulls;
    case 'generator':
      return { generator: known.generator ?? 'word', ...nulls };
    case 'one_of':
      return { one_of: values.length > 0 ? values : [''], ...nulls };
    case 'range':
      return { range: {}, ...nulls };
    case 'constant':
      return { constant: values[0] ?? '', ...nulls };
    case 'pattern':
      return { pattern: '[A-Z]{3}-[0-9]{4}', ...nulls };
    case 'template':
    case 'derive':
    case 'expression':
      return { [way]: '', ...nulls };
    case 'default':
    case 'omit':
      return { [way]: true };
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'money', 'year']);

/** What was typed as a value of the column: a number where it holds numbers, true or false where it holds those. */
export function readValue(text: string, column: Pick<Column, 'type'>): string | number | boolean {
  const { kind } = column.type;
  if (NUMBERS.has(kind) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** An option of a generator: JSON where it is some, text otherwise. */
export function readOption(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export const showValue = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Every value that a column can have, where its type names them. */
export function choicesOf(
  { type }: Pick<Column, 'type'>,
  enums: readonly EnumType[],
): readonly (string | boolean)[] | undefined {
  if (type.kind === 'boolean') return [true, false];
  if (type.kind !== 'enum') return undefined;
  return type.values ?? enums.find(({ name, schema }) => name === type.name && schema === type.schema)?.values;
}
