import type { FunctionParameter, TypeName } from 'libpg-query';
import { closing, findWord, printTokens, type Source, splitAtCommas, wordAt } from '../text/cut.ts';
import { tokenAtLocation } from './cut-clause.ts';

/** A parameter's type and default as written. */
type ParameterCut = { readonly type: string; readonly value?: string };

/** The first parentheses of CREATE FUNCTION. */
export function cutParameters(source: Source, parameters: readonly FunctionParameter[]): readonly ParameterCut[] {
  const open = findWord(source, 0, '(');
  const ranges = splitAtCommas(source, open + 1, closing(source, open));
  return parameters.map(({ argType }, index): ParameterCut => {
    const { from, to } = ranges[index] ?? { from: 0, to: 0 };
    const signs = ['default', '='].map((word) => findWord(source, from, word)).filter((at) => at >= from && at < to);
    const sign = Math.min(to, ...signs);
    const type = printTokens(source, tokenAtLocation(source, argType?.location), sign);
    return sign === to ? { type } : { type, value: printTokens(source, sign + 1, to) };
  });
}

/** The type after RETURNS, up to the next option. */
export function cutReturned(source: Source, type: TypeName | undefined): string | undefined {
  if (type?.location === undefined) return undefined;
  const from = tokenAtLocation(source, type.location);
  let to = from;
  while (to < source.tokens.length && !ENDS_TYPE.has(wordAt(source, to))) {
    to = wordAt(source, to) === '(' ? closing(source, to) + 1 : to + 1;
  }
  return printTokens(source, from, to);
}

const ENDS_TYPE = new Set(
  'language as immutable stable volatile strict called returns not leakproof external security parallel cost rows support set transform window return begin ;'.split(
    ' ',
  ),
);
