import type { Expression, SqlDialect } from '@rowloom/engine';
import type { PrintContext } from './print-context.ts';

type Call = Extract<Expression, { op: 'call' }>;

/** Functions under another name, or none, where a dialect lacks them. */
const NAMES: Readonly<Record<string, Readonly<Record<Exclude<SqlDialect, 'postgresql'>, string | undefined>>>> = {
  lower: { mysql: 'LOWER', sqlite: 'lower' },
  upper: { mysql: 'UPPER', sqlite: 'upper' },
  length: { mysql: 'CHAR_LENGTH', sqlite: 'length' },
  char_length: { mysql: 'CHAR_LENGTH', sqlite: 'length' },
  character_length: { mysql: 'CHAR_LENGTH', sqlite: 'length' },
  octet_length: { mysql: 'LENGTH', sqlite: undefined },
  coalesce: { mysql: 'COALESCE', sqlite: 'coalesce' },
  nullif: { mysql: 'NULLIF', sqlite: 'nullif' },
  abs: { mysql: 'ABS', sqlite: 'abs' },
  round: { mysql: 'ROUND', sqlite: 'round' },
  substr: { mysql: 'SUBSTR', sqlite: 'substr' },
  substring: { mysql: 'SUBSTRING', sqlite: 'substr' },
  left: { mysql: 'LEFT', sqlite: undefined },
};

const TRIMS: Readonly<Record<string, string>> = { trim: 'trim', btrim: 'trim', ltrim: 'ltrim', rtrim: 'rtrim' };
/** Beside the names above, what PostgreSQL has and the engine's own language can say. */
const OF_POSTGRESQL = new Set([
  'greatest',
  'least',
  'floor',
  'ceil',
  'ceiling',
  'date',
  'now',
  'num_nonnulls',
  'num_nulls',
  'right',
  'replace',
  'concat',
  'mod',
  'sign',
  'trunc',
]);

export function printCall(
  call: Call,
  context: PrintContext,
  whole: (part: Expression) => string | undefined,
): string | undefined {
  const args = call.args.map(whole);
  if (args.includes(undefined)) return undefined;
  const list = args.join(', ');
  if (call.name === 'current_date' || call.name === 'current_timestamp') {
    return context.dialect === 'postgresql' ? call.name.toUpperCase() : undefined;
  }
  const trim = Object.hasOwn(TRIMS, call.name) && args.length === 1 ? TRIMS[call.name] : undefined;
  if (trim !== undefined) return `${context.dialect === 'mysql' ? trim.toUpperCase() : trim}(${list})`;
  const known = Object.hasOwn(NAMES, call.name) ? NAMES[call.name] : undefined;
  if (context.dialect === 'postgresql') {
    if (call.name === 'length' || known !== undefined || OF_POSTGRESQL.has(call.name)) return `${call.name}(${list})`;
    return undefined;
  }
  if (call.name === 'num_nonnulls' || call.name === 'num_nulls') {
    const test = call.name === 'num_nulls' ? 'IS NULL' : 'IS NOT NULL';
    return args.length === 0 ? '0' : `(${args.map((arg) => `((${arg}) ${test})`).join(' + ')})`;
  }
  const name = known?.[context.dialect];
  return name === undefined ? undefined : `${name}(${list})`;
}
