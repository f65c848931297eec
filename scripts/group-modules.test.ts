import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupModules } from './group-modules.ts';

const SOURCE = '/source';
const at = (name: string): string => join(SOURCE, name);

/** Files of a bundle: each with its modules, the files that it imports, and whether it is an entry point. */
const bundle = (files: Readonly<Record<string, readonly [modules: readonly string[], imports: readonly string[]]>>) =>
  Object.entries(files).map(([fileName, [modules, imports]]) => {
    const [first = ''] = modules;
    return {
      type: 'chunk',
      fileName,
      moduleIds: modules.map(at),
      imports,
      isEntry: first === 'main.ts',
      facadeModuleId: first === '' ? null : at(first),
    };
  });

const FILES = {
  main: [['main.ts', 'report.ts'], ['words']],
  words: [['words.ts'], []],
  thread: [['threads/run-file-thread.ts'], ['engine', 'words']],
  engine: [['engine.ts'], []],
  generate: [['commands/generate.ts'], ['options', 'words']],
  options: [['options.ts'], []],
  files: [['run/generate-files.ts'], ['engine', 'planner', 'options']],
  planner: [['planner.ts'], ['engine', 'words']],
  preview: [['commands/preview.ts'], ['planner', 'table']],
  table: [['table.ts'], []],
  plan: [['commands/plan.ts'], ['planner']],
  into: [['run/generate-into.ts'], ['planner', 'driver']],
  driver: [['driver.ts'], []],
  service: [['service.ts'], ['driver']],
} as const;

test('a module goes to the first group that needs it, and nobody loads what only a later one needs', () => {
  const groups = groupModules(bundle(FILES), SOURCE);
  const groupOf = (name: string): string | undefined => groups.get(at(name));
  expect(['report.ts', 'words.ts'].map(groupOf)).toEqual(['start', 'start']);
  expect(['commands/generate.ts', 'options.ts'].map(groupOf)).toEqual(['generate', 'generate']);
  expect(['threads/run-file-thread.ts', 'engine.ts'].map(groupOf)).toEqual(['thread', 'thread']);
  expect(['run/generate-files.ts', 'planner.ts'].map(groupOf)).toEqual(['files', 'files']);
  expect(['commands/preview.ts', 'table.ts'].map(groupOf)).toEqual(['plans', 'plans']);
  expect(['run/generate-into.ts', 'driver.ts'].map(groupOf)).toEqual(['loads', 'loads']);
});

test('entry points and modules that no group needs stay where the bundler puts them', () => {
  const groups = groupModules(bundle(FILES), SOURCE);
  expect(groups.has(at('main.ts'))).toBe(false);
  expect(groups.has(at('service.ts'))).toBe(false);
});

test('a renamed module is reported, not left out', () => {
  const { driver: _driver, into: _into, ...rest } = FILES;
  expect(() => groupModules(bundle(rest), SOURCE)).toThrow('run/generate-into.ts is in no file of the bundle');
});
