import { mergeValues } from './merge-values.ts';
import { NotRead } from './not-read.ts';
import type { Step } from './step.ts';
import { assignedTo, isRisky, type Scope, type StepsRun, takeStep } from './steps-run.ts';

/** The variables after branches that only assign; undefined if one does more, or may fail. */
export function mergeScopes(run: StepsRun, step: Extract<Step, { kind: 'choose' }>, scope: Scope): Scope | undefined {
  const { read } = run.context;
  const whens = step.branches.some(({ then }) => leaves(then)) || leaves(step.otherwise) ? [] : step.branches;
  if (whens.length === 0) return undefined;
  const tests = whens.map(({ when }) => read(when, scope));
  const ends = whens.map(({ then }) => follow(run, then, scope));
  const otherwise = follow(run, step.otherwise, scope);
  if (otherwise === undefined || tests.some((test) => isRisky(run, test))) return undefined;
  const merged = new Map(scope);
  for (const [name, before] of scope) {
    const branches = tests.flatMap((when, index) => {
      const then = ends[index]?.get(name);
      return then === undefined ? [] : [{ when, then }];
    });
    if (branches.length < tests.length) return undefined;
    merged.set(name, mergeValues({ before, branches, otherwise: otherwise.get(name) ?? before }));
  }
  return merged;
}

function follow(run: StepsRun, list: readonly Step[], scope: Scope): Scope | undefined {
  let now: Scope = scope;
  for (const step of list) {
    takeStep(run);
    if (step.kind === 'choose') {
      const merged = mergeScopes(run, step, now);
      if (merged === undefined) return undefined;
      now = merged;
    } else if (step.kind === 'assign') {
      if (!now.has(step.name)) throw new NotRead();
      const value = assignedTo(run, step.name, step.value, now);
      if (isRisky(run, value)) return undefined;
      now = new Map(now).set(step.name, value);
    }
  }
  return now;
}

const leaves = (steps: readonly Step[]): boolean =>
  steps.some(
    (step) =>
      step.kind === 'return' ||
      step.kind === 'raise' ||
      (step.kind === 'choose' && (leaves(step.otherwise) || step.branches.some(({ then }) => leaves(then)))),
  );
