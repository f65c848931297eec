import { compileLoop } from '../compile/compile-loop.ts';
import { makeLoopScope } from '../compile/make-row-scope.ts';
import { type RunContext, type Sampler, tableOf } from '../compile/run-context.ts';
import { exactJsonl } from '../encode/jsonl.ts';
import { decodeUtf8 } from '../text/utf8.ts';
import { holds } from './holds.ts';

/** Attempts before a row is given up: at one chance in a hundred, one row in 10^17 would still fail. */
const ATTEMPTS = 4000;

/**
 * Draws a row again under attempt 1, 2, … until its sampled constraints hold. The attempt depends on the row alone, so
 * every chunk and every machine finds the same one.
 */
export function makeSampler(run: RunContext, table: string): Sampler {
  let find: ((row: number) => number) | undefined;
  let lastRow = -1;
  let lastSalt = 0;
  return {
    saltOf(row) {
      if (row === lastRow) return lastSalt;
      // Compiled when it is first needed: a table that refers to itself would otherwise compile itself for ever.
      find ??= compileSearch(run, table);
      const salt = find(row);
      lastRow = row;
      lastSalt = salt;
      return salt;
    },
  };
}

function compileSearch(run: RunContext, table: string): (row: number) => number {
  const { sampled, types } = tableOf(run, table);
  const scope = makeLoopScope(run, table, true);
  const columns = [...sampled.columns].filter((name) => types.has(name)).map((name) => scope.column(name));
  const loop = compileLoop(scope.frame, columns, exactJsonl);
  return (row) => {
    // A buffer of its own for each search: a row's parent in the same table may be searched for inside this one.
    const view = new DataView(new ArrayBuffer(loop.maxRowBytes * 2));
    const state = { at: 0, salt: 0 };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      state.salt = Math.imul(attempt, 0x9e3779b1);
      loop.fill(view, 0, row, row + 1, state);
      const values = JSON.parse(decodeUtf8(view, 0, state.at)) as Readonly<Record<string, unknown>>;
      if (sampled.tests.every((test) => holds(test, values, types, run.asOf))) return state.salt;
    }
    throw new SamplingExhausted(table, row);
  };
}

/** No attempt satisfied the row's constraints; the planner's probe meets this before a run does. */
export class SamplingExhausted extends Error {
  override readonly name = 'SamplingExhausted';
  readonly table: string;
  readonly row: number;

  constructor(table: string, row: number) {
    super(
      `None of ${ATTEMPTS} draws of row ${row} of ${table} satisfies its CHECKs. A rule for one of their columns would help.`,
    );
    this.table = table;
    this.row = row;
  }
}
