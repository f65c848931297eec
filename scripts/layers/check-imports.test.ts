import { expect, test } from 'vitest';
import { checkImports, checkTable } from './check-imports.ts';
import type { LayerTable, Manifest, Workspace } from './workspace.ts';

const TABLE: LayerTable = {
  layers: {
    'packages/base': { packages: [], modules: [] },
    'packages/lab': { packages: [], modules: [] },
    'packages/upper': { packages: ['packages/base'], modules: ['yaml', 'node:fs'] },
    'apps/tool': { packages: ['packages/base', 'packages/upper'], modules: ['node:*'] },
    scripts: { packages: [], modules: ['esbuild'] },
  },
  floors: {},
  testModules: ['vitest', 'node:*'],
  testPackages: ['packages/lab'],
};

const MANIFESTS: Readonly<Record<string, Manifest>> = {
  '': { name: 'root', devDependencies: { vitest: '5.1.0', esbuild: '0.28.2' } },
  'packages/base': { name: '@made/base' },
  'packages/lab': { name: '@made/lab' },
  'packages/upper': { name: '@made/upper', dependencies: { '@made/base': '0.1.0', yaml: '2.9.1' } },
  'apps/tool': { name: 'tool', dependencies: { '@made/base': '0.1.0', '@made/upper': '0.1.0' } },
};

const made = (
  files: Readonly<Record<string, string>>,
  manifests: Readonly<Record<string, Manifest>> = {},
  table = TABLE,
): Workspace => ({
  table,
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  manifests: new Map(Object.entries({ ...MANIFESTS, ...manifests })),
});

const problemsOf = (path: string, text: string): readonly string[] =>
  checkImports(
    made({
      'packages/base/src/index.ts': '',
      'packages/lab/src/index.ts': '',
      'packages/upper/src/index.ts': '',
      'apps/tool/bin/start.mjs': '',
      [path]: text,
    }),
  );

test.each([
  ['packages/upper/src/a.ts', `import type { A } from '@made/base';`],
  ['packages/upper/src/a.ts', `import { parse } from 'yaml'; import { readFileSync } from 'node:fs';`],
  ['packages/upper/src/a.ts', `export { a } from './index.ts';`],
  ['packages/upper/src/a.ts', `// import x from 'lodash'\nconst text = "import y from 'lodash'";`],
  ['packages/base/src/a.test.ts', `import { test } from 'vitest'; import { tmpdir } from 'node:os';`],
  ['packages/base/src/a.test.ts', `import { server } from '@made/lab';`],
  ['scripts/a.mjs', `import { build } from 'esbuild';`],
  ['scripts/a.mjs', `import { start } from '../apps/tool/bin/start.mjs';`],
  ['apps/tool/bin/tool.mjs', `await import(chosen);`],
])('%s may contain: %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test.each([
  ['upward', 'packages/base/src/a.ts', `import { up } from '@made/upper';`, 'may not'],
  ['of a test package outside tests', 'packages/base/src/a.ts', `import '@made/lab';`, 'may not'],
  ['upward, types only', 'packages/base/src/a.ts', `import type { Up } from '@made/upper';`, 'may not'],
  ['upward, in a type', 'packages/base/src/a.ts', `type Up = import('@made/upper').Up;`, 'may not'],
  ['upward, by export', 'packages/base/src/a.ts', `export * from '@made/upper';`, 'may not'],
  ['upward, at run time', 'packages/base/src/a.ts', `await import('@made/upper');`, 'may not'],
  ['of an application', 'packages/upper/src/a.ts', `import { main } from 'tool';`, 'may not'],
  ['past an index', 'packages/upper/src/a.ts', `import { b } from '@made/base/src/b.ts';`, 'past the index'],
  [
    'by a path into another package',
    'packages/upper/src/a.ts',
    `import '../../base/src/index.ts';`,
    'past its package name',
  ],
  ['by a path into an application', 'scripts/a.mjs', `import '../apps/tool/src/main.ts';`, 'past its package name'],
  [
    'by a path into a launcher',
    'packages/base/src/a.ts',
    `import '../../../apps/tool/bin/start.mjs';`,
    'past its package',
  ],
  ['of a module outside the table', 'packages/upper/src/a.ts', `import 'lodash/fp';`, 'does not allow'],
  ['of a built-in outside the table', 'packages/upper/src/a.ts', `import 'node:net';`, 'does not allow'],
  ['of a built-in without its prefix', 'packages/upper/src/a.ts', `import 'fs';`, 'does not allow'],
  ['of a test tool outside tests', 'packages/base/src/a.ts', `import { test } from 'vitest';`, 'does not allow'],
  ['of a missing file', 'packages/base/src/a.ts', `import './gone.ts';`, 'names no source file'],
  ['of something computed', 'packages/base/src/a.ts', `await import(name);`, 'computes what it imports'],
])('an import %s is reported', (_, path, text, message) => {
  expect(problemsOf(path, text)).toEqual([expect.stringContaining(message)]);
});

test('an allowed module that package.json does not declare is reported', () => {
  const files = { 'packages/upper/src/a.ts': `import 'yaml';` };
  expect(checkImports(made(files, { 'packages/upper': { name: '@made/upper' } }))).toEqual([
    'packages/upper/src/a.ts:1 imports yaml without declaring it',
  ]);
});

test('a cycle of files is reported, also one of types and re-exports', () => {
  const files = {
    'packages/base/src/a.ts': `import type { B } from './b.ts';`,
    'packages/base/src/b.ts': `export * from './c.ts';`,
    'packages/base/src/c.ts': `import './a.ts';`,
  };
  expect(checkImports(made(files))).toEqual([expect.stringContaining('import cycle')]);
});

test('a sound table has no problems', () => {
  expect(checkTable(made({}))).toEqual([]);
});

test('a package that the table does not name is reported', () => {
  expect(checkTable(made({}, { 'packages/new': { name: '@made/new' } }))).toEqual([
    'layers.json does not name packages/new',
  ]);
});

test.each([['^2.9.1'], ['*'], ['2.x'], ['latest']])('the version %s is reported as not exact', (version) => {
  const manifest = { name: '@made/upper', dependencies: { yaml: version } };
  expect(checkTable(made({}, { 'packages/upper': manifest }))).toEqual([expect.stringContaining('not one version')]);
});

test('a dependency declared beyond the table is reported', () => {
  const manifest = { name: '@made/base', dependencies: { yaml: '2.9.1', '@made/upper': '0.1.0' } };
  expect(checkTable(made({}, { 'packages/base': manifest }))).toHaveLength(2);
});

test('a table with a cycle, or in which an application is imported, is reported', () => {
  const layers = {
    ...TABLE.layers,
    'packages/base': { packages: ['packages/upper'], modules: [] },
    scripts: { packages: ['apps/tool'], modules: [] },
  };
  const problems = checkTable(made({}, {}, { ...TABLE, layers }));
  expect(problems).toContainEqual(expect.stringContaining('has a cycle'));
  expect(problems).toContainEqual(expect.stringContaining('nothing imports apps'));
});
