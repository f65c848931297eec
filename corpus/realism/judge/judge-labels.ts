import type { Plan } from '@rowloom/engine';
import { keysOf, parentOf } from '../measure/parents.ts';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';
import type { Label } from './read-labels.ts';
import { readMeaning } from './read-meaning.ts';
import type { Row, Subject } from './recogniser.ts';
import { textOf } from './text-of.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export type Judged = {
  readonly label: Label;
  /** Undefined if the judge does not understand the label, or has nothing to examine. */
  readonly verdict: Verdict | undefined;
  /** The plan's confidence in its own guess, and its choice. */
  readonly confidence: number;
  readonly source: string;
  readonly samples: readonly string[];
};

const SAMPLES = 4;

/** How well the rows of a schema match what its columns should mean. */
export function judgeLabels(woven: WovenSchema, labels: readonly Label[]): readonly Judged[] {
  const others = valuesIn(woven);
  return labels.flatMap((label): readonly Judged[] => {
    const table = tableCalled(woven, label.table);
    const column = table?.table.columns.find(({ name }) => name.toLowerCase() === label.column.toLowerCase())?.name;
    if (table === undefined || column === undefined) return [];
    const all = table.rows.map((row) => row[column]);
    const values = all.flatMap((value) => (value === null || value === undefined ? [] : [textOf(value)]));
    const subject: Subject = {
      ...label,
      column,
      values,
      nulls: all.length === 0 ? 0 : 1 - values.length / all.length,
      columns: table.table.columns.map(({ name }) => name),
      rows: table.rows,
      others,
      parents: (own, name = label.table) => parentBy(woven, name, own),
      rowsOf: (name) => tableCalled(woven, name)?.rows,
    };
    const finding = readMeaning(label.expected, subject)?.(subject);
    const verdict = finding === undefined ? undefined : verdictOf(finding);
    const samples = [...new Set(values)].slice(0, SAMPLES);
    return [{ label, verdict, ...claimOf(woven.plan, table.key, column), samples }];
  });
}

function tableCalled({ tables }: WovenSchema, name: string): WovenTable | undefined {
  const wanted = name.toLowerCase();
  return [...tables.values()].find(
    ({ key, table }) =>
      key.toLowerCase() === wanted || table.name.toLowerCase() === wanted || key.toLowerCase().endsWith(`.${wanted}`),
  );
}

/** By a declared key, or to the only table whose key has the column's name. */
function parentBy(woven: WovenSchema, name: string, column: string): ((row: Row) => Row | undefined) | undefined {
  const table = tableCalled(woven, name);
  const declared = table?.table.foreign_keys.find(({ columns }) => columns.join() === column);
  const parent =
    (declared && parentOf(woven, declared)) ??
    [...woven.tables.values()].find((one) => one !== table && one.table.primary_key?.columns.join() === column);
  if (parent === undefined) return undefined;
  const keys = keysOf(parent, declared?.references.columns ?? [column]);
  return (row) => keys.get(JSON.stringify([row[column]]));
}

function valuesIn(woven: WovenSchema): NonNullable<Subject['others']> {
  const known = new Map<string, ReadonlySet<string>>();
  return (name, column) => {
    const table = tableCalled(woven, name);
    if (table === undefined || !table.table.columns.some((one) => one.name === column)) return undefined;
    const key = `${table.key}.${column}`;
    const values = known.get(key) ?? new Set(table.rows.map((row) => textOf(row[column])));
    known.set(key, values);
    return values;
  };
}

function claimOf(plan: Plan, table: string, column: string): Pick<Judged, 'confidence' | 'source'> {
  const planned = plan.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
  if (planned === undefined) return { confidence: 1, source: 'reference' };
  const { confidence, source } = planned;
  return { confidence, source: source.kind === 'generator' ? source.generator : source.kind };
}
