import { expect, test } from 'vitest';
import { readRules, readRulesFile } from './read-rules.ts';

test('a rules file is JSON or YAML, as the command line takes it', async () => {
  const rules = { 'orders.status': { one_of: ['paid', 'open'] } };
  expect(await readRulesFile('rules.json', JSON.stringify(rules))).toEqual(rules);
  expect(await readRulesFile('rules.yaml', 'orders.status:\n  one_of: [paid, open]\n')).toEqual(rules);
});

test('what is not a rules file is answered in words', async () => {
  expect(readRules('[1]')).toMatch(/one object/);
  expect(readRules('{')).toMatch(/not JSON yet/);
  expect(await readRulesFile('rules.yml', 'a: [1')).toMatch(/line 1/);
  expect(await readRulesFile('rules.yml', 'a')).toMatch(/one object/);
});
