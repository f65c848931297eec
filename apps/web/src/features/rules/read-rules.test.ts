import { expect, test } from 'vitest';
import { readRules, readRulesFile } from './read-rules.ts';

test('a rules file is JSON or YAML, as on the command line', async () => {
  const rules = { 'orders.status': { one_of: ['paid', 'open'] } };
  expect(await readRulesFile('rules.json', JSON.stringify(rules))).toEqual(rules);
  expect(await readRulesFile('rules.yaml', 'orders.status:\n  one_of: [paid, open]\n')).toEqual(rules);
});

test('an invalid rules file is answered with an explanation', async () => {
  expect(readRules('[1]')).toMatch(/one object/);
  expect(readRules('{')).toMatch(/not JSON yet/);
  expect(await readRulesFile('rules.yml', 'a: [1')).toMatch(/line 1/);
  expect(await readRulesFile('rules.yml', 'a')).toMatch(/one object/);
});
