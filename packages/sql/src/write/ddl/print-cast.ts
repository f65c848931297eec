import type { Expression } from '@rowloom/engine';
import { SPEECH } from '../../dialects/speech-of.ts';
import type { PrintContext } from './print-context.ts';

type Cast = Extract<Expression, { op: 'cast' }>;

const PLAIN = new Set(['text', 'enum', 'uuid']);

/**
 * A cast that changes nothing is dropped in a dialect without the type; one that would change the value is not printed.
 */
export function printCast(
  { arg, type }: Cast,
  context: PrintContext,
  whole: (part: Expression) => string | undefined,
): string | undefined {
  const inner = whole(arg);
  if (inner === undefined) return undefined;
  const isText =
    arg.op === 'literal'
      ? arg.type === 'text'
      : arg.op === 'column' && PLAIN.has(context.types.get(context.rename?.get(arg.name) ?? arg.name)?.kind ?? '');
  return SPEECH[context.dialect].cast({ arg, type, inner, isPlain: PLAIN.has(type.kind) && isText });
}
