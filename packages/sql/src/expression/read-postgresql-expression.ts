import type { ColumnType, Expression } from '@rowloom/engine';
import type { Node } from 'libpg-query';
import { parse, prepare } from '../parser/parser.ts';
import { tokenize } from '../text/tokens.ts';
import type { FindType } from '../types/read-type.ts';
import { readNode } from './read-node.ts';

export type ReadExpressionOptions = {
  /** Types of the columns the expression may name: with them, casts that change nothing are known as such. */
  readonly typeOf?: (column: string) => ColumnType | undefined;
  /** Types declared by the schema, such as enums. */
  readonly findType?: FindType;
};

export async function readPostgresqlExpression(text: string, options: ReadExpressionOptions = {}): Promise<Expression> {
  await prepare();
  return readPostgresqlExpressionSync(text, options);
}

/** The same at once; `await prepare()` must have happened. */
export function readPostgresqlExpressionSync(text: string, options: ReadExpressionOptions = {}): Expression {
  // On a line of its own, so that a comment at the end of the text does not swallow the parenthesis.
  const wrapped = `SELECT (${text}\n)`;
  const node = soleTarget(wrapped);
  if (node === undefined) return { op: 'unknown', sql: text };
  const expression = readNode(node, {
    source: { text: wrapped, tokens: tokenize(wrapped) },
    findType: options.findType ?? (() => undefined),
    ...(options.typeOf === undefined ? {} : { typeOf: options.typeOf }),
  });
  return expression.op === 'unknown' ? { op: 'unknown', sql: text } : expression;
}

/** Undefined unless the text is one expression and nothing else: `1), (2` must not pass. */
function soleTarget(wrapped: string): Node | undefined {
  const parsed = parse(wrapped);
  const [statement, ...others] = parsed.ok ? parsed.nodes : [];
  if (statement === undefined || others.length > 0 || !('SelectStmt' in statement)) return undefined;
  const { targetList, ...rest } = statement.SelectStmt;
  const [target, ...more] = targetList ?? [];
  const bare = Object.keys(rest).every((key) => key === 'limitOption' || key === 'op');
  if (
    target === undefined ||
    more.length > 0 ||
    !bare ||
    !('ResTarget' in target) ||
    target.ResTarget.name !== undefined
  )
    return undefined;
  return target.ResTarget.val;
}
