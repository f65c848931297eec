import { textOption } from '../cell/option.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';

/** The description of `record` in the catalogue. */
export const RECORD_OPTION = { record: 'which one, where a row has several: columns of the same name agree' } as const;

/** The row's own record, or one of several: `sender` and `recipient` are two persons. */
export function recordName(kind: string, options: GeneratorOptions): string {
  const name = textOption(options, 'record');
  return name === undefined ? kind : `${kind} ${name}`;
}
