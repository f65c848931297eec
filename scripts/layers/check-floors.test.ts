import { expect, test } from 'vitest';
import { checkFloors } from './check-floors.ts';
import { findCrowdedFolders } from './find-crowded-folders.ts';
import type { Workspace } from './workspace.ts';

const made = (files: Readonly<Record<string, string>>): Workspace => ({
  table: { layers: {}, floors: { 'packages/a/src': ['ground', 'first'] }, testModules: [], testPackages: [] },
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  manifests: new Map(),
});

test('a floor may import itself and those before it; the entry point and tests may import anything', () => {
  const files = {
    'packages/a/src/index.ts': `export { b } from './first/b.ts';`,
    'packages/a/src/first/b.ts': `import '../ground/c.ts'; import './inner/d.ts';`,
    'packages/a/src/ground/c.test.ts': `import { b } from '../first/b.ts';`,
    'packages/a/src/ground/e.ts': `import '../../../b/src/other.ts';`,
    'packages/b/src/other.ts': `import './anything.ts';`,
  };
  expect(checkFloors(made(files))).toEqual([]);
});

test.each([
  ['packages/a/src/ground/c.ts', `\nimport { b } from '../first/b.ts';`, 'packages/a/src/ground/c.ts:2 imports'],
  ['packages/a/src/ground/deep/c.ts', `export * from '../../first/b.ts';`, 'packages/a/src/ground/deep/c.ts:1 imports'],
  ['packages/a/src/first/b.ts', `import '../index.ts';`, 'packages/a/src/first/b.ts:1 imports'],
  ['packages/a/src/attic/c.ts', '', 'packages/a/src/attic/c.ts stands on no floor'],
  ['packages/a/src/loose.ts', '', 'packages/a/src/loose.ts stands on no floor'],
])('%s may not contain: %s', (path, text, problem) => {
  expect(checkFloors(made({ [path]: text }))).toEqual([expect.stringContaining(problem)]);
});

test('a folder of more than 40 source files is named; tests do not count', () => {
  const files = Array.from({ length: 41 }, (_, at) => ({ path: `a/${at}.ts`, text: '' }));
  expect(findCrowdedFolders(files)).toEqual([expect.stringContaining('a has 41 source files')]);
  expect(findCrowdedFolders([...files.slice(1), { path: 'a/b.test.ts', text: '' }])).toEqual([]);
});
