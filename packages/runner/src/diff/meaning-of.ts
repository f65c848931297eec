import { canonicalJson, type Column, type ColumnType, type Expression, mapParts } from '@rowloom/engine';

/** SQL text, and the same as a tree if a parser has read it. */
type Written = { readonly expression: string; readonly predicate?: Expression };

export type Types = ReadonlyMap<string, ColumnType>;

export const typesOf = (columns: readonly Column[]): Types => new Map(columns.map(({ name, type }) => [name, type]));

/**
 * What an expression means, however it is written: a database prints expressions its own way, with every parenthesis
 * and with implicit casts.
 */
export const meaningOf = ({ expression, predicate }: Written, types: Types): string =>
  predicate === undefined ? expression : canonicalJson(dropPromotions(predicate, types));

function dropPromotions(expression: Expression, types: Types): Expression {
  const bare = mapParts(expression, (part) => dropPromotions(part, types));
  if (bare.op !== 'compare' && bare.op !== 'arithmetic') return bare;
  const { left, right } = bare;
  return { ...bare, left: dropPromotion(left, right, types), right: dropPromotion(right, left, types) };
}

/** Beside a decimal column, an integer column becomes decimal implicitly. */
function dropPromotion(side: Expression, other: Expression, types: Types): Expression {
  const isPromoted =
    side.op === 'cast' &&
    side.type.kind === 'decimal' &&
    kindOf(side.arg, types) === 'integer' &&
    kindOf(other, types) === 'decimal';
  return isPromoted ? side.arg : side;
}

const kindOf = (expression: Expression, types: Types): ColumnType['kind'] | undefined =>
  expression.op === 'column' && expression.through === undefined ? types.get(expression.name)?.kind : undefined;

/** `'open'` and `'open'::public.status`: PostgreSQL repeats the type of a column in its default. */
export function meaningOfDefault({ default: text, type }: Pick<Column, 'default' | 'type'>): string | undefined {
  const [, literal, cast = ''] = /^('(?:[^']|'')*')::([^']+)$/.exec(text ?? '') ?? [];
  return literal !== undefined && bareName(cast) === bareName(type.native) ? literal : text;
}

/** Without schema, length and quotes. */
const bareName = (native: string): string =>
  native
    .replace(/\(.*?\)/, '')
    .replaceAll('"', '')
    .replace(/^.*\./, '')
    .trim();
