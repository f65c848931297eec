import { canCopyBinary, compileTable, copyBinary, copyText, type RunContext } from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import { expect, test } from 'vitest';
import { catalogueSchema, makeRun } from './weave-hashes.ts';

const GUARD = 4096;
const MARK = 0xa5;

/** Tables whose loop writes around its own part of the memory, where earlier rows may wait to be sent. */
function trespassers(run: RunContext): readonly string[] {
  return [...run.tables.keys()].flatMap((table) => {
    const columns = compileTable(run, table, copyText).columns;
    const encoders = [copyText, ...(canCopyBinary(columns) ? [copyBinary] : [])];
    return encoders.flatMap((encoder) => {
      const size = compileTable(run, table, encoder).minBytes;
      const program = compileTable(run, table, encoder, { engine: 'webassembly', ownBytes: size + 2 * GUARD });
      const { own } = program;
      if (own === undefined) return [];
      const memory = new Uint8Array(own.buffer, own.byteOffset, own.byteLength).fill(MARK);
      const view = new DataView(own.buffer, own.byteOffset + GUARD, size);
      const state = { at: 0 };
      for (let row = 0; row < program.rows; ) row = program.fill(view, row, program.rows, state);
      const around = [memory.subarray(0, GUARD), memory.subarray(GUARD + size)];
      return around.every((part) => part.every((byte) => byte === MARK)) ? [] : [`${table} as ${encoder.name}`];
    });
  });
}

test.each(PACKS)('no loop of the pack $id writes beyond its memory', async ({ schema, rules }) => {
  for (const locale of ['en', 'ja'] as const)
    expect(trespassers(await makeRun(schema, { '*': 400 }, rules, locale))).toEqual([]);
});

test('no loop of a generator writes beyond its memory', async () => {
  const { schema, rules } = catalogueSchema();
  for (const locale of ['en', 'ja'] as const)
    expect(trespassers(await makeRun(schema, { '*': 500 }, rules, locale))).toEqual([]);
});
