import type { ColumnType, Expression } from '@rowloom/engine';
import { readArrayLiteral } from './array-literal.ts';
import type { ColumnTypes } from './expression-context.ts';
import { boolean, NULL, number, plainNumber, text } from './read-constant.ts';

const NUMERIC = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const INTEGER = /^[+-]?\d+$/;
const TRUE = /^\s*(?:t|tr|tru|true|y|ye|yes|on|1)\s*$/i;
const FALSE = /^\s*(?:f|fa|fal|fals|false|n|no|of|off|0)\s*$/i;

/**
 * A cast, or its argument if the cast changes nothing: pg_dump prints `(status)::text = 'open'::text` for `status =
 * 'open'`.
 */
export function castExpression(arg: Expression, type: ColumnType, context: ColumnTypes): Expression {
  return foldLiteral(arg, type, context) ?? (isIdle(arg, type, context) ? arg : { op: 'cast', arg, type });
}

function foldLiteral(arg: Expression, type: ColumnType, context: ColumnTypes): Expression | undefined {
  if (arg.op === 'array' && type.kind === 'array') return foldArray(arg.items, type.element, context);
  if (arg.op !== 'literal') return undefined;
  if (arg.type === 'null') return NULL;
  if (arg.type === 'boolean') return type.kind === 'boolean' ? arg : undefined;
  if (arg.type === 'number') return foldNumber(arg.value, type);
  if (type.kind === 'text') return foldText(arg.value, type);
  if (type.kind === 'enum') return arg;
  if (type.kind === 'boolean')
    return TRUE.test(arg.value) ? boolean(true) : FALSE.test(arg.value) ? boolean(false) : undefined;
  if (type.kind !== 'array')
    return NUMERIC.test(arg.value) ? foldNumber(plainNumber(arg.value.trim()), type) : undefined;
  const items = readArrayLiteral(arg.value)?.map((item) => (item === null ? NULL : text(item)));
  return items === undefined ? undefined : foldArray(items, type.element, context);
}

function foldArray(items: readonly Expression[], element: ColumnType, context: ColumnTypes): Expression {
  return { op: 'array', items: items.map((item) => castExpression(item, element, context)) };
}

function foldNumber(value: string, type: ColumnType): Expression | undefined {
  if (type.kind === 'integer') return INTEGER.test(value) ? number(value) : undefined;
  if (type.kind === 'decimal') return type.precision === undefined ? number(value) : undefined;
  return type.kind === 'float' || type.kind === 'money' ? number(value) : undefined;
}

function foldText(value: string, type: Extract<ColumnType, { kind: 'text' }>): Expression | undefined {
  if (type.case_insensitive === true) return undefined;
  const kept = type.fixed === true ? value.replace(/ +$/, '') : value;
  return type.max_length === undefined || [...kept].length <= type.max_length ? text(kept) : undefined;
}

/** If nothing is known about columns, a bare column cast to text is assumed to be text. */
function isIdle(arg: Expression, type: ColumnType, context: ColumnTypes): boolean {
  if (arg.op !== 'column') return false;
  if (context.typeOf === undefined) return isPlainText(type);
  const own = context.typeOf(arg.name);
  if (own === undefined) return false;
  if (own.kind === 'array' && type.kind === 'array') return keepsValue(own.element, type.element);
  return keepsValue(own, type);
}

function keepsValue(from: ColumnType, to: ColumnType): boolean {
  if (!isPlainText(to)) return from.native === to.native;
  return from.kind === 'enum' || (from.kind === 'text' && from.case_insensitive !== true);
}

const isPlainText = (type: ColumnType): boolean =>
  type.kind === 'text' && type.max_length === undefined && type.case_insensitive !== true;
