import { DAY_MICROS } from '../../language/values/calendar.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { callsAny, partsOf } from '../../language/expression/walk-expression.ts';
import { parseMoment } from '../../weave/generators/time/moment.ts';
import { FIRST_TIMESTAMP, hasNarrowRange, LAST_TIMESTAMP } from '../infer/moments/narrow-timestamp.ts';
import { fromGenerator } from '../infer/columns/make-source.ts';
import { call, text } from '../../language/expression/make-expression.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import { conditionQuantiles } from './condition-quantiles.ts';
import { isMoment, type MomentKind, momentText, readMoments } from './moment-units.ts';
import type { Shaped } from './shaped.ts';

type ColumnExpression = Extract<Expression, { op: 'column' }>;

/** Times by measured shares, never before those that they follow. */
export function shapeMoment(shaped: Shaped): Partial<ColumnPlan> | undefined {
  const { plan, column, type } = shaped;
  const kind = type.kind as MomentKind;
  const read = clipped(shaped, readMoments(column.statistics?.quantiles ?? [], kind), kind);
  const points = read === undefined ? undefined : besideBirth(shaped, read, kind);
  if (points === undefined) return undefined;
  if (plan.source.kind === 'generator') return alone(shaped, plan.source, points, kind);
  if (plan.source.kind !== 'derive') return undefined;
  const bases = basesOf(shaped, plan.source.expression);
  const own = bases.filter(({ through }) => through === undefined);
  const above = bases.filter(({ through }) => through !== undefined);
  if (bases.length === 0)
    return { source: generated(shaped, points, kind, callsAny(plan.source.expression, 'rising')) };
  const [base] = own;
  const distances = own.length === 1 && above.length === 0 ? distancesFrom(shaped, base?.name ?? '') : undefined;
  const expression =
    base !== undefined && distances !== undefined
      ? call('drawn_after', inKind(shaped, base, kind), text(distances.join(' ')))
      : call(
          'drawn_from',
          latest(bases.map((item) => inKind(shaped, item, kind))),
          spelled(after(shaped, bases, points, kind), kind),
          ...hoursOf(shaped, kind),
        );
  const kept = withinType(shaped, expression);
  // If the one before it is missing, it is as it was without a profile.
  const mayMiss = !column.nullable && bases.every((item) => nullsOf(shaped, item) > 0);
  return {
    source: { kind: 'derive', expression: mayMiss ? call('coalesce', kept, plan.source.expression) : kept },
    null_fraction: nullFraction(shaped, bases),
  };
}

function alone(
  shaped: Shaped,
  source: Extract<ColumnSource, { kind: 'generator' }>,
  points: readonly number[],
  kind: MomentKind,
): Partial<ColumnPlan> | undefined {
  if (source.options['every'] !== undefined) return undefined;
  return { source: generated(shaped, points, kind, source.options['rise'] === true) };
}

function generated({ column }: Shaped, points: readonly number[], kind: MomentKind, rise: boolean): ColumnSource {
  const { hours } = column.statistics ?? {};
  return fromGenerator('quantiles', {
    values: points.map((point) => momentText(point, kind)),
    ...(rise ? { rise: true } : {}),
    ...(kind === 'timestamp' && hours !== undefined && hours.length > 0 ? { hours } : {}),
  });
}

/** Births are at least eighteen years back, and everything else in such a row comes after them. */
function besideBirth(
  { births, column, draft }: Shaped,
  points: readonly number[],
  kind: MomentKind,
): readonly number[] {
  if (births.size === 0) return points;
  const grown = Math.floor(parseMoment('-18 years', draft.asOf) / (kind === 'date' ? DAY_MICROS : 1_000_000));
  return points.map((point) => (births.has(column.name) ? Math.min(grown, point) : Math.max(grown, point)));
}

/** Within the CHECKs and the type: MySQL's TIMESTAMP ends in 2038. */
function clipped(
  { bounds, type }: Shaped,
  points: readonly number[] | undefined,
  kind: MomentKind,
): readonly number[] | undefined {
  if (points === undefined || points.length < 2 || bounds.one_of !== undefined) return undefined;
  const narrow = hasNarrowRange(type) ? { min: FIRST_TIMESTAMP, max: LAST_TIMESTAMP } : undefined;
  const read = (value: string | undefined): number | undefined =>
    value === undefined ? undefined : readMoments([value.replace(' ', 'T')], kind)?.[0];
  const unit = (inclusive: boolean | undefined): number => (inclusive === false ? 1 : 0);
  const ends = {
    min: [read(bounds.min?.value), read(narrow?.min)],
    max: [read(bounds.max?.value), read(narrow?.max)],
  };
  if (bounds.min !== undefined && ends.min[0] === undefined) return undefined;
  if (bounds.max !== undefined && ends.max[0] === undefined) return undefined;
  const least = Math.max(-Infinity, ...ends.min.filter((end) => end !== undefined)) + unit(bounds.min?.inclusive);
  const most = Math.min(Infinity, ...ends.max.filter((end) => end !== undefined)) - unit(bounds.max?.inclusive);
  return least > most ? undefined : points.map((point) => Math.min(most, Math.max(least, point)));
}

/** Timestamps, of the row and of rows that it refers to, that the plan so far places before this one. */
function basesOf({ target, draft, column }: Shaped, expression: Expression): readonly ColumnExpression[] {
  const found = new Map<string, ColumnExpression>();
  const visit = (part: Expression): void => {
    if (part.op === 'column' && part.name !== column.name) {
      const table = part.through === undefined ? target : parentOf({ target, draft }, part);
      if (isMoment(table?.types.get(part.name))) found.set(JSON.stringify(part), part);
    }
    partsOf(part).forEach(visit);
  };
  visit(expression);
  return [...found.values()];
}

function parentOf({ target, draft }: Pick<Shaped, 'target' | 'draft'>, { through = [] }: ColumnExpression) {
  let at: typeof target | undefined = target;
  for (const step of through) {
    const to: string | undefined = at?.references.find(
      ({ name, columns }) => name === step || columns.includes(step),
    )?.to;
    at = draft.tables.get(to ?? '');
  }
  return at;
}

/** The day of a timestamp is not before it. */
function inKind(shaped: Shaped, base: ColumnExpression, kind: MomentKind): Expression {
  const type = parentOf(shaped, base)?.types.get(base.name);
  if (type?.kind === kind) return base;
  return kind === 'date'
    ? call('date', base)
    : { op: 'cast', arg: base, type: { kind: 'timestamp', zone: false, native: 'timestamp' } };
}

function withinType({ type }: Shaped, expression: Expression): Expression {
  return hasNarrowRange(type) ? call('least', expression, { op: 'cast', arg: text(LAST_TIMESTAMP), type }) : expression;
}

const latest = (all: readonly Expression[]): Expression =>
  all.length === 1 ? (all[0] as Expression) : call('greatest', ...all);

function spelled(points: readonly number[], kind: MomentKind): Expression {
  return text(points.map((point) => momentText(point, kind)).join(' '));
}

/** The hours of its week, where they were measured. */
function hoursOf({ column }: Shaped, kind: MomentKind): readonly Expression[] {
  const { hours = [] } = column.statistics ?? {};
  return kind === 'timestamp' && hours.some((share) => share > 0) ? [text(hours.join(' '))] : [];
}

/** For a single base with its own quantiles, the effect of the cut is known. */
function after(
  shaped: Shaped,
  bases: readonly ColumnExpression[],
  points: readonly number[],
  kind: MomentKind,
): readonly number[] {
  const [base] = bases;
  if (base === undefined || bases.length > 1) return points;
  const parent = parentOf(shaped, base)?.table.columns.find(({ name }) => name === base.name)?.statistics?.quantiles;
  const read = parent === undefined ? undefined : readMoments(parent, kind);
  return read === undefined || read.length < 2 ? points : conditionQuantiles(read, points);
}

function distancesFrom({ target, column }: Shaped, base: string): readonly number[] | undefined {
  const order = target.table.statistics?.orders?.find(
    ({ lesser, greater }) => lesser === base && greater === column.name,
  );
  const distances = order?.distances;
  return distances === undefined || distances.length < 2 ? undefined : distances.map((far) => Math.max(0, far));
}

function nullsOf(shaped: Shaped, base: ColumnExpression): number {
  let at: Shaped['target'] | undefined = shaped.target;
  for (const step of base.through ?? []) {
    const reference: Shaped['target']['references'][number] | undefined = at?.references.find(
      ({ name, columns }) => name === step || columns.includes(step),
    );
    if (reference?.nullable === true || reference?.absent === true) return Math.max(reference.null_fraction, 1e-6);
    at = shaped.draft.tables.get(reference?.to ?? '');
  }
  return parentOf(shaped, base)?.columns.get(base.name)?.null_fraction ?? 0;
}

/** NULL also if the one before it is: those rows count among the measured ones. */
function nullFraction(shaped: Shaped, bases: readonly ColumnExpression[]): number {
  const { plan, column } = shaped;
  const measured = column.statistics?.null_fraction;
  if (measured === undefined || plan.null_fraction === 0 || bases.length !== 1) return plan.null_fraction;
  const missing = nullsOf(shaped, bases[0] as ColumnExpression);
  return missing >= 1 ? plan.null_fraction : Math.max(0, Math.min(1, 1 - (1 - measured) / (1 - missing)));
}
