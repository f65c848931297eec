import { expect, test } from 'vitest';
import { canonicalJson } from '../base/bytes/canonical-json.ts';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import type { ColumnSource, Plan } from '../document/plan/plan.ts';
import { makePlan } from './make-plan.ts';

type Generated = Extract<ColumnSource, { kind: 'generator' }>;

const SHAPE = { origin: { generator: 'country_code' }, b: { z: 1, a: [{ y: 1, x: 2 }] }, a: 'x' };

test('a plan has its options in the order in which it is written and read', async () => {
  const type = { kind: 'json', native: 'jsonb', binary: true } as const;
  const table = {
    name: 'things',
    columns: [{ name: 'facts', type, nullable: false }],
    uniques: [],
    foreign_keys: [],
    checks: [],
  };
  const result = makePlan(
    { version: 1, name: 'things', dialect: 'postgresql', tables: [table], enums: [], domains: [] },
    {
      rows: 10,
      seed: 1,
      as_of: '2026-01-01T00:00:00.000Z',
      locale: 'en',
      rules: { 'things.facts': { generator: 'json', options: { shape: SHAPE } } },
    },
    await loadLexicon('en'),
  );
  const { plan } = result as { readonly plan: Plan };
  const optionsOf = ({ tables }: Plan): string =>
    JSON.stringify((tables[0]?.columns[0]?.source as Generated | undefined)?.options);
  expect(optionsOf(plan)).toContain('"a":"x","b":{"a":[{"x":2,"y":1}],"z":1},"origin"');
  expect(optionsOf(plan)).toBe(optionsOf(JSON.parse(canonicalJson(plan)) as Plan));
});
