import type { Expression } from '@rowloom/engine';
import { prepare } from '../parser/parser.ts';
import { soleTarget } from '../parser/sole-target.ts';
import { tokenize } from '../text/tokens.ts';
import type { FindType } from '../types/read-type.ts';
import type { ReadExpressionOptions } from './read-expression-options.ts';
import { readNode } from './read-node.ts';
import { readSafely } from './read-safely.ts';

/** `findType` finds types declared by the schema, such as enums. */
export type ReadPostgresqlOptions = ReadExpressionOptions & { readonly findType?: FindType };

export async function readPostgresqlExpression(text: string, options: ReadPostgresqlOptions = {}): Promise<Expression> {
  await prepare();
  return readPostgresqlExpressionSync(text, options);
}

/** The same synchronously, after `await prepare()`. */
export function readPostgresqlExpressionSync(text: string, options: ReadPostgresqlOptions = {}): Expression {
  return readSafely(text, () => readText(text, options));
}

function readText(text: string, options: ReadPostgresqlOptions): Expression {
  // On its own line, so that a comment at the end of the text does not swallow the parenthesis.
  const wrapped = `SELECT (${text}\n)`;
  const node = soleTarget(wrapped);
  if (node === undefined) return { op: 'unknown', sql: text };
  return readNode(node, {
    source: { text: wrapped, tokens: tokenize(wrapped) },
    findType: options.findType ?? (() => undefined),
    ...(options.typeOf === undefined ? {} : { typeOf: options.typeOf }),
  });
}
