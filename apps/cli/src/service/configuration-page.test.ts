import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_VARIABLES } from './service-environment.ts';

const page = readFileSync(new URL('../../../../docs/reference/configuration.md', import.meta.url), 'utf8');
const described = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);

test('the page describes exactly the variables that the service reads, in the order of the list', () => {
  expect(described).toEqual(SERVICE_VARIABLES);
});

test('the page mentions no variable that nothing reads', () => {
  const others = new Set(['ROWLOOM_URL', 'ROWLOOM_API_KEY', 'ROWLOOM_PASSWORD', 'DATABASE_URL', ...described]);
  const named = [...page.matchAll(/\b(?:ROWLOOM|DATABASE)_[A-Z_]+\b/g)].map(([name]) => name);
  expect(named.filter((name) => !others.has(name))).toEqual([]);
});
