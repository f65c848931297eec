import { compileReader } from '../compile/compile-reader.ts';
import { makeLoopScope } from '../compile/make-row-scope.ts';
import { type RunContext, type Sampler, tableOf } from '../graph/run-context.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { judge, type Judgement } from '../../language/evaluate/holds.ts';
import { SamplingExhausted, type UnmetConstraint } from './sampling-exhausted.ts';

/** Attempts after which the planner's probe gives up a row. */
const PROBED_ATTEMPTS = 4000;
/**
 * A run tries ten times as often: what the probe found for each of a hundred rows, a run then finds for all of them.
 */
const ATTEMPTS = 10 * PROBED_ATTEMPTS;
/** Attempts that may remain undecided before the first of them is used: the interpreter knows too little. */
const UNCLEAR = 60;
/** Attempts that are examined again, to report which of the constraints is never satisfied. */
const EXPLAINED = 500;

/**
 * Redraws a row at attempt 1, 2, … until its sampled constraints hold. The attempt depends only on the row, so every
 * chunk and every machine finds the same one.
 */
export function makeSampler(run: RunContext, table: string): Sampler {
  const parts: ((row: number) => number)[] = [];
  return { saltOf: (row, part) => (parts[part] ??= makePartSampler(run, table, part))(row) };
}

function makePartSampler(run: RunContext, table: string, part: number): (row: number) => number {
  let find: ((row: number) => number) | undefined;
  let lastRow = -1;
  let lastSalt = 0;
  // A root of a tree is its own parent: a reference to that row during the search means the current attempt.
  const searched = new Map<number, { readonly salt: number }>();
  return (row) => {
    if (row === lastRow) return lastSalt;
    const present = searched.get(row);
    if (present !== undefined) return present.salt;
    // Compiled on first use: otherwise a self-referencing table would compile itself forever.
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
  const read = compileReader(scope.frame, columns);
  const search = (row: number, state: { salt: number }): number => {
    const judgeAttempt = (attempt: number, some: readonly Expression[]): Judgement => {
      state.salt = Math.imul(attempt, 0x9e3779b1);
      const [values = {}] = read(row, row + 1, state.salt);
      return judgeAll(some, (test) => judge(test, values, types, run.asOf, run.schema.dialect));
    };
    const most = run.probing === true ? PROBED_ATTEMPTS : ATTEMPTS;
    let unclear: number | undefined;
    for (let attempt = 0; attempt < most; attempt++) {
      const answer = judgeAttempt(attempt, tests);
      if (answer === 'met') return state.salt;
      if (answer === 'unclear') unclear ??= state.salt;
      if (unclear !== undefined && attempt >= UNCLEAR) return unclear;
    }
    if (unclear !== undefined) return unclear;
    const never = tests.filter((test) => {
      for (let attempt = 0; attempt < EXPLAINED; attempt++) if (judgeAttempt(attempt, [test]) === 'met') return false;
      return true;
    });
    const unmet = nameTests(run, table, never.length === 0 ? tests : never);
    throw new SamplingExhausted(table, row, most, unmet, tableOf(run, table).table.primary_key?.columns);
  };
  return (row) => {
    const state = { salt: 0 };
    searched.set(row, state);
    try {
      return search(row, state);
    } finally {
      searched.delete(row);
    }
  };
}

function nameTests(run: RunContext, table: string, tests: readonly Expression[]): readonly UnmetConstraint[] {
  return tableOf(run, table).plan.constraints.flatMap(({ name, test }) =>
    test === undefined || !tests.includes(test) ? [] : [{ name, columns: columnsOf(test) }],
  );
}

/** The worst of the results; one broken test makes the others unnecessary. */
function judgeAll<Test>(tests: readonly Test[], ask: (test: Test) => Judgement): Judgement {
  let worst: Judgement = 'met';
  for (const test of tests) {
    const answer = ask(test);
    if (answer === 'broken') return answer;
    if (answer === 'unclear') worst = answer;
  }
  return worst;
}
