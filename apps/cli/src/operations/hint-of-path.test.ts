import { ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { hintOfPath } from './hint-of-path.ts';

test.each([
  ['GET', '/projects', 'Did you mean /api/projects?'],
  ['GET', '/projects/prj_1?limit=5', 'Did you mean /api/projects/prj_1?'],
  ['GET', '/api/project', 'Did you mean /api/projects?'],
  ['GET', '/api/project/prj_1/connection', 'Did you mean /api/projects/prj_1/connections?'],
  ['GET', '/organisations', 'Did you mean /api/organizations?'],
  ['PUT', '/api/projects', 'The methods of this path are GET, POST.'],
  ['GET', '/api/projects/', undefined],
  ['GET', '/nothing/like/it/at/all', undefined],
])('%s %s: %s', (method, path, hint) => {
  expect(hintOfPath(method, path)).toBe(hint);
});

test('operations of the API need no hint', () => {
  const hints = Object.values(ENDPOINTS).map(({ method, path }) =>
    hintOfPath(method, path.replaceAll(/\{\w+\}/g, 'x_1')),
  );
  expect(hints.filter((hint) => hint !== undefined)).toEqual([]);
});
