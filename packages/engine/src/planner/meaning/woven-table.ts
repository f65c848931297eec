import type { Expression } from '../../language/expression/expression.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { call, number } from '../../language/expression/make-expression.ts';
import type { ColumnBounds, TableDraft } from '../draft/draft.ts';
import { isToldApart } from '../../document/plan/is-told-apart.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { holdsByRange } from './holds-by-range.ts';
import { wouldCircle } from './would-circle.ts';
import { isRuled } from './is-ruled.ts';
import { type Range, rangeOfExpression } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'money']);

export const isNumber = (type: ColumnType | undefined): boolean => type !== undefined && NUMBERS.has(type.kind);

/** Whether a column's value can be read where others are computed from it. */
export function isReadable({ columns }: WovenTable, name: string): boolean {
  const source = columns.get(name)?.source;
  return source !== undefined && source.kind !== 'omit' && !(source.kind === 'derive' && source.interpreted === true);
}

/**
 * Whether a name may decide what is in a column: no rule, key, reference or CHECK has done so, save one of two ends, or one
 * that leaves it open (`asOperand`).
 */
export function isFree({ target, columns, before }: WovenTable, name: string, asOperand = false): boolean {
  const plan = columns.get(name);
  if (plan === undefined || before.has(name) || isRuled(target, name)) return false;
  if (isToldApart(plan)) return false;
  if (target.solved.has(name) && !target.bounded.has(name) && !(asOperand && target.operands.has(name))) return false;
  if (target.references.some(({ columns: keys }) => keys.includes(name)) || target.distinct.has(name)) return false;
  if (target.rounds.has(name) || target.uniform.has(name) || isKept(target, name)) return false;
  return plan.source.kind === 'generator' || plan.source.kind === 'derive';
}

/** A column of a key, or one that the database computes. */
function isKept({ table }: TableDraft, name: string): boolean {
  const column = table.columns.find((item) => item.name === name);
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)];
  return column?.generated !== undefined || column?.identity !== undefined || sets.some((set) => set.includes(name));
}

export type Proposal = {
  readonly reason: string;
  readonly confidence?: number;
  /** No value lies below it, where the bounds of the parts alone do not tell. */
  readonly least?: number;
  /** Nor above it. */
  readonly most?: number;
  readonly null_fraction?: number;
};

/** What a column without a scale of its own holds of a number. */
export function inDigits({ target }: WovenTable, name: string, expression: Expression): Expression {
  const type = target.types.get(name);
  const isOpen = type?.kind === 'float' || (type?.kind === 'decimal' && type.scale === undefined);
  return isOpen ? call('round', expression, number(2)) : expression;
}

/**
 * Derives a column of numbers; where its greatest values would have no room, they end at what the column holds. False where a
 * CHECK leaves less than that, or the least have no room.
 */
export function proposeNumber(
  weft: Weft,
  woven: WovenTable,
  name: string,
  expression: Expression,
  how: Proposal,
): boolean {
  const type = woven.target.types.get(name);
  const limits = type && limitsOfType(type);
  if (type === undefined || limits === undefined || !isFree(woven, name, true)) return false;
  const known = rangeOfExpression(weft, woven, expression);
  const range = { min: how.least ?? known?.min ?? 0, max: how.most ?? known?.max ?? limits.max * 2 };
  const isFitting = hasRoom(woven, name, type, range);
  if (!isFitting && (boundsOf(woven, name) !== undefined || !hasRoom(woven, name, type, { ...range, max: limits.max })))
    return false;
  const value = isFitting ? expression : call('least', expression, number(limits.max));
  const plan = woven.columns.get(name);
  if (!propose(woven, name, { kind: 'derive', expression: inDigits(woven, name, value) }, how)) return false;
  if (woven.target.bounded.has(name) || holdsByRange(weft, woven, name)) return true;
  if (plan !== undefined) woven.columns.set(name, plan);
  woven.before.delete(name);
  return false;
}

const boundsOf = ({ target }: WovenTable, name: string): ColumnBounds | undefined =>
  target.bounded.get(name) ?? target.operands.get(name)?.bounds;

/** False where the column would follow from itself. */
export function propose(woven: WovenTable, name: string, source: ColumnSource, how: Proposal): boolean {
  const plan = woven.columns.get(name);
  if (plan === undefined || wouldCircle(woven, name, source)) return false;
  woven.before.set(name, plan);
  woven.columns.set(name, {
    ...plan,
    source,
    null_fraction: how.null_fraction ?? 0,
    confidence: how.confidence ?? 0.85,
    reason: how.reason,
  });
  return true;
}

/** Whether the values fit the column's type and what a CHECK leaves of it. */
export function hasRoom(woven: WovenTable, name: string, type: ColumnType, { min, max }: Range): boolean {
  const limits = limitsOfType(type);
  const bounds = boundsOf(woven, name);
  if (limits === undefined) return false;
  if (woven.target.solved.has(name) && bounds === undefined) return false;
  return (
    min >= Math.max(limits.min, bounds?.min ?? limits.min) && max <= Math.min(limits.max, bounds?.max ?? limits.max)
  );
}
