import { type Expression, findFunction } from '@rowloom/engine';
import type { PrintContext } from './print-context.ts';

type Call = Extract<Expression, { op: 'call' }>;

/** A call in the dialect's syntax; undefined if it has no such function. */
export function printCall(
  call: Call,
  { dialect }: PrintContext,
  whole: (part: Expression) => string | undefined,
): string | undefined {
  const args: string[] = [];
  for (const part of call.args) {
    const text = whole(part);
    if (text === undefined) return undefined;
    args.push(text);
  }
  const written = findFunction(call.name)?.written?.[dialect];
  return typeof written === 'string' ? `${written}(${args.join(', ')})` : written?.(args);
}
