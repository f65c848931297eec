import {
  any,
  choice,
  flag,
  fraction,
  list,
  map,
  name,
  named,
  object,
  optional,
  orNull,
  type Shape,
  text,
  textOrNumber,
  whole,
} from '../../base/shape/shape.ts';
import { isRecord } from '../../base/shape/describe-value.ts';
import type { ColumnRule, ReferenceRule, TableRule } from './rules.ts';

type Range = NonNullable<ColumnRule['range']>;
type RowsPer = NonNullable<TableRule['rows_per']>;

const positive: Shape = { is: 'number', above: 0 };
const words = (shape: Shape, about: string) => optional(shape, undefined, about);

const columnRule = object<ColumnRule>({
  one_of: words(list(any, 1), 'One of these values.'),
  weights: words(list({ is: 'number', min: 0 }, 1), 'The weight of each value of one_of, relative to the others.'),
  range: words(
    object<Range>({ min: optional(textOrNumber()), max: optional(textOrNumber()) }),
    'Numbers or times from min to max, both included.',
  ),
  pattern: words(text, 'A regular expression that every value matches.'),
  constant: words(any, 'The same value in every row.'),
  template: words(
    text,
    'Text with placeholders, each a column of the row or a generator: "{given_name} {family_name}".',
  ),
  generator: words(name, 'A generator of the catalogue; `rowloom generators` lists them.'),
  options: words(map(any), "The generator's options."),
  derive: words(text, 'An expression over the row, its parents and its children.'),
  expression: words(text, 'SQL that the target evaluates; only for targets that are databases.'),
  default: words(choice(true), 'Let the database fill the column.'),
  omit: words(choice(true), 'Leave the column out.'),
  null_fraction: words(fraction, 'Share of rows that are NULL.'),
  dirt: words(fraction, 'Share of cells that are wrong: typos, wrong case, stray spaces, missing values, outliers.'),
});

const referenceRule = object<ReferenceRule>({
  to: words(name, 'For a reference that no key declares: the parent table.'),
  columns: words(list(name), 'For a reference that no key declares: the columns that take the values.'),
  to_columns: words(list(name), "The parent's columns, one for each of columns."),
  strategy: words(choice('fan_out', 'scatter', 'one_to_one', 'junction', 'tree'), 'How the parent of a row is chosen.'),
  min: words(whole(0), 'The minimum number of children of one parent.'),
  max: words(whole(1), 'The maximum number of children of one parent.'),
  min_age: words(positive, 'For fan_out: only parents that are at least this many days old have children.'),
  shape: words(
    {
      is: 'either',
      of: [choice('even', 'natural', 'skewed'), positive],
      choose: (value) => (typeof value === 'number' ? 1 : 0),
    },
    'How unevenly children are spread over parents.',
  ),
  distribution: words(
    choice('uniform', 'zipf', 'recent'),
    'For scatter: every parent alike, by popularity, or among the parents that exist at the row’s time, the younger ones more often.',
  ),
  exponent: words(positive, 'For zipf: how much more popular the most popular parents are.'),
  depth: words(whole(1), 'For a tree: the number of levels.'),
  through: words(text, 'The parent is the one that other references lead to, step by step: "payment.order_id".'),
  null_fraction: words(fraction, 'Share of rows without a parent.'),
});

const tableRule = object<TableRule>({
  rows: words(whole(0), 'Rows of the table.'),
  rows_per: words(object<RowsPer>({ table: name, times: positive }), 'A number of rows for each row of another table.'),
  skip: words(flag, 'No rows at all.'),
  dirt: words(fraction, 'Share of wrong cells in each column without a constraint; under the key * in all tables.'),
  owner: words(
    orNull(name),
    'The reference for which rows are contiguous, by one of its columns or its name; null for none.',
  ),
  references: words(
    map(named('reference_rule', () => referenceRule)),
    'By a column or the name of a foreign key, or under a name that you choose.',
  ),
});

/** The fields tell whether a rule is for a table: the two kinds share only `dirt`. */
export function isTableRule(rule: unknown, key: string): boolean {
  const names = isRecord(rule) ? Object.keys(rule) : [];
  const ofTable = names.filter((item) => Object.hasOwn(tableRule.fields, item)).length;
  const ofColumn = names.filter((item) => Object.hasOwn(columnRule.fields, item)).length;
  return ofTable === ofColumn ? !key.includes('.') : ofTable > ofColumn;
}

export const rulesShape: Shape = map({
  is: 'either',
  of: [named('table_rule', () => tableRule), named('column_rule', () => columnRule)],
  choose: (value, path) => (isTableRule(value, path.replace(/^rules\./, '')) ? 0 : 1),
});
