import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTable } from '../weave/compile/compile-table.ts';
import type { RunContext } from '../weave/graph/run-context.ts';
import { copyText } from '../weave/encode/copy-text.ts';
import { csv } from '../weave/encode/csv.ts';
import type { Encoder } from '../weave/encode/encoder.ts';
import { jsonl } from '../weave/encode/jsonl.ts';
import { loadData } from '../weave/encode/load-data.ts';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { decodeUtf8 } from '../base/bytes/utf8.ts';
import { weave } from './weave.fixture.ts';

type Engine = 'javascript' | 'webassembly';

function textOf(run: RunContext, table: string, encoder: Encoder, engine: Engine, from: number, to: number): string {
  const program = compileTable(run, table, encoder, { engine });
  expect(program.own === undefined).toBe(engine === 'javascript');
  const view = new DataView(new ArrayBuffer(Math.max(4096, program.minBytes)));
  const state = { at: 0 };
  let text = '';
  for (let row = from; row < to; ) {
    row = program.fill(view, row, to, state);
    text += decodeUtf8(view, 0, state.at);
  }
  return text;
}

test.each([copyText, csv, jsonl, loadData])('every table of the zoo is the same as WebAssembly: $name', (encoder) => {
  const run = weave();
  for (const [table, { plan }] of run.tables) {
    const [expected, found] = (['javascript', 'webassembly'] as const).map((engine) =>
      textOf(run, table, encoder, engine, 0, Math.min(plan.rows, 400)),
    );
    expect(found, table).toBe(expected);
  }
});

const integer = { kind: 'integer', bits: 32, native: 'integer' } as const;

function makeTable(name: string, parents: readonly string[], extra: Partial<Table> = {}): Table {
  return {
    name,
    columns: ['id', ...parents.map((parent) => `${parent}_id`), 'amount'].map((column) => ({
      name: column,
      type: integer,
      nullable: false,
    })),
    primary_key: { columns: ['id'] },
    uniques: [],
    foreign_keys: parents.map((parent) => ({
      columns: [`${parent}_id`],
      references: { table: parent, columns: ['id'] },
    })),
    checks: [],
    ...extra,
  };
}

/** More parents than a precomputed table covers, with folds over the children and values of the parents. */
const LARGE: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'large',
  enums: [],
  domains: [],
  tables: [makeTable('parent', []), makeTable('child', ['parent']), makeTable('leaf', ['child', 'parent'])],
};

test('ranges anywhere in large tables are the same as WebAssembly, whatever was requested before', () => {
  const run = weave(LARGE, {
    rows: { parent: 90_000, child: 260_000, leaf: 400_000 },
    rules: {
      'parent.amount': { derive: 'sum(child.amount)' },
      'child.amount': { generator: 'integer', options: { min: -50, max: 900 } },
      'leaf.amount': { derive: 'child_id.amount + parent_id.amount' },
    },
  });
  const programs = new Map(
    ['parent', 'child', 'leaf'].map((name) => [
      name,
      (['javascript', 'webassembly'] as const).map((engine) => compileTable(run, name, copyText, { engine })),
    ]),
  );
  const place = fc.record({
    name: fc.constantFrom('parent', 'child', 'leaf'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    rows: fc.integer({ min: 1, max: 700 }),
  });
  fc.assert(
    fc.property(place, ({ name, at, rows }) => {
      const [expected, found] = (programs.get(name) ?? []).map((program) => {
        const first = Math.floor(at * (program.rows - rows));
        const view = new DataView(new ArrayBuffer(1 << 17));
        const state = { at: 0 };
        expect(program.fill(view, first, first + rows, state)).toBe(first + rows);
        return decodeUtf8(view, 0, state.at);
      });
      expect(found).toBe(expected);
    }),
    { numRuns: 150 },
  );
});
