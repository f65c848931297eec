import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Check, Column, ForeignKey, SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { findBroken } from './find-broken.fixture.ts';
import { weave } from './weave.fixture.ts';
import { check, column, INTEGER, table } from './zoo.fixture.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

type Shape = {
  readonly sizes: readonly number[];
  readonly referring: readonly boolean[];
  readonly keys: readonly string[];
};

/** A table whose columns have this many values each, by a CHECK or by the rows of a parent, with these keys. */
function overlapping({ sizes, referring, keys }: Shape): SchemaDocument {
  const refers = (at: number): boolean => referring[at] === true;
  const parents = sizes.flatMap((_, at): Table[] =>
    refers(at) ? [table(`p${at}`, 'id', [column('id', INTEGER)])] : [],
  );
  const columns = sizes.map((_, at): Column => column(NAMES[at] ?? '', INTEGER));
  const checks = sizes.flatMap((size, at): Check[] =>
    refers(at) ? [] : [check(`range_${at}`, `${NAMES[at]} between 1 and ${size}`)],
  );
  const foreign = sizes.flatMap((_, at): ForeignKey[] =>
    refers(at) ? [{ columns: [NAMES[at] ?? ''], references: { table: `p${at}`, columns: ['id'] } }] : [],
  );
  const uniques = keys.map((names, index) => ({ name: `key_${index}`, columns: [...names] }));
  const links = table('links', 'no', [column('no', INTEGER), ...columns], { checks, uniques, keys: foreign });
  return {
    version: 1,
    dialect: 'postgresql',
    name: 'overlapping',
    enums: [],
    domains: [],
    tables: [...parents, links],
  };
}

function rowsOf(shape: Shape, asked: number): { readonly rows: number; readonly broken: readonly string[] } {
  const document = overlapping(shape);
  const named = Object.fromEntries(
    shape.sizes.flatMap((size, at) => (shape.referring[at] === true ? [[`p${at}`, size]] : [])),
  );
  const run = weave(document, { rows: { ...named, '*': asked } });
  return { rows: run.tables.get('links')?.plan.rows ?? 0, broken: findBroken(run, document) };
}

test.each([
  { sizes: [5, 30, 3], keys: ['ab', 'ca'], rows: 15 },
  { sizes: [12, 3, 5], keys: ['ac', 'ba'], rows: 36 },
  { sizes: [30, 2, 30], keys: ['bc', 'abc', 'ab'], rows: 60 },
  { sizes: [2, 30, 5, 30, 2], keys: ['cda', 'be', 'bad', 'daeb'], rows: 60 },
  { sizes: [7, 2, 12], keys: ['bc', 'abc', 'ab'], rows: 14 },
])('keys $keys over $sizes values have $rows rows', ({ sizes, keys, rows }) => {
  for (const referring of [[], [true], [false, true], [true, true]])
    expect(rowsOf({ sizes, referring, keys }, 600)).toEqual({ rows, broken: [] });
});

test('no key repeats, and two keys that share a column have all the rows that their columns allow', () => {
  const size = fc.integer({ min: 2, max: 12 });
  const shape = fc.record({ sizes: fc.tuple(size, size, size), referring: fc.array(fc.boolean(), { maxLength: 3 }) });
  fc.assert(
    fc.property(shape, ({ sizes, referring }) => {
      const [a, b, c] = sizes;
      const { rows, broken } = rowsOf({ sizes, referring, keys: ['ab', 'bc'] }, 500);
      expect(broken).toEqual([]);
      expect(rows).toBe(b * Math.min(a, c));
    }),
    { numRuns: 40, seed: 7 },
  );
});
