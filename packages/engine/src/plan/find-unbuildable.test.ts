import { expect, test } from 'vitest';
import { column, INTEGER, table, TEXT } from '../laws/zoo.fixture.ts';
import { loadLexicon } from '../locale/load-lexicon.ts';
import type { Rules } from '../rules/rules.ts';
import type { SchemaDocument } from '../schema/schema-document.ts';
import { makePlan } from './make-plan.ts';

const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'boxes',
  enums: [],
  domains: [],
  tables: [table('boxes', 'id', [column('id', INTEGER), column('width', INTEGER), column('label', TEXT)])],
};

test.each<[Rules, RegExp]>([
  [{ 'boxes.width': { derive: 'label + 1' } }, /^boxes\.width cannot be made: derive cannot calculate .* rule/],
  [{ 'boxes.width': { derive: 'width + 1' } }, /^boxes\.width cannot be made: boxes\.width is derived from itself\./],
])('what cannot be put together is an issue of the plan, not of the run: %j', async (rules, message) => {
  const wishes = { rows: { '*': 5 }, seed: 1, locale: 'en' as const, as_of: '2026-11-15T00:00:00Z', rules };
  const made = makePlan(schema, wishes, await loadLexicon('en'));
  expect('issues' in made ? made.issues.map((issue) => issue.message) : []).toEqual([expect.stringMatching(message)]);
});
