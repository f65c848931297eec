import type { SchemaDiff, TableDiff } from './diff-schemas.ts';
import type { Change, ChangedThing, Difference } from './diff-things.ts';

/** One difference, in words. */
export type SchemaChange = {
  readonly change: 'added' | 'removed' | 'changed';
  readonly kind: 'table' | 'column' | 'constraint' | 'type';
  readonly table: string | null;
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
};

type Place = Pick<SchemaChange, 'kind' | 'table'>;

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

/** The differences as one list, as in an answer: table by table, then the types. */
export function listChanges({ changes, tables, enums, domains, composites }: SchemaDiff): SchemaChange[] {
  const whole = ({ name }: { readonly name: string }): Place => ({ kind: 'table', table: name });
  const lists = [
    ...tables.added.map((thing) => ({ name: thing.name, list: [came(whole(thing), thing)] })),
    ...tables.removed.map((thing) => ({ name: thing.name, list: [went(whole(thing), thing)] })),
    ...tables.changed.map((table) => ({ name: table.name, list: listTable(table) })),
  ];
  const type: Place = { kind: 'type', table: null };
  return [
    ...changes.map(({ what, from, to }) => changed(type, { name: what, changes: [{ what, from, to }] })),
    ...lists.toSorted(byName).flatMap(({ list }) => list),
    ...[enums, domains, composites].flatMap((difference) => listDifference(type, difference)),
  ];
}

function listTable({ name, changes, columns, constraints }: TableDiff): SchemaChange[] {
  return [
    ...(changes.length === 0 ? [] : [changed({ kind: 'table', table: name }, { name, changes })]),
    ...listDifference({ kind: 'column', table: name }, columns),
    ...listDifference({ kind: 'constraint', table: name }, constraints),
  ];
}

function listDifference(place: Place, difference: Difference): SchemaChange[] {
  return [
    ...difference.added.map((thing) => came(place, thing)),
    ...difference.removed.map((thing) => went(place, thing)),
    ...difference.changed.map((thing) => changed(place, thing)),
  ].toSorted(byName);
}

type Named = { readonly name: string; readonly words: string };

const came = (place: Place, { name, words }: Named): SchemaChange => ({
  change: 'added',
  ...place,
  name,
  before: null,
  after: words,
});

const went = (place: Place, { name, words }: Named): SchemaChange => ({
  change: 'removed',
  ...place,
  name,
  before: words,
  after: null,
});

const changed = (place: Place, { name, changes }: ChangedThing): SchemaChange => ({
  change: 'changed',
  ...place,
  name,
  before: sayAll(changes, 'from'),
  after: sayAll(changes, 'to'),
});

/** A single definition needs no prefix. */
function sayAll(changes: readonly Change[], side: 'from' | 'to'): string {
  return changes
    .map((change) => {
      const said = change[side] ?? 'none';
      return change.what === 'definition' ? said : `${change.what.replaceAll('_', ' ')}: ${said}`;
    })
    .join('; ');
}
