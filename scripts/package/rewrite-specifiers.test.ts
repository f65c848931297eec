import { expect, test } from 'vitest';
import { type Needed, readDoor, rewriteSpecifiers } from './rewrite-specifiers.ts';

const ENGINE = `export { type Plan, makePlan } from './plan/plan.ts';
export type { Row as TableRow } from './row.ts';
export declare const VERSION = 2;
`;
const doors = new Map([['@rowloom/engine', readDoor('packages/engine/src/index', ENGINE)]]);

function rewrite(text: string): { readonly text: string; readonly needed: readonly Needed[] } {
  const needed: Needed[] = [];
  const rewritten = rewriteSpecifiers('packages/sql/src/a/b', text, doors, (need) => {
    needed.push(need);
    return need.kind === 'ours' ? `<${need.module}>` : `<vendor ${need.name}>`;
  });
  return { text: rewritten, needed };
}

test('names of another package are imported from the file that declares them, under their names there', () => {
  const { text } = rewrite(
    'import type { Plan, TableRow } from \'@rowloom/engine\';\nexport type A = import("@rowloom/engine").TableRow;',
  );
  expect(text.split('\n')).toEqual([
    "import type { Plan } from '<packages/engine/src/plan/plan>';",
    "import type { Row as TableRow } from '<packages/engine/src/row>';",
    'export type A = import("<packages/engine/src/row>").Row;',
  ]);
});

test('files beside it, packages of others and Node itself are distinguished', () => {
  const { text, needed } = rewrite(
    "export { c } from '../c.ts';\nimport { type T } from 'typebox';\nimport type { Readable } from 'node:stream';",
  );
  expect(text).toContain("from '<packages/sql/src/c>'");
  expect(text).toContain("from 'node:stream'");
  expect(needed).toEqual([
    { kind: 'ours', module: 'packages/sql/src/c' },
    { kind: 'foreign', name: 'typebox' },
  ]);
});

test('a name that the other package does not export is an error here, not for users who compile', () => {
  expect(() => rewrite("import type { Secret } from '@rowloom/engine';")).toThrow('Secret');
});
