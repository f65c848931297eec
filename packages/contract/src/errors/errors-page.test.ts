import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeOpenApi } from '../openapi/make-openapi.ts';
import { ERROR_CATALOGUE } from './error-catalogue.ts';

const page = readFileSync(new URL('../../../../docs/reference/errors.md', import.meta.url), 'utf8');

const catalogue = Object.entries(ERROR_CATALOGUE).map(([code, { status }]) => `${status} ${code}`);

const described = [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, status, code]) => `${status} ${code}`,
);

/** From the names of the shared answers: `403.session_required.insufficient_role`. */
function published(): readonly string[] {
  const { components } = makeOpenApi({ version: '1' }) as {
    components: { responses: Readonly<Record<string, unknown>> };
  };
  const pairs = Object.keys(components.responses).flatMap((name) => {
    const [status, ...codes] = name.split('.');
    return codes.filter((code) => code !== 'open').map((code) => `${status} ${code}`);
  });
  return [...new Set(pairs)];
}

test('the page lists exactly the errors of the catalogue, in its order', () => {
  expect(described).toEqual(catalogue);
});

test('the OpenAPI document has exactly the errors of the catalogue', () => {
  expect(published().toSorted()).toEqual(catalogue.toSorted());
});

test('the page mentions no code outside the catalogue', () => {
  const words = [...page.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, word = '']) => word);
  const parameters = new Set(['org_id', 'organization_id', 'approval_id']);
  expect(words.filter((word) => !Object.hasOwn(ERROR_CATALOGUE, word) && !parameters.has(word))).toEqual([]);
});
