import { calculate, callMath, compare, isMath, join, quotientOf, remainderOf } from './calculate.ts';
import { type Argument, isOperand } from './argument.ts';
import { VALUE_KERNELS } from './kernels/catalogue.ts';
import type { Expression } from '../loop/loop.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import { literal, type Operand } from './operand.ts';
import type { Translation } from './translation.ts';
import type { Variables } from './variables.ts';

/** A loop in the middle of its translation. */
export type LoopContext = {
  readonly loom: Translation;
  readonly variables: Variables;
};

export function translateArguments(context: LoopContext, args: readonly Expression[]): readonly Argument[] {
  return args.map((argument): Argument => {
    if (argument.kind === 'bound') return { bound: argument.value as object };
    return translateValue(context, argument);
  });
}

export function translateValue(context: LoopContext, expression: Expression): Operand {
  switch (expression.kind) {
    case 'number':
      return literal(expression.value);
    case 'name':
      return context.variables.read(expression.name);
    case 'bound':
      throw new UntranslatableError('An object is not a number.');
    case 'binary': {
      if (expression.operator === '&&' || expression.operator === '||') return translateTest(context, expression);
      const left = translateValue(context, expression.left);
      const right = translateValue(context, expression.right);
      if (expression.operator === '%') return translateRemainder(context, left, right);
      return compare(expression.operator, left, right) ?? calculate(expression.operator, left, right);
    }
    case 'conditional':
      return translateChoice(context, expression);
    case 'call':
      return translateCall(context, expression);
  }
}

/** 1 where an expression holds, 0 where it does not. */
export function translateTest(context: LoopContext, expression: Expression): Operand {
  const { body } = context.loom;
  if (expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
    const right = body.capture(() => translateTest(context, expression.right));
    return join(body, expression.operator, translateTest(context, expression.left), right);
  }
  return translateValue(context, expression);
}

function translateRemainder({ loom }: LoopContext, left: Operand, right: Operand): Operand {
  const value = loom.body.capture(() => remainderOf(loom.body, left, right));
  return value ?? loom.callHost((a: number, b: number) => a % b, [left, right], 'value');
}

type Conditional = Extract<Expression, { kind: 'conditional' }>;

/** The branch not taken costs nothing: what it computes is part of it. */
function translateChoice(context: LoopContext, { test, then, otherwise }: Conditional): Operand {
  const { body } = context.loom;
  const isTrue = translateTest(context, test);
  const first = body.capture(() => translateValue(context, then));
  const second = body.capture(() => translateValue(context, otherwise));
  return first.constant === 1 && second.constant === 0 ? isTrue : body.choose(isTrue, first, second);
}

function translateCall(context: LoopContext, { target, args }: Extract<Expression, { kind: 'call' }>): Operand {
  const { loom } = context;
  const { body } = loom;
  const [first] = args;
  if (target === Math.floor && first?.kind === 'binary' && first.operator === '/')
    return quotientOf(translateValue(context, first.left), translateValue(context, first.right));
  const given = translateArguments(context, args);
  if (isMath(target)) return body.capture(() => callMath(body, target, given.filter(isOperand)));
  const kernel = VALUE_KERNELS.get(target);
  const value = kernel === undefined ? undefined : body.capture(() => kernel(loom, given));
  return value ?? loom.callHost(target, given, 'value');
}
