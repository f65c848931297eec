import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import { makePlan } from '../planner/make-plan.ts';
import type { Check, Column, ForeignKey, SchemaDocument, Table, Unique } from '../language/schema/schema-document.ts';
import { findOrphans } from './find-orphans.fixture.ts';
import { rowsOf } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

/** Planning and weaving terminate for any number of rows, including none and one. */
const lexicon = await loadLexicon('en');

type Link = {
  readonly to: number;
  readonly nullable: boolean;
  readonly unique: boolean;
  readonly inKey: boolean;
};
type Shape = {
  readonly links: readonly Link[];
  readonly few: boolean;
  readonly short: boolean;
  readonly rows: number | undefined;
};

const anyShape: fc.Arbitrary<Shape> = fc.record({
  links: fc.array(fc.record({ to: fc.nat(5), nullable: fc.boolean(), unique: fc.boolean(), inKey: fc.boolean() }), {
    maxLength: 3,
  }),
  few: fc.boolean(),
  short: fc.boolean(),
  rows: fc.constantFrom(0, 1, 1, 2, 9, undefined),
});

function tableOf({ links, few, short }: Shape, index: number, count: number): Table {
  const keys: ForeignKey[] = [];
  const columns: Column[] = [column('id', INTEGER), column('created_at', TIME), column('name', TEXT)];
  const uniques: Unique[] = [];
  const checks: Check[] = [];
  links.forEach((link, at) => {
    const name = `link_${at}`;
    columns.push(column(name, INTEGER, link.nullable));
    keys.push({ columns: [name], references: { table: `t${link.to % count}`, columns: ['id'] } });
    if (link.unique) uniques.push({ columns: [name] });
    if (link.inKey) uniques.push({ columns: [name, few ? 'kind' : 'name'] });
  });
  if (few) {
    columns.push(column('kind', TEXT));
    checks.push(check('kinds', "kind in ('a', 'b')"));
  }
  if (short) {
    columns.push(column('code', { kind: 'text', max_length: 1, native: 'char(1)' }, true));
    uniques.push({ columns: ['code'] });
  }
  return table(`t${index}`, 'id', columns, { keys, uniques, checks });
}

const documentOf = (shapes: readonly Shape[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'few',
  enums: [],
  domains: [],
  tables: shapes.map((shape, index) => tableOf(shape, index, shapes.length)),
});

test('tables of no row, one row and more than fit are planned and woven with little work', () => {
  let planned = 0;
  fc.assert(
    fc.property(fc.array(anyShape, { minLength: 1, maxLength: 6 }), fc.nat(99), (shapes, seed) => {
      const document = documentOf(shapes);
      const named = shapes.flatMap(({ rows }, index) => (rows === undefined ? [] : [[`t${index}`, rows] as const]));
      const rows = { ...Object.fromEntries(named), '*': 40 };
      const wishes = {
        rows,
        seed,
        locale: 'en',
        as_of: '2026-11-15T00:00:00Z',
        work: 200_000,
        leave_out: true,
      } as const;
      const made = makePlan(document, wishes, lexicon);
      const issues = 'issues' in made ? made.issues : [];
      expect(issues.map(({ code }) => code)).not.toContain('planning_stopped');
      if ('issues' in made) return;
      planned++;
      const run = makeRunContext(document, made.plan, lexicon);
      for (const { name, rows: count } of made.plan.tables) expect(rowsOf(run, name).length).toBe(count);
      expect(findOrphans(run, document)).toEqual([]);
    }),
    { numRuns: 40, seed: 11 },
  );
  expect(planned).toBeGreaterThan(5);
});
