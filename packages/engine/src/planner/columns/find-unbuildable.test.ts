import { expect, test } from 'vitest';
import { column, INTEGER, table, TEXT } from '../../laws/zoo.fixture.ts';
import { loadLexicon } from '../../base/locale/load-lexicon.ts';
import type { Rules } from '../../document/rules/rules.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { findUnbuildable } from './find-unbuildable.ts';
import { makePlan } from '../make-plan.ts';

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
  [{ 'boxes.width': { derive: '1 / 0' } }, /^boxes\.width cannot be made: derive cannot divide by zero\./],
  [{ 'boxes.width': { derive: 'id % (1 - 1)' } }, /^boxes\.width cannot be made: derive cannot divide by zero\./],
])('a column that cannot be built is an issue of the plan, not of the run: %j', async (rules, message) => {
  const wishes = { rows: { '*': 5 }, seed: 1, locale: 'en' as const, as_of: '2026-11-15T00:00:00Z', rules };
  const made = makePlan(schema, wishes, await loadLexicon('en'));
  expect('issues' in made ? made.issues.map((issue) => issue.message) : []).toEqual([expect.stringMatching(message)]);
});

test('a plan that is wrong because of a bug is not an issue of the schema', async () => {
  const lexicon = await loadLexicon('en');
  const made = makePlan(schema, { rows: { '*': 5 }, seed: 1, locale: 'en', as_of: '2026-11-15T00:00:00Z' }, lexicon);
  if ('issues' in made) throw new Error(made.issues.map(({ message }) => message).join('\n'));
  const wrong = { kind: 'generator', generator: 'none', version: 1, options: { given: true } } as const;
  const tables = made.plan.tables.map((planned) => ({
    ...planned,
    columns: planned.columns.map((item) => (item.name === 'label' ? { ...item, source: wrong } : item)),
  }));
  expect(() => findUnbuildable(schema, { ...made.plan, tables }, lexicon)).toThrow('This engine has no generator none');
});
