import { type Expression, type Table, tableKey } from '@rowloom/engine';
import { NotRead } from '../functions/not-read.ts';

/** A table of a query, with the conditions on it so far. */
export type JoinedSource = {
  readonly alias: string;
  readonly lookup: {
    readonly table: Table;
    readonly keys: { readonly column: string; readonly own: string }[];
    readonly conditions: Expression[];
    isOther: boolean;
  };
};

export type Place = { readonly source: JoinedSource; readonly column: string };

/** A column equals one of the new row, or one of another table. */
export type Link = { readonly place: Place } & ({ readonly own: string } | { readonly other: Place });

/**
 * What must exist for a join to find anything, table by table: columns linked to each other and to the new row are all
 * linked to the row. A table that another one refers to, without further conditions, always has a row. Throws `NotRead`
 * if two tables are joined by something unknown to the new row.
 */
export function joinLookups(
  sources: readonly JoinedSource[],
  links: readonly Link[],
  isAskedFor: (source: JoinedSource) => boolean,
): readonly JoinedSource['lookup'][] {
  const groups = groupsOf(links);
  for (const { places, own } of groups) {
    if (own === undefined) continue;
    for (const { source, column } of places) source.lookup.keys.push({ column, own });
  }
  let left = sources;
  let open = groups.filter(({ own }) => own === undefined);
  for (let before = -1; open.length > 0 && before !== left.length; ) {
    before = left.length;
    const spare = left.find((source) => !isAskedFor(source) && isImplied(source, left, open));
    if (spare === undefined) break;
    left = left.filter((source) => source !== spare);
    open = open
      .map((group) => ({ ...group, places: group.places.filter(({ source }) => source !== spare) }))
      .filter(({ places }) => places.length > 1);
  }
  if (open.length > 0 || (sources.length > 1 && left.some(({ lookup }) => lookup.keys.length === 0)))
    throw new NotRead();
  return left.toSorted((a, b) => Number(isAskedFor(b)) - Number(isAskedFor(a))).map(({ lookup }) => lookup);
}

type Group = { readonly places: readonly Place[]; readonly own?: string };

/** Columns that the query equates. */
function groupsOf(links: readonly Link[]): readonly Group[] {
  let groups: readonly Group[] = [];
  for (const link of links) {
    const places = 'own' in link ? [link.place] : [link.place, link.other];
    const isTied = (group: Group): boolean =>
      group.places.some((one) => places.some((other) => one.source === other.source && one.column === other.column));
    const tied = groups.filter(isTied);
    const owns = new Set([...tied.flatMap(({ own }) => own ?? []), ...('own' in link ? [link.own] : [])]);
    const [own, ...others] = owns;
    // Two columns of the new row would have to be equal.
    if (others.length > 0) throw new NotRead();
    const all = [...tied.flatMap((group) => group.places), ...places];
    const merged = all.filter(
      (one, at) => all.findIndex((other) => other.source === one.source && other.column === one.column) === at,
    );
    groups = [...groups.filter((group) => !isTied(group)), { places: merged, ...(own === undefined ? {} : { own }) }];
  }
  return groups;
}

/** Whether a row of another table always has its row here: by a NOT NULL key over all columns that join the two. */
function isImplied(source: JoinedSource, sources: readonly JoinedSource[], groups: readonly Group[]): boolean {
  const { keys, conditions, table } = source.lookup;
  if (keys.length > 0 || conditions.length > 0) return false;
  const tied = groups.filter(({ places }) => places.some((place) => place.source === source));
  return sources.some((other) => {
    const pairs = tied.flatMap(({ places }) => {
      const [here, there, ...more] = places.filter((place) => place.source === source || place.source === other);
      return here === undefined || there === undefined || more.length > 0 || here.source === there.source
        ? []
        : [here.source === source ? [there.column, here.column] : [here.column, there.column]];
    });
    if (other === source || pairs.length < tied.length || tied.some(({ places }) => places.length > 2)) return false;
    return other.lookup.table.foreign_keys.some(
      ({ columns, references }) =>
        tableKey(table) === tableKey({ ...table, ...schemaOf(references), name: references.table }) &&
        columns.length === pairs.length &&
        pairs.every(([from, to]) => references.columns[columns.indexOf(from ?? '')] === to) &&
        columns.every((name) => other.lookup.table.columns.some((column) => column.name === name && !column.nullable)),
    );
  });
}

const schemaOf = ({ schema }: { readonly schema?: string }): { readonly schema?: string } =>
  schema === undefined ? {} : { schema };
