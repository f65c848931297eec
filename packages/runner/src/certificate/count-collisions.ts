import type { Exclusion, SchemaDocument, Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { CheckSession } from './check-session.ts';
import { overlapsQuery } from './overlaps-query.ts';
import { quoteIn, tableSource } from './table-source.ts';

export type Collisions = { readonly violations: number | null; readonly note?: string; readonly limit?: number };

/** Rows that are compared with each other, if there is no other way: the cost may be quadratic. */
const COMPARED_ROWS = 100_000;

/** Counts the rows that an exclusion constraint forbids beside another. */
export async function countCollisions(
  session: CheckSession,
  document: SchemaDocument,
  table: Table,
  exclusion: Exclusion,
  rows: number,
): Promise<Collisions> {
  const from = tableSource(document, table);
  if (!dialectOf(document).examining.hasExclusions) {
    const overlaps = overlapsQuery(from, exclusion, quoteIn(document.dialect));
    const found = overlaps === undefined ? 'The server has no such constraints.' : await session.attempt(overlaps);
    return typeof found === 'string' ? { violations: null, note: found } : { violations: Number(found[0]?.['bad']) };
  }
  const ranges = exclusion.elements.filter(({ operator }) => operator === '&&');
  const others = exclusion.elements.filter(({ operator }) => operator !== '&&');
  const [range] = ranges;
  const isOrdered =
    range !== undefined &&
    ranges.length === 1 &&
    others.every(({ operator }) => operator === '=') &&
    (await isRange(session, from, range.expression));
  const sql = isOrdered ? neighboursQuery(from, exclusion, range.expression) : pairsQuery(from, exclusion);
  const counted = await session.attempt(sql);
  if (typeof counted === 'string') return { violations: null, note: counted };
  const violations = Number(counted[0]?.['bad']);
  if (isOrdered || rows <= COMPARED_ROWS) return { violations };
  return {
    violations,
    limit: COMPARED_ROWS,
    note: `Only the first ${COMPARED_ROWS} rows were compared with each other.`,
  };
}

async function isRange(session: CheckSession, from: string, expression: string): Promise<boolean> {
  const found = await session.attempt(
    `SELECT typtype::text AS kind FROM pg_catalog.pg_type WHERE oid = (SELECT pg_typeof((${expression}\n)) FROM ${from} LIMIT 1)`,
  );
  return typeof found !== 'string' && found[0]?.['kind'] === 'r';
}

/** Sorted ranges are disjoint if each is disjoint from the next: one sort instead of all pairs. */
function neighboursQuery(from: string, { elements, where }: Exclusion, range: string): string {
  const keys = elements.filter(({ operator }) => operator === '=').map((_, index) => `k${index}`);
  const named = elements
    .filter(({ operator }) => operator === '=')
    .map(({ expression }, index) => `(${expression}\n) AS k${index}, `)
    .join('');
  const present = ['NOT isempty(r)', ...keys.map((key) => `${key} IS NOT NULL`)].join(' AND ');
  const partition = keys.length === 0 ? '' : `PARTITION BY ${keys.join(', ')} `;
  return `SELECT count(*) AS bad FROM (SELECT r, lag(r) OVER (${partition}ORDER BY r) AS previous
FROM (SELECT ${named}(${range}\n) AS r FROM ${from}${filterBy(where)}) AS keyed WHERE ${present}) AS sorted WHERE r && previous`;
}

/** The inner query uses exactly the expressions of the constraint's index, which can therefore answer it. */
function pairsQuery(from: string, { elements, where }: Exclusion): string {
  const named = elements.map(({ expression }, index) => `, (${expression}\n) AS e${index}`).join('');
  const meets = elements.map(({ expression, operator }, index) => `(${expression}\n) ${operator} outer_row.e${index}`);
  const condition = where === undefined ? [] : [`(${where}\n)`];
  const isEarlier = '(tableoid, ctid) < (outer_row.place_table, outer_row.place)';
  return `SELECT count(*) AS bad FROM (SELECT tableoid AS place_table, ctid AS place${named} FROM ${from}${filterBy(where)} LIMIT ${COMPARED_ROWS}) AS outer_row
WHERE EXISTS (SELECT 1 FROM ${from} WHERE ${[...meets, ...condition, isEarlier].join(' AND ')})`;
}

const filterBy = (where: string | undefined): string => (where === undefined ? '' : ` WHERE (${where}\n)`);
