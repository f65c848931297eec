import type { A_Expr, Node } from 'libpg-query';
import { itemsOf, namesOf } from '../../parser/nodes.ts';
import { refuse } from '../not-rewritable.ts';
import { operatorName, plainName } from './names.ts';
import type { Printer } from './printer.ts';

type Printed = { readonly text: string; readonly isSimple: boolean };

/** By the operator in the tree. */
const LIKES: Readonly<Record<string, string>> = {
  '~~': 'LIKE',
  '!~~': 'NOT LIKE',
  '~~*': 'ILIKE',
  '!~~*': 'NOT ILIKE',
};

/** Everything between operands: comparisons, arithmetic, LIKE, IN, BETWEEN, ANY. */
export function printOperator(expression: A_Expr, { inside, whole, call }: Printer): Printed {
  const { kind = 'AEXPR_OP', lexpr: left, rexpr: right } = expression;
  const printed = (text: string): Printed => ({ text, isSimple: kind === 'AEXPR_NULLIF' });
  const operator = operatorOf(expression, call);
  switch (kind) {
    case 'AEXPR_OP':
      return printed(`${left === undefined ? '' : `${inside(left)} `}${operator} ${inside(right)}`);
    case 'AEXPR_OP_ANY':
    case 'AEXPR_OP_ALL':
      return printed(`${inside(left)} ${operator} ${kind === 'AEXPR_OP_ANY' ? 'ANY' : 'ALL'} (${whole(right)})`);
    case 'AEXPR_DISTINCT':
    case 'AEXPR_NOT_DISTINCT':
      return printed(`${inside(left)} IS ${kind === 'AEXPR_DISTINCT' ? '' : 'NOT '}DISTINCT FROM ${inside(right)}`);
    case 'AEXPR_NULLIF':
      return printed(`NULLIF(${whole(left)}, ${whole(right)})`);
    case 'AEXPR_IN':
      return printed(
        `${inside(left)} ${operator === '<>' ? 'NOT IN' : 'IN'} (${itemsOf(right).map(whole).join(', ')})`,
      );
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE': {
      const [pattern, mark] = escaped(right, 'like_escape');
      const word = LIKES[operator] ?? refuse('a LIKE of an unknown kind');
      return printed(
        `${inside(left)} ${word} ${inside(pattern)}${mark === undefined ? '' : ` ESCAPE ${inside(mark)}`}`,
      );
    }
    case 'AEXPR_SIMILAR': {
      const [pattern, mark] = escaped(right, 'similar_to_escape');
      const word = operator === '!~' ? 'NOT SIMILAR TO' : 'SIMILAR TO';
      return printed(
        `${inside(left)} ${word} ${inside(pattern)}${mark === undefined ? '' : ` ESCAPE ${inside(mark)}`}`,
      );
    }
    case 'AEXPR_BETWEEN':
    case 'AEXPR_NOT_BETWEEN':
    case 'AEXPR_BETWEEN_SYM':
    case 'AEXPR_NOT_BETWEEN_SYM': {
      const words = `${kind.includes('NOT') ? 'NOT ' : ''}BETWEEN${kind.endsWith('SYM') ? ' SYMMETRIC' : ''}`;
      const [low, high] = itemsOf(right);
      return printed(`${inside(left)} ${words} ${inside(low)} AND ${inside(high)}`);
    }
    default:
      return refuse('an operator of an unknown kind');
  }
}

/** Operators of a user's schema are the user's functions. */
function operatorOf({ name, kind }: A_Expr, call: Printer['call']): string {
  const names = namesOf(name);
  if (kind?.includes('BETWEEN') === true) return '';
  const last = operatorName(names.at(-1) ?? '');
  if (names.length === 1) return last;
  const [schema = '', ...more] = names;
  if (more.length > 1) refuse('an operator of another database');
  call({ schema, name: last, kind: 'operator' });
  return `OPERATOR(${plainName(schema)}.${last})`;
}

/** LIKE with ESCAPE, and SIMILAR TO always, wrap the pattern in a function of the grammar. */
function escaped(node: Node | undefined, by: string): readonly [pattern: Node | undefined, mark?: Node | undefined] {
  const isMade =
    node !== undefined && 'FuncCall' in node && namesOf(node.FuncCall.funcname).join('.') === `pg_catalog.${by}`;
  return isMade ? [node.FuncCall.args?.[0], node.FuncCall.args?.[1]] : [node];
}
