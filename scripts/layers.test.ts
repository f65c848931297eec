import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFloors } from './layers/check-floors.ts';
import { checkImports, checkTable } from './layers/check-imports.ts';
import { checkMap } from './layers/check-maps.ts';
import { countDialectNames } from './layers/count-dialect-names.ts';
import { findCrowdedFolders } from './layers/find-crowded-folders.ts';
import { findImpurities } from './layers/find-impurities.ts';
import { measureLines } from './layers/measure-lines.ts';
import { readLayerTable } from './layers/read-layer-table.ts';
import { isTest, readWorkspace } from './layers/workspace.ts';

/** Every file is parsed: on a machine that is busy otherwise it takes its time. */
const PATIENCE = 180_000;
const ROOT = join(import.meta.dirname, '..');
const workspace = readWorkspace(ROOT);

test('the scan sees the repository', () => {
  const paths = workspace.files.map((file) => file.path);
  expect(paths).toContain('scripts/layers.test.ts');
  expect(paths).toContain('packages/engine/src/language/schema/schema-document.ts');
});

test('the table of layers points downward and agrees with every package.json', () => {
  expect(checkTable(workspace)).toEqual([]);
});

test('no import leaves the table, goes undeclared, goes past an index or closes a cycle', { timeout: PATIENCE }, () => {
  expect(checkImports(workspace)).toEqual([]);
});

test('every floor imports only itself and the floors before it', { timeout: PATIENCE }, () => {
  expect(checkFloors(workspace)).toEqual([]);
});

/** What is left is about the service's own store, which is PostgreSQL. The number only goes down. */
const MAX_DIALECT_NAMES = 3;

test('code asks what a dialect can do, not what it is called', () => {
  const found = countDialectNames(workspace.files);
  const sum = [...found.values()].reduce((all, count) => all + count, 0);
  expect(sum, JSON.stringify([...found])).toBeLessThanOrEqual(MAX_DIALECT_NAMES);
});

test('no folder holds more files than a reader can take in', () => {
  expect(findCrowdedFolders(workspace.files)).toEqual([]);
});

test('the engine depends on nothing but the address of a cell', { timeout: PATIENCE }, () => {
  const engine = workspace.files.filter(({ path }) => path.startsWith('packages/engine/src/') && !isTest(path));
  const found = engine.flatMap(({ path, text }) =>
    findImpurities(path, text).map(({ name, line }) => `${path}:${line} uses ${name}`),
  );
  expect(engine.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('files stay short', () => {
  const { files, median, ninetieth, tooLong } = measureLines(workspace.files);
  console.info(`${files} files outside data folders: median ${median} lines, 90th percentile ${ninetieth}`);
  expect(tooLong).toEqual([]);
  expect(ninetieth).toBeLessThan(250);
});

test('ARCHITECTURE.md shows the table of layers as it is', () => {
  expect(readLayerTable(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))).toEqual(workspace.table.layers);
});

test('the map of each package names the folders that are there', () => {
  const maps = Object.keys(workspace.table.layers)
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(join(ROOT, folder, 'README.md')));
  expect(maps.length).toBeGreaterThan(8);
  const found = maps.flatMap((folder) => {
    const files = workspace.files.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));
    const inside = files.map((path) => path.slice(folder.length + 1));
    const map = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    return checkMap(map, inside, workspace.table.floors[folder]).map((problem) => `${folder}/README.md: ${problem}`);
  });
  expect(found).toEqual([]);
});

test('the lock file names every optional package that is asked for, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
  };
  const asked = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(asked.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
});

/** The address that npm replaces by the registry in use. With none, npm asks for the history of every package first. */
test('the lock file has the address of every package, and names no registry but the one that stands for all', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  const strange = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { resolved = '' }]) => !resolved.startsWith('https://registry.npmjs.org/'));
  expect(strange).toEqual([]);
});
