import { expect, test } from 'vitest';
import { fieldsLine, selectFields } from './select-fields.ts';

const RUN = {
  id: 'gen_1',
  target: { host: 'db', port: null },
  tables: [
    { name: 'a', rows: 1 },
    { name: 'b', rows: 2 },
  ],
};

const selectField = (value: unknown, path: string): readonly unknown[] => selectFields(value, path).flat();

test.each([
  ['id', ['gen_1']],
  ['target.host', ['db']],
  ['target.port', [null]],
  ['tables[].rows', [1, 2]],
  ['tables.name', ['a', 'b']],
  ['tables[1].name', ['b']],
  ['.tables[0]', [RUN.tables[0]]],
] as const)('%s selects %j', (path, values) => {
  expect(selectField(RUN, path)).toEqual(values);
});

test('a path goes through the items of a list', () => {
  expect(selectField([RUN, RUN], 'tables[].name')).toEqual(['a', 'b', 'a', 'b']);
  expect(selectField([RUN], '[].id')).toEqual(['gen_1']);
  expect(selectField([], 'id')).toEqual([]);
});

test.each([
  ['id,target.host', [['gen_1', 'db']]],
  [
    'tables[].name, tables.rows',
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  [
    'id,tables[].name',
    [
      ['gen_1', 'a'],
      ['gen_1', 'b'],
    ],
  ],
  ['tables[0].name,tables[1].name', [['a', 'b']]],
  ['target,target.host', [[RUN.target, 'db']]],
  ['id,id', [['gen_1', 'gen_1']]],
] as const)('%s are columns, and values of one record stay together', (paths, rows) => {
  expect(selectFields(RUN, paths)).toEqual(rows);
});

test('columns of a list are those of each of its items', () => {
  const runs = [RUN, { ...RUN, id: 'gen_2', target: null }];
  expect(selectFields(runs, 'target.host,id')).toEqual([
    ['db', 'gen_1'],
    [null, 'gen_2'],
  ]);
  expect(selectFields({ items: runs }, 'items[].id,items.target.host,items[0].id')).toEqual([
    ['gen_1', 'db', 'gen_1'],
    ['gen_2', null, 'gen_1'],
  ]);
});

test('values are separated by tabs, and tabs within them are escaped', () => {
  expect(fieldsLine(['a\tb\nc\\', 1, null, { d: 'e' }])).toBe(String.raw`a\tb\nc\\` + '\t1\tnull\t{"d":"e"}');
  expect(fieldsLine(['a\tb\nc\\'])).toBe('a\tb\nc\\');
});

test.each([
  ['tabels', 'the answer has no field tabels'],
  ['id,target.hots', 'target has no field hots'],
  ['id.more', 'id is not a list'],
  ['a..b', 'is not a path'],
  ['tables[x]', 'is not a path'],
  ['id,', 'is not a path'],
])('%s is refused', (path, message) => {
  expect(() => selectFields(RUN, path)).toThrow(message);
});
