import type { ColumnType, Expression } from '@rowloom/engine';
import { boolean, NULL } from '../expression/read-constant.ts';
import { assignValue } from './assign-value.ts';
import { canFail } from './can-fail.ts';
import { isSurelyEvaluated } from './is-surely-evaluated.ts';
import { mergeValues } from './merge-values.ts';
import { NotRead } from './not-read.ts';
import type { Step, Steps } from './step.ts';
import { type TypeOf, valueType } from './value-type.ts';

/** What the steps may ask of the function that they belong to. */
export type StepsContext = {
  /** What an expression says, in terms of the arguments and of what the variables hold. */
  readonly read: (text: string, scope: Scope) => Expression;
  /** The types of variables, and of arguments as far as they are known. */
  readonly typeOf: TypeOf;
  /** What the arguments are called, each of which is a variable too. */
  readonly parameters: readonly string[];
  readonly returns?: ColumnType;
};

/** What each variable holds. */
export type Scope = ReadonlyMap<string, Expression>;

export type Outcome = {
  readonly expression: Expression;
  /** True where some of what is false here is an error there. */
  readonly raises: boolean;
};

/** Two branches that both go on double the steps that follow; a few such are what people write. */
const MAX_STEPS = 1000;

/** What the steps return, as one expression over the arguments. */
export function runSteps({ variables, steps }: Steps, context: StepsContext): Outcome {
  const { read, typeOf, parameters, returns } = context;
  const isTest = returns?.kind === 'boolean';
  let left = MAX_STEPS;
  let raises = false;
  const assigned = (text: string, name: string, scope: Scope): Expression => {
    const type = typeOf(name);
    if (type === undefined) throw new NotRead();
    return assignValue(read(text, scope), type, typeOf);
  };
  const returned = (value: Expression): Expression => {
    // Most functions return what they are declared to; a cast that changes nothing would be in the way of those who solve.
    const isTaken = returns === undefined || (value.op === 'call' && valueType(value, typeOf) === undefined);
    return isTaken ? value : assignValue(value, returns, typeOf);
  };
  const isRisky = (value: Expression): boolean => canFail(value, typeOf);

  /** An error in a value counts even where the value is used no more, as long as the row would pass otherwise. */
  const withValue = (value: Expression, result: Expression): Expression => {
    if (!isRisky(value) || isSurelyEvaluated(value, result, false)) return result;
    if (!isTest || !isSurelyEvaluated(value, result, true)) throw new NotRead();
    raises = true;
    return result;
  };

  const run = (list: readonly Step[], scope: Scope, after: (scope: Scope) => Expression): Expression => {
    left -= 1;
    if (left < 0) throw new NotRead();
    const [step, ...rest] = list;
    if (step === undefined) return after(scope);
    switch (step.kind) {
      case 'return':
        return returned(read(step.value, scope));
      case 'raise':
        if (!isTest) throw new NotRead();
        raises = true;
        return boolean(false);
      case 'assign': {
        if (!scope.has(step.name)) throw new NotRead();
        const value = assigned(step.value, step.name, scope);
        return withValue(value, run(rest, new Map(scope).set(step.name, value), after));
      }
      case 'choose': {
        const merged = mergeScopes(step, scope);
        if (merged !== undefined) return run(rest, merged, after);
        const goOn = (changed: Scope): Expression => run(rest, changed, after);
        const whens = step.branches.map(({ when, then }) => ({
          when: read(when, scope),
          then: run(then, scope, goOn),
        }));
        return chain(whens, run(step.otherwise, scope, goOn));
      }
      default:
        return step satisfies never;
    }
  };

  /** What the variables hold after branches that do no more than assign; undefined where one does, or may fail. */
  const mergeScopes = (step: Extract<Step, { kind: 'choose' }>, scope: Scope): Scope | undefined => {
    const whens = step.branches.some(({ then }) => leaves(then)) || leaves(step.otherwise) ? [] : step.branches;
    if (whens.length === 0) return undefined;
    const tests = whens.map(({ when }) => read(when, scope));
    const ends = whens.map(({ then }) => follow(then, scope));
    const otherwise = follow(step.otherwise, scope);
    if (otherwise === undefined || tests.some(isRisky)) return undefined;
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
  };

  const follow = (list: readonly Step[], scope: Scope): Scope | undefined => {
    let now: Scope = scope;
    for (const step of list) {
      left -= 1;
      if (left < 0) throw new NotRead();
      if (step.kind === 'choose') {
        const merged = mergeScopes(step, now);
        if (merged === undefined) return undefined;
        now = merged;
      } else if (step.kind === 'assign') {
        if (!now.has(step.name)) throw new NotRead();
        const value = assigned(step.value, step.name, now);
        if (isRisky(value)) return undefined;
        now = new Map(now).set(step.name, value);
      }
    }
    return now;
  };

  const begin = (index: number, scope: Scope): Expression => {
    const variable = variables[index];
    // PostgreSQL ends with an error where no RETURN is reached.
    if (variable === undefined)
      return run(steps, scope, () => {
        throw new NotRead();
      });
    const { name, value } = variable;
    // One that hides another of its name would need two types for it.
    if (scope.has(name)) throw new NotRead();
    const held = value === undefined ? NULL : assigned(value, name, scope);
    return withValue(held, begin(index + 1, new Map(scope).set(name, held)));
  };
  const given = parameters.map((name): [string, Expression] => [name, { op: 'column', name }]);
  const expression = begin(0, new Map(given));
  return { expression, raises };
}

const leaves = (steps: readonly Step[]): boolean =>
  steps.some(
    (step) =>
      step.kind === 'return' ||
      step.kind === 'raise' ||
      (step.kind === 'choose' && (leaves(step.otherwise) || step.branches.some(({ then }) => leaves(then)))),
  );

/** One IF after another is one CASE with many WHENs, instead of as many levels. */
function chain(whens: readonly { when: Expression; then: Expression }[], otherwise: Expression): Expression {
  const isChained = otherwise.op === 'case' && otherwise.arg === undefined;
  if (!isChained) return { op: 'case', whens, otherwise };
  return { ...otherwise, whens: [...whens, ...otherwise.whens] };
}
