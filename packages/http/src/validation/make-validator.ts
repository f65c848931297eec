import { refuseFields } from '@rowloom/contract';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { explainErrors } from './explain-errors.ts';

// Enough for any form that a person fills in, and a limit on the cost of a body of a million mistakes.
Settings.Set({ maxErrors: 64 });

export type Check = (value: unknown) => boolean;

/** Compiled at first use: a service with a hundred endpoints starts without compiling any. */
export function makeCheck(schema: TSchema): Check {
  let compiled: Validator | undefined;
  return (value) => (compiled ??= Compile(schema)).Check(value);
}

/** Refuses a value that does not match its schema, with every invalid field. */
export function makeValidator(schema: TSchema): (value: unknown) => void {
  let compiled: Validator | undefined;
  return (value) => {
    compiled ??= Compile(schema);
    if (!compiled.Check(value)) throw refuseFields(explainErrors(compiled.Errors(value), schema, value));
  };
}
