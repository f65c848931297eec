import type { Expression } from '@rowloom/engine';
import { boolean, NULL } from '../expression/read-constant.ts';
import { assignValue } from './assign-value.ts';
import { isSurelyEvaluated } from './is-surely-evaluated.ts';
import { mergeScopes } from './merge-scopes.ts';
import { NotRead } from './not-read.ts';
import type { Step, Steps } from './step.ts';
import { assignedTo, isRisky, type Scope, type StepsContext, type StepsRun, takeStep } from './steps-run.ts';
import { valueType } from './value-type.ts';

export type Outcome = {
  readonly expression: Expression;
  /** True if some cases that are false here are errors there. */
  readonly raises: boolean;
};

/** Two branches that both continue double the following steps; people write only a few of these. */
const MAX_STEPS = 1000;

/** The result of the steps, as one expression over the arguments. */
export function runSteps(steps: Steps, context: StepsContext): Outcome {
  const run: StepsRun = { context, left: MAX_STEPS, raises: false };
  const given = context.parameters.map((name): [string, Expression] => [name, { op: 'column', name }]);
  const expression = begin(run, steps, 0, new Map(given));
  return { expression, raises: run.raises };
}

const isTest = ({ context }: StepsRun): boolean => context.returns?.kind === 'boolean';

/** The variables from this one on, then the steps. */
function begin(run: StepsRun, { variables, steps }: Steps, index: number, scope: Scope): Expression {
  const variable = variables[index];
  // PostgreSQL raises an error if no RETURN is reached.
  if (variable === undefined)
    return follow(run, steps, scope, () => {
      throw new NotRead();
    });
  const { name, value } = variable;
  // A variable that hides another would need two types for its name.
  if (scope.has(name)) throw new NotRead();
  const held = value === undefined ? NULL : assignedTo(run, name, value, scope);
  return withValue(run, held, begin(run, { variables, steps }, index + 1, new Map(scope).set(name, held)));
}

function follow(run: StepsRun, list: readonly Step[], scope: Scope, after: (scope: Scope) => Expression): Expression {
  const { read } = run.context;
  takeStep(run);
  const [step, ...rest] = list;
  if (step === undefined) return after(scope);
  switch (step.kind) {
    case 'return':
      return returned(run.context, read(step.value, scope));
    case 'raise':
      if (!isTest(run)) throw new NotRead();
      run.raises = true;
      return boolean(false);
    case 'assign': {
      if (!scope.has(step.name)) throw new NotRead();
      const value = assignedTo(run, step.name, step.value, scope);
      return withValue(run, value, follow(run, rest, new Map(scope).set(step.name, value), after));
    }
    case 'choose': {
      const merged = mergeScopes(run, step, scope);
      if (merged !== undefined) return follow(run, rest, merged, after);
      const goOn = (changed: Scope): Expression => follow(run, rest, changed, after);
      const whens = step.branches.map(({ when, then }) => ({
        when: read(when, scope),
        then: follow(run, then, scope, goOn),
      }));
      return chain(whens, follow(run, step.otherwise, scope, goOn));
    }
    default:
      return step satisfies never;
  }
}

function returned({ returns, typeOf }: StepsContext, value: Expression): Expression {
  // Most functions return their declared type; a cast that changes nothing would hinder the solver.
  const isTaken = returns === undefined || (value.op === 'call' && valueType(value, typeOf) === undefined);
  return isTaken ? value : assignValue(value, returns, typeOf);
}

/** An error in a value counts even if the value is unused, as long as the row would otherwise pass. */
function withValue(run: StepsRun, value: Expression, result: Expression): Expression {
  if (!isRisky(run, value) || isSurelyEvaluated(value, result, false)) return result;
  if (!isTest(run) || !isSurelyEvaluated(value, result, true)) throw new NotRead();
  run.raises = true;
  return result;
}

/** Consecutive IFs are one CASE with many WHENs, instead of as many levels. */
function chain(whens: readonly { when: Expression; then: Expression }[], otherwise: Expression): Expression {
  const isChained = otherwise.op === 'case' && otherwise.arg === undefined;
  if (!isChained) return { op: 'case', whens, otherwise };
  return { ...otherwise, whens: [...whens, ...otherwise.whens] };
}
