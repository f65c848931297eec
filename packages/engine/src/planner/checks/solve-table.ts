import { DIALECTS } from '../../language/dialect/dialect.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { whyNotEvaluable } from '../../language/evaluate/interpret.ts';
import { followingOf } from '../../language/schema/trigger-rules.ts';
import { columnsOf, mapParts } from '../../language/expression/walk-expression.ts';
import { domainPredicates, untestedPredicates } from '../../solve/row/domain-predicates.ts';
import type { RowSolution, NamedPredicate } from '../../solve/row-solution.ts';
import { solveRow } from '../../solve/row/solve-row.ts';
import { askedByChildren } from '../draft/asked-by-children.ts';
import { behindGenerated } from '../draft/behind-generated.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { enumerationPredicate } from '../draft/enumeration.ts';
import { orderEnums } from './order-enums.ts';
import { readFields } from './read-fields.ts';
import { splitKinds } from '../draft/split-kinds.ts';
import { hasRoom } from '../partition/has-room.ts';
import { partitionPredicate } from '../partition/partition-predicate.ts';

/** What the CHECKs of a table and of its columns' domains ask of a row. */
export function solveTable(draft: Draft, target: TableDraft, asOfMicros: number): RowSolution {
  const predicates = predicatesOf(draft, target);
  const known = solved.get(target);
  // Steps of the planner ask the same of a table again and again.
  if (known?.asOf === asOfMicros && known.kinds === target.kinds && areSame(known.predicates, predicates))
    return known.solution;
  draft.work.spend(10 + 10 * predicates.length, target.key);
  const solution = solvePredicates(draft, target, predicates, asOfMicros);
  solved.set(target, { predicates, asOf: asOfMicros, kinds: target.kinds, solution });
  return solution;
}

type Solved = {
  readonly predicates: readonly NamedPredicate[];
  readonly kinds: TableDraft['kinds'];
  readonly asOf: number;
  readonly solution: RowSolution;
};

const solved = new WeakMap<TableDraft, Solved>();

function areSame(some: readonly NamedPredicate[], others: readonly NamedPredicate[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}

function solvePredicates(
  draft: Draft,
  target: TableDraft,
  predicates: readonly NamedPredicate[],
  asOfMicros: number,
): RowSolution {
  const open = predicates.filter(({ predicate }) => !isRuled(target, predicate));
  const effort = draft.efforts.get(target.key) ?? 0;
  const columns = target.table.columns.map(({ name, nullable }) => {
    const type = target.types.get(name) ?? { kind: 'unknown', native: '' };
    return {
      name,
      type,
      nullable,
      ...(type.kind === 'enum' && type.values !== undefined ? { values: type.values } : {}),
      ...(target.references.some((reference) => reference.columns.includes(name)) ? { given: true as const } : {}),
    };
  });
  const solve = (more: readonly NamedPredicate[]): RowSolution =>
    solveRow({ columns, predicates: [...open, ...more], as_of_micros: asOfMicros, nulls: effort > 1 });
  const alike = solve([]);
  const solution = target.kinds.length === 0 ? alike : (splitKinds(alike, target.kinds, solve) ?? alike);
  const verdicts = predicates.map(
    ({ name, predicate }) => solution.verdicts.find((item) => item.name === name) ?? ruledVerdict(name, predicate),
  );
  return { ...solution, verdicts };
}

/** Rules decide every column of it, or a trigger one of several: there is nothing left to solve, only to try. */
function isRuled(target: TableDraft, predicate: Expression): boolean {
  const columns = columnsOf(predicate);
  if (columns.length > 1 && columns.some((name) => followingOf(target.table, name).length > 0)) return true;
  return (
    columns.length > 0 &&
    columns.every((name) => Object.keys(target.columnRules.get(name) ?? {}).some((way) => way !== 'null_fraction'))
  );
}

function ruledVerdict(name: string, predicate: Expression): RowSolution['verdicts'][number] {
  const why = whyNotEvaluable(predicate);
  return why === undefined
    ? { name, verdict: 'solved', reason: 'rules decide all of its columns' }
    : { name, verdict: 'unsupported', reason: why };
}

/** A table's CHECKs, those of its columns' domains, that some partition holds the row, and which values are referred to. */
export function predicatesOf(draft: Draft, target: TableDraft): readonly NamedPredicate[] {
  const own = ownPredicates(draft, target);
  const { enumeration } = target;
  const listed =
    enumeration === undefined ? undefined : enumerationPredicate(enumeration, target.types.get(enumeration.column));
  const fromUse = listed === undefined ? [] : [{ name: `values of ${target.key}`, predicate: listed }];
  const fromChildren = askedByChildren(draft, target, predicatesOf);
  if (fromUse.length + fromChildren.length === 0) return own;
  return [...own, ...readPredicates(draft, target, [...fromUse, ...fromChildren])];
}

const read = new WeakMap<TableDraft, readonly NamedPredicate[]>();

/** What the schema itself says, which is the same in every step of the planner. */
function ownPredicates(draft: Draft, target: TableDraft): readonly NamedPredicate[] {
  const known = read.get(target);
  if (known !== undefined) return known;
  const own = target.table.checks.map(
    (check, index): NamedPredicate => ({
      name: check.name ?? `check ${index + 1}`,
      predicate: check.predicate ?? { op: 'unknown', sql: check.expression },
    }),
  );
  const fromDomains = target.table.columns.flatMap((column) =>
    [...domainPredicates(draft.schema, column.type, column.name), ...untestedPredicates(draft.schema, column.type)].map(
      ({ name, predicate }) => ({
        name: `${column.name}: ${name}`,
        predicate,
      }),
    ),
  );
  // A table without room gets no rows, of which nothing need be said.
  const inside = hasRoom(draft.schema, target.table)
    ? partitionPredicate(draft.schema, target.table, target.types)
    : undefined;
  const fromPartitions = inside === undefined ? [] : [{ name: `partitions of ${target.key}`, predicate: inside }];
  const fromKeys = computedForKeys(target).map(({ name, predicate }) => ({
    name: `${name} is computed`,
    predicate: {
      op: 'compare',
      operator: 'is not distinct from',
      left: { op: 'column', name },
      right: predicate,
    } as const,
  }));
  const all = readPredicates(draft, target, [...own, ...fromDomains, ...fromPartitions, ...fromKeys]);
  read.set(target, all);
  return all;
}

/** Predicates as the solver takes them. */
function readPredicates(
  draft: Draft,
  target: TableDraft,
  predicates: readonly NamedPredicate[],
): readonly NamedPredicate[] {
  const generated = generatedColumns(target);
  const ordered = (predicate: Expression): Expression =>
    DIALECTS[draft.schema.dialect].ordersEnums
      ? orderEnums(readFields(predicate, target.types), target.types)
      : predicate;
  return predicates.map(({ name, predicate }) => ({
    name,
    predicate: ordered(generated.size === 0 ? predicate : replaceColumns(predicate, generated)),
  }));
}

type Computed = { readonly name: string; readonly predicate: Expression };

const computedColumns = ({ table }: TableDraft): readonly Computed[] =>
  table.columns.flatMap(({ name, generated }) =>
    generated?.predicate === undefined ? [] : [{ name, predicate: generated.predicate }],
  );

/** Those that a foreign key is over: they come from the parent, which must have what the database computes. */
function computedForKeys(target: TableDraft): readonly Computed[] {
  const referring = new Set(target.table.foreign_keys.flatMap((key) => behindGenerated(target.table, key).columns));
  return computedColumns(target).filter(({ name }) => referring.has(name));
}

/** What the database computes is, to a CHECK, the expression that it computes. */
function generatedColumns(target: TableDraft): ReadonlyMap<string, Expression> {
  const given = new Set(computedForKeys(target).map(({ name }) => name));
  return new Map(
    computedColumns(target).flatMap(({ name, predicate }) => (given.has(name) ? [] : [[name, predicate] as const])),
  );
}

function replaceColumns(expression: Expression, by: ReadonlyMap<string, Expression>): Expression {
  if (expression.op !== 'column') return mapParts(expression, (part) => replaceColumns(part, by));
  const found = expression.through === undefined ? by.get(expression.name) : undefined;
  // No generated column reads another one, in any dialect but MySQL, where none reads itself.
  return found === undefined || columnsOf(found).includes(expression.name) ? expression : replaceColumns(found, by);
}
