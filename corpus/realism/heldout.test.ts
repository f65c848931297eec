import { expect, test } from 'vitest';
import { countVerdicts } from './judge/count-verdicts.ts';
import { findLabelled } from './judge/find-labelled.ts';
import { judgeLabels } from './judge/judge-labels.ts';
import { readLabels } from './judge/read-labels.ts';
import { weaveSchema } from './woven-schema.ts';

const path = `${import.meta.dirname}/sets/heldout/labels.csv`;
const labels = readLabels(path);

/** A little below what was measured last: what is understood is not lost again. */
test.each([
  { name: 'heldout/payroll', sensible: 0.72, wrong: 0.12 },
  { name: 'heldout/autohaus', sensible: 0.76, wrong: 0.1 },
])('rows of $name mean what its columns say', async ({ name, sensible, wrong }) => {
  const [schema] = findLabelled(path, labels, name);
  if (schema === undefined) throw new Error(`There is no ${name}.`);
  const woven = await weaveSchema(schema, { rows: 200, seed: 1 });
  const own = labels.filter((label) => label.schema === name);
  const { text, notJudged } = countVerdicts(name, judgeLabels(woven, own));
  expect(text.sensible / text.all).toBeGreaterThanOrEqual(sensible);
  expect(text.wrong / text.all).toBeLessThanOrEqual(wrong);
  expect(notJudged.length / own.length).toBeLessThan(0.05);
});
