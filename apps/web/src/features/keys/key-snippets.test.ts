import { expect, test } from 'vitest';
import { keySnippets } from './key-snippets.ts';

const place = { url: 'https://rowloom.example', organizationId: 'org_1', project: 'Shop' };
const textOf = (id: string, more: object = {}) =>
  keySnippets({ ...place, ...more }).find((snippet) => snippet.id === id)?.text ?? '';

test('every snippet names the service that the page came from', () => {
  for (const { text } of keySnippets(place)) expect(text).toContain('https://rowloom.example');
});

test('a new key appears where it is needed, and never in the pipeline', () => {
  expect(textOf('curl', { key: 'sk_live_rl_1' })).toContain('ROWLOOM_API_KEY=sk_live_rl_1');
  expect(textOf('ci', { key: 'sk_live_rl_1' })).not.toContain('sk_live_rl_1');
});

test('a name with blanks and quotes stays one shell word', () => {
  expect(textOf('cli')).toContain('push Shop --to');
  expect(textOf('cli', { project: "Ada's shop" })).toContain(String.raw`push 'Ada'\''s shop' --to`);
});
