import { compileLoop } from '../compile/compile-loop.ts';
import { makeLoopScope } from '../compile/make-row-scope.ts';
import { type RunContext, type Sampler, tableOf } from '../compile/run-context.ts';
import { exactJsonl } from '../encode/jsonl.ts';
import { decodeUtf8 } from '../text/utf8.ts';
import { judge, type Judgement } from './holds.ts';

/** Attempts before the planner's probe gives a row up. */
const PROBED_ATTEMPTS = 4000;
/** A run tries ten times as often: what the probe found for each of a hundred rows, a run then finds for all of them. */
const ATTEMPTS = 10 * PROBED_ATTEMPTS;
/** Attempts of which none can be judged, before the first of them is taken: the interpreter knows too little. */
const UNCLEAR = 60;

/**
 * Draws a row again under attempt 1, 2, … until its sampled constraints hold. The attempt depends on the row alone, so
 * every chunk and every machine finds the same one.
 */
export function makeSampler(run: RunContext, table: string): Sampler {
  const parts: ((row: number) => number)[] = [];
  return { saltOf: (row, part) => (parts[part] ??= makePartSampler(run, table, part))(row) };
}

function makePartSampler(run: RunContext, table: string, part: number): (row: number) => number {
  let find: ((row: number) => number) | undefined;
  let lastRow = -1;
  let lastSalt = 0;
  // A root of a tree is its own parent: whoever asks for that row while it is searched for means the present attempt.
  const searched = new Map<number, { readonly salt: number }>();
  return (row) => {
    if (row === lastRow) return lastSalt;
    const present = searched.get(row);
    if (present !== undefined) return present.salt;
    // Compiled when it is first needed: a table that refers to itself would otherwise compile itself for ever.
    find ??= compileSearch(run, table, part, searched);
    const salt = find(row);
    lastRow = row;
    lastSalt = salt;
    return salt;
  };
}

function compileSearch(
  run: RunContext,
  table: string,
  part: number,
  searched: Map<number, { readonly salt: number }>,
): (row: number) => number {
  const { sampled, types } = tableOf(run, table);
  const { tests, columns: asked } = sampled.parts[part] ?? sampled;
  const scope = makeLoopScope(run, table, part);
  const columns = [...asked].filter((name) => types.has(name)).map((name) => scope.column(name));
  const loop = compileLoop(scope.frame, columns, exactJsonl);
  const search = (row: number, state: { at: number; salt: number }): number => {
    // A buffer of its own for each search: a row's parent in the same table may be searched for inside this one.
    const view = new DataView(new ArrayBuffer(loop.maxRowBytes * 2));
    const most = run.probing === true ? PROBED_ATTEMPTS : ATTEMPTS;
    let unclear: number | undefined;
    for (let attempt = 0; attempt < most; attempt++) {
      state.salt = Math.imul(attempt, 0x9e3779b1);
      loop.fill(view, 0, row, row + 1, state);
      const values = JSON.parse(decodeUtf8(view, 0, state.at)) as Readonly<Record<string, unknown>>;
      const answer = judgeAll(tests, (test) =>
        judge(test, values, types, run.asOf, run.schema.dialect === 'postgresql'),
      );
      if (answer === 'met') return state.salt;
      if (answer === 'unclear') unclear ??= state.salt;
      if (unclear !== undefined && attempt >= UNCLEAR) return unclear;
    }
    if (unclear !== undefined) return unclear;
    throw new SamplingExhausted(table, row, most);
  };
  return (row) => {
    const state = { at: 0, salt: 0 };
    searched.set(row, state);
    try {
      return search(row, state);
    } finally {
      searched.delete(row);
    }
  };
}

/** The worst of the answers; a broken test makes the others needless. */
function judgeAll<Test>(tests: readonly Test[], ask: (test: Test) => Judgement): Judgement {
  let worst: Judgement = 'met';
  for (const test of tests) {
    const answer = ask(test);
    if (answer === 'broken') return answer;
    if (answer === 'unclear') worst = answer;
  }
  return worst;
}

/** No attempt satisfied the row's constraints; the planner's probe meets this before a run does. */
export class SamplingExhausted extends Error {
  override readonly name = 'SamplingExhausted';
  readonly table: string;
  readonly row: number;

  constructor(table: string, row: number, attempts: number) {
    super(
      `None of ${attempts} draws of row ${row} of ${table} satisfies its CHECKs. A rule for one of their columns would help.`,
    );
    this.table = table;
    this.row = row;
  }
}
