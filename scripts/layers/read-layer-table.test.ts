import { expect, test } from 'vitest';
import { readLayerTable } from './read-layer-table.ts';

test('rows between the markers become layers, dashes become nothing', () => {
  const markdown = [
    '| not | this | one |',
    '<!-- layers -->',
    '| package | may import | third-party |',
    '|---|---|---|',
    '| `packages/base` | — | — |',
    '| `packages/upper` | `packages/base` | `yaml`, `node:*` |',
    '<!-- /layers -->',
  ].join('\n');
  expect(readLayerTable(markdown)).toEqual({
    'packages/base': { packages: [], modules: [] },
    'packages/upper': { packages: ['packages/base'], modules: ['yaml', 'node:*'] },
  });
});

test('a page without the markers is an error', () => {
  expect(() => readLayerTable('# Architecture')).toThrow('no table');
});
