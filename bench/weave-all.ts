import { compileTable, type Encoder, type RunContext } from '@rowloom/engine';
import { best } from './measure.ts';

const BUFFER = 1 << 18;

/** A table ready to be written to nowhere, repeatedly. */
export type Weaving = {
  readonly name: string;
  readonly rows: number;
  readonly cells: number;
  /** Writes all rows; returns their bytes. */
  readonly weave: () => number;
};

/** The tables of a run, each warmed up: a first section lets the compiler optimise the loop and is not counted. */
export function prepareTables(run: RunContext, encoder: Encoder): readonly Weaving[] {
  return [...run.tables.keys()].map((name) => {
    const program = compileTable(run, name, encoder);
    const view = program.own ?? new DataView(new ArrayBuffer(Math.max(BUFFER, program.minBytes)));
    const state = { at: 0 };
    const weave = (): number => {
      let made = 0;
      for (let row = 0; row < program.rows; made += state.at) row = program.fill(view, row, program.rows, state);
      return made;
    };
    program.fill(view, 0, program.rows, state);
    return { name, rows: program.rows, cells: program.rows * program.columns.length, weave };
  });
}

export type WovenTable = {
  readonly name: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly rows: number;
};

/** Writes every table to nowhere, the best of seven times each. */
export function weaveAll(tables: readonly Weaving[]): readonly WovenTable[] {
  return tables.map(({ name, rows, weave }) => {
    let bytes = 0;
    const seconds = best(7, () => {
      bytes = weave();
    });
    return { name, bytes, seconds, rows };
  });
}
