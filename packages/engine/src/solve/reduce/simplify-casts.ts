import { argsOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'enum', 'uuid', 'unknown', 'domain']);
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'money', 'year']);

/** Whether the cast changes no possible value of the column, so that it can be left out. */
const isHarmless = (from: ColumnType, to: ColumnType): boolean => {
  if (TEXTS.has(from.kind)) return TEXTS.has(to.kind) && (to.kind !== 'text' || to.max_length === undefined);
  if (from.kind === 'cidr') return to.kind === 'inet' || to.kind === 'cidr';
  if (from.kind === 'date') return to.kind === 'date' || to.kind === 'timestamp';
  if (!NUMBERS.has(from.kind)) return from.kind === to.kind && from.kind !== 'array';
  if (to.kind === 'float') return true;
  if (to.kind === 'integer') return from.kind === 'integer' || from.kind === 'year';
  if (to.kind !== 'decimal') return from.kind === to.kind;
  return to.scale === undefined && to.precision === undefined;
};

/** `at AT TIME ZONE 'UTC'` is the same time, which is in UTC here anyway. */
const utcMoment = (expression: Expression, columns: ColumnsByName): Expression | undefined => {
  const [zone, moment] = argsOf(expression, 'time_zone');
  const isUtc = zone?.op === 'literal' && /^(?:etc\/)?(?:utc|gmt)$/i.test(String(zone.value));
  return isUtc && moment?.op === 'column' && columns.get(moment.name)?.type.kind === 'timestamp' ? moment : undefined;
};

/** Removes the unnecessary casts that databases write into predicates: `(status)::text = 'new'::text`. */
export const simplifyCasts = (expression: Expression, columns: ColumnsByName): Expression => {
  const plain = mapParts(expression, (part) => simplifyCasts(part, columns));
  const inUtc = utcMoment(plain, columns);
  if (inUtc) return inUtc;
  if (plain.op !== 'cast' || plain.arg.op !== 'column' || plain.arg.through) return plain;
  const column = columns.get(plain.arg.name);
  return column && isHarmless(column.type, plain.type) ? plain.arg : plain;
};
