import { nearestName, type PreviewValue } from '@rowloom/engine';
import { RowloomError } from '../rowloom-error.ts';
import { checkValue } from './check-value.ts';
import type { MadeNode } from './made-node.ts';
import type { TableFacts } from './table-facts.ts';

/** Parsed overrides: values in the engine's form, and references by index. */
export type Wish = {
  readonly columns: ReadonlyMap<string, PreviewValue>;
  readonly parents: ReadonlyMap<number, Wish | MadeNode | null>;
};

export const NO_WISH: Wish = { columns: new Map(), parents: new Map() };

type Given = Readonly<Record<string, unknown>>;

export type WishReader = {
  readonly facts: ReadonlyMap<string, TableFacts>;
  /** The node behind a row that was made before. */
  readonly nodeOf: (value: object) => MadeNode | undefined;
};

export function readOverrides(reader: WishReader, facts: TableFacts, given: Given, path: string): Wish {
  const columns = new Map<string, PreviewValue>();
  const parents = new Map<number, Wish | MadeNode | null>();
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const parent = facts.parents.find(({ names }) => names.includes(name));
    const isColumn = facts.columns.has(name);
    if (parent !== undefined && (!isColumn || isPlainObject(value))) {
      parents.set(parent.index, readParent(reader, facts, parent.index, value, `${path}.${name}`));
      continue;
    }
    if (!isColumn) throw unknownName(facts, name, path);
    columns.set(name, checkValue(facts, name, value, `${path}.${name}`));
  }
  return { columns, parents };
}

function readParent(
  reader: WishReader,
  facts: TableFacts,
  index: number,
  value: unknown,
  path: string,
): Wish | MadeNode | null {
  if (value === null) return null;
  const reference = facts.plan.references[index];
  const to = reference === undefined ? undefined : reader.facts.get(reference.to);
  if (!isPlainObject(value) || to === undefined || reference === undefined)
    throw new RowloomError(
      'value',
      `${path}: give overrides of ${reference?.to ?? 'the parent'} as an object, a row that was made before, or null. To refer to an existing row, name its column: ${reference?.columns.join(', ') ?? ''}.`,
      { table: facts.name },
    );
  const node = reader.nodeOf(value);
  if (node === undefined) return readOverrides(reader, to, value, path);
  if (node.table === reference.to) return node;
  throw new RowloomError(
    'value',
    `${path}: this is a row of ${node.table}, but the reference leads to ${reference.to}.`,
    {
      table: facts.name,
    },
  );
}

function isPlainObject(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(value instanceof Date) && !(value instanceof Uint8Array);
}

function unknownName(facts: TableFacts, name: string, path: string): RowloomError {
  const parents = facts.parents.map(({ names }) => names[0] ?? '');
  const children = facts.children.map(({ names }) => names[0] ?? '');
  const near = nearestName(name, [...facts.columns.keys(), ...parents, ...children]);
  return new RowloomError(
    'unknown_name',
    `${path}: ${facts.name} has no column, no parent and no children ${name}.${near === undefined ? '' : ` Did you mean ${near}?`} Its columns are ${[...facts.columns.keys()].join(', ')}${parents.length === 0 ? '' : `; its parents ${parents.join(', ')}`}${children.length === 0 ? '' : `; its children ${children.join(', ')}`}.`,
    { table: facts.name, column: name },
  );
}
