import type { Node, TypeName } from 'libpg-query';
import { integerOf, nameOf, namesOf } from '../../parser/nodes.ts';
import { refuse } from '../not-rewritable.ts';
import { plainName } from './names.ts';
import { printConstant } from './print-constant.ts';

/** How the catalogue prints types with special syntax: before and after the numbers in parentheses. */
const SPELLED: ReadonlyMap<string, readonly [before: string, after?: string]> = new Map([
  ['int2', ['smallint']],
  ['int4', ['integer']],
  ['int8', ['bigint']],
  ['float4', ['real']],
  ['float8', ['double precision']],
  ['bool', ['boolean']],
  ['numeric', ['numeric']],
  ['varchar', ['character varying']],
  ['bpchar', ['character']],
  ['bit', ['bit']],
  ['varbit', ['bit varying']],
  ['time', ['time', ' without time zone']],
  ['timetz', ['time', ' with time zone']],
  ['timestamp', ['timestamp', ' without time zone']],
  ['timestamptz', ['timestamp', ' with time zone']],
  ['json', ['json']],
]);

/** The fields of an interval, by the grammar's bits. */
const FIELDS: ReadonlyMap<number, string> = new Map([
  [4, ' year'],
  [2, ' month'],
  [8, ' day'],
  [1024, ' hour'],
  [2048, ' minute'],
  [4096, ' second'],
  [6, ' year to month'],
  [1032, ' day to hour'],
  [3080, ' day to minute'],
  [7176, ' day to second'],
  [3072, ' hour to minute'],
  [7168, ' hour to second'],
  [6144, ' minute to second'],
  [32_767, ''],
]);

/** A type's name with its lengths and dimensions. */
export function printType(type: TypeName): string {
  if (type.setof === true || type.pct_type === true) refuse('a type that is not a value');
  const bounds = (type.arrayBounds ?? []).map((bound) => {
    const size = integerOf(bound) ?? -1;
    return size < 0 ? '[]' : `[${size}]`;
  });
  return `${printBare(type)}${bounds.join('')}`;
}

function printBare(type: TypeName): string {
  const names = namesOf(type.names);
  const sizes = type.typmods ?? [];
  const last = names.at(-1) ?? refuse('a type without a name');
  if (names.length > 2) refuse('a type of another database');
  if (names[0] !== 'pg_catalog' || names.length === 1)
    return `${names.map(plainName).join('.')}${inParentheses(sizes.map(printSize))}`;
  if (last === 'interval') return printInterval(sizes);
  const spelled = SPELLED.get(last);
  // CHAR alone is CHAR(1), but bpchar alone has no length.
  if (spelled === undefined || (last === 'bpchar' && sizes.length === 0))
    return `pg_catalog.${plainName(last)}${inParentheses(sizes.map(printSize))}`;
  return `${spelled[0]}${inParentheses(sizes.map(printSize))}${spelled[1] ?? ''}`;
}

function printInterval(sizes: readonly Node[]): string {
  const [fields, digits] = sizes;
  if (fields === undefined) return 'interval';
  const kept = FIELDS.get(integerOf(fields) ?? -1) ?? refuse('an interval of unknown fields');
  return `interval${kept}${inParentheses(digits === undefined ? [] : [printSize(digits)])}`;
}

/** A number, or a word of the type, as in `geometry(Point,4326)`. */
function printSize(node: Node): string {
  if ('A_Const' in node) return printConstant(node.A_Const).replace(/^\((.*)\)$/, '$1');
  const [word, ...more] = 'ColumnRef' in node ? (node.ColumnRef.fields ?? []) : [];
  if (word === undefined || more.length > 0) refuse('a type with an expression in it');
  return plainName(nameOf(word));
}

const inParentheses = (items: readonly string[]): string => (items.length === 0 ? '' : `(${items.join(',')})`);
