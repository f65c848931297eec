import { inferColumn } from '../infer/columns/infer-column.ts';
import type { InferInput } from '../infer/columns/inference.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Column } from '../../language/schema/schema-document.ts';
import type { ColumnDomain, RowSolution } from '../../solve/row-solution.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { followTriggers } from './follow-triggers.ts';
import { isUnique } from '../draft/is-unique.ts';
import { excludeValues, tightenDomain } from '../checks/exclude-values.ts';
import { calculate, call, number } from '../../language/expression/make-expression.ts';
import { nullTogether } from '../references/null-together.ts';
import { isRepeated, orderReferences } from '../references/order-references.ts';
import { checkLiterals } from '../rules/check-literals.ts';
import { placedRounds } from '../references/motif/placed-rounds.ts';
import { roundsOf } from '../checks/rounds-of.ts';
import { relatedSource } from '../checks/related-source.ts';
import { ruleSource } from './rule-source.ts';
import { shareRoom } from '../keys/share-room.ts';
import { spelledColumn } from '../checks/spell/spelled-column.ts';
import { suitedText } from '../checks/suited-text.ts';

const NULL_SOURCE: ColumnSource = { kind: 'generator', generator: 'constant', version: 1, options: { value: null } };

/** Gives every column its source: a reference, a rule, what its CHECKs ask for, or what its name and type suggest. */
export function planColumns(draft: Draft, target: TableDraft, solution: RowSolution): void {
  fromReferences(draft, target);
  fromRules(draft, target);
  followTriggers(target, solution, (column, asked) => infer(draft, target, column, asked));
  fromRounds(target);
  for (const group of solution.groups) {
    const free = group.columns.filter((name) => !target.columnRules.has(name));
    if (free.length === 0 || group.variants.length === 0) continue;
    const order = [...new Set([...group.variants.flatMap((variant) => variant.order), ...free])].filter((name) =>
      free.includes(name),
    );
    const weights = group.variants.map(({ weight }) => weight);
    const rounds = target.motif === undefined ? roundsOf(target, group) : placedRounds(target.motif, group);
    const index =
      target.variants.push({ columns: group.columns, weights, ...(rounds === undefined ? {} : { rounds }) }) - 1;
    for (const name of order) {
      if (target.columns.has(name)) planNulls(target, group.variants, name, index);
      else planSolved(draft, target, group.variants, name, index);
    }
  }
  nullTogether(target);
  for (const column of target.table.columns) {
    if (!target.columns.has(column.name)) target.columns.set(column.name, infer(draft, target, column, undefined));
  }
}

/** A reference keeps its parents, but a CHECK may say when it is NULL. */
function planNulls(target: TableDraft, variants: Variants, name: string, group: number): void {
  const plan = target.columns.get(name);
  const nulls = variants.map((variant) => variant.domains[name]?.null);
  if (plan === undefined || nulls.every((item) => item === undefined)) return;
  if (nulls.every((item) => item === 'never')) target.columns.set(name, { ...plan, null_fraction: 0 });
  else {
    const sources = nulls.map((item) => (item === 'always' ? null : plan.source));
    const free = nulls.every((item) => item !== 'never');
    target.columns.set(name, {
      ...plan,
      null_fraction: free ? plan.null_fraction : 0,
      source: { kind: 'variants', group, sources },
    });
  }
}

function fromReferences(draft: Draft, target: TableDraft): void {
  for (const index of orderReferences(draft, target)) {
    const reference = target.references[index] as ReferenceDraft;
    reference.columns.forEach((name, place) => {
      const column = reference.to_columns[place];
      // What no reference fills, and a row's tree only repeats, is the row's own.
      if (target.columns.has(name) || column === undefined || isRepeated(target, reference, name)) return;
      const nullable = target.table.columns.find((item) => item.name === name)?.nullable === true;
      if (reference.released === true && !(reference.absent && nullable)) return;
      target.columns.set(name, {
        name,
        source: reference.absent && nullable ? NULL_SOURCE : { kind: 'reference', reference: index, column },
        null_fraction: nullable ? reference.null_fraction : 0,
        confidence: reference.meant?.confidence ?? 1,
        reason: reference.meant?.reason ?? `refers to ${reference.to}`,
      });
    });
  }
}

function fromRules(draft: Draft, target: TableDraft): void {
  for (const [name, rule] of target.columnRules) {
    const column = target.table.columns.find((item) => item.name === name);
    const type = target.types.get(name);
    if (column === undefined || type === undefined) continue;
    const path = `rules.${target.key}.${name}`;
    draft.issues.push(...checkLiterals(rule, `${target.key}.${name}`, type, draft.schema.dialect, draft.asOf));
    const result = ruleSource(rule, column, type, path);
    if ('issues' in result) {
      draft.issues.push(...result.issues);
      continue;
    }
    const { source, null_fraction } =
      result.source === undefined
        ? (target.columns.get(name) ?? infer(draft, target, column, undefined))
        : { source: result.source, null_fraction: 0 };
    const nulls = rule.null_fraction ?? null_fraction;
    if (nulls > 0 && !column.nullable) {
      draft.issues.push({
        code: 'bad_rule',
        path: `${path}.null_fraction`,
        message: `${target.key}.${name} is NOT NULL: its null_fraction must be 0.`,
      });
    }
    if (nulls < 0 || nulls > 1)
      draft.issues.push({
        code: 'bad_rule',
        path: `${path}.null_fraction`,
        message: 'null_fraction must be between 0 and 1.',
      });
    target.columns.set(name, { name, source, null_fraction: nulls, confidence: 1, reason: 'a rule says so' });
  }
}

/** Row by row the next value, as those who refer to rows of one kind rely on. */
function fromRounds(target: TableDraft): void {
  for (const [name, values] of target.rounds) {
    const kind = target.types.get(name)?.kind === 'integer' ? 'number' : 'text';
    const place = calculate(calculate(call('row_number'), '-', number(1)), '%', number(values.length));
    const whens = values.map((value, index) => ({
      when: number(index),
      then: { op: 'literal', type: kind, value } as const,
    }));
    target.columns.set(name, {
      name,
      source: { kind: 'derive', expression: { op: 'case', arg: place, whens } },
      null_fraction: 0,
      confidence: 1,
      reason: 'the kind of the row, which others refer to',
    });
  }
}

type Variants = RowSolution['groups'][number]['variants'];

/** A column that CHECKs speak of: one source for each variant, or one for all where they agree. */
function planSolved(draft: Draft, target: TableDraft, variants: Variants, name: string, group: number): void {
  const column = target.table.columns.find((item) => item.name === name);
  if (column === undefined) return;
  const plans = variants.map((variant): ColumnPlan | null => {
    const domain = variant.domains[name];
    if (domain?.null === 'always') return null;
    const inferred = inferAmong(draft, target, column, variant);
    const must = !column.nullable || domain?.null === 'never';
    const related = relatedSource(draft, target, variant, name, must ? inferred.source : undefined, inferred.source);
    const plan =
      related === undefined
        ? inferred
        : { ...inferred, source: related, reason: 'follows from a CHECK over other columns' };
    return domain?.null === 'never' ? { ...plan, null_fraction: 0 } : plan;
  });
  const first = plans.find((plan) => plan !== null);
  if (first === undefined) {
    target.columns.set(name, {
      name,
      source: NULL_SOURCE,
      null_fraction: 1,
      confidence: 1,
      reason: 'a CHECK requires NULL',
    });
    return;
  }
  if (plans.every((plan) => plan !== null && JSON.stringify(plan) === JSON.stringify(first))) {
    target.columns.set(name, first);
    return;
  }
  const { sources, ...room } = shareRoom(
    plans,
    variants.map(({ domains }) => domains[name]),
  );
  const { max_length: _, ...open } = first;
  const least = Math.min(...plans.map((plan) => plan?.null_fraction ?? 1));
  target.columns.set(name, {
    ...open,
    ...room,
    source: { kind: 'variants', group, sources },
    null_fraction: least === 1 ? 0 : least,
    reason: `${first.reason}; differs by variant of a CHECK`,
  });
}

/**
 * What the names of neighbours suggest yields to what a CHECK says about them: a delivery comes after an opening, unless
 * the opening must not come before the delivery.
 */
function inferAmong(draft: Draft, target: TableDraft, column: Column, variant: Variants[number]): ColumnPlan {
  const domain = variant.domains[column.name];
  const inferred = infer(draft, target, column, domain);
  if (inferred.source.kind !== 'derive') return inferred;
  const read = columnsOf(inferred.source.expression).filter((name) => name !== column.name);
  if (read.some((name) => variant.order.includes(name))) {
    const alone = { ...target, table: { ...target.table, columns: [column] } };
    return infer(draft, alone, column, domain);
  }
  // What must not be NULL in this variant cannot follow from what may be, or must be.
  const mayMiss =
    domain?.null === 'never' &&
    column.nullable &&
    target.table.columns.some(
      ({ name, nullable }) => nullable && read.includes(name) && variant.domains[name]?.null !== 'never',
    );
  return mayMiss ? infer(draft, target, { ...column, nullable: false }, domain) : inferred;
}

function infer(draft: Draft, target: TableDraft, column: Column, asked: ColumnDomain | undefined): ColumnPlan {
  const type = target.types.get(column.name) ?? column.type;
  const domain = tightenDomain(asked, type);
  const input: InferInput = {
    table: target.table,
    column,
    type,
    unique: isUnique(target.table, [column.name]),
    schema: draft.schema,
    asOf: draft.asOf,
    ...(domain === undefined ? {} : { domain }),
  };
  const inference = suitedText(draft, target, input) ?? spelledColumn(draft, target, input) ?? inferColumn(input);
  const room = type.kind === 'text' ? domain?.max_length : undefined;
  const plan = {
    name: column.name,
    ...inference,
    null_fraction: column.nullable ? Math.max(inference.null_fraction, leastNulls(draft, target)) : 0,
    ...(room === undefined ? {} : { max_length: room }),
  };
  return excludeValues(plan, domain, type);
}

/** Where no draw has met the CHECKs yet, what is usually there may be missing, too. */
function leastNulls({ efforts }: Draft, { key }: TableDraft): number {
  return (efforts.get(key) ?? 0) > 1 ? 0.2 : 0;
}
