import { findFunction } from './find-function.ts';
import type { FunctionForm } from './function-form.ts';
import type { Expression } from '../expression/expression.ts';

type Is = FunctionForm['is'];
export type CallOf<Form extends Is> = {
  readonly form: Extract<FunctionForm, { is: Form }>;
  readonly args: readonly Expression[];
};

/** The form of the called function; undefined for other expressions and for functions without a form. */
export const formOf = (expression: Expression | undefined): FunctionForm | undefined =>
  expression?.op === 'call' ? findFunction(expression.name)?.form : undefined;

const isForm = <Form extends Is>(
  form: FunctionForm | undefined,
  is: Form,
): form is Extract<FunctionForm, { is: Form }> => form?.is === is;

/** A call of a function of that form: its form and its arguments; undefined for any other expression. */
export const callOf = <Form extends Is>(expression: Expression | undefined, is: Form): CallOf<Form> | undefined => {
  const form = formOf(expression);
  return expression?.op === 'call' && isForm(form, is) ? { form, args: expression.args } : undefined;
};

/** The arguments of a call of a function of that form; none for any other expression. */
export const argsOf = (expression: Expression | undefined, is: Is): readonly Expression[] =>
  callOf(expression, is)?.args ?? [];
