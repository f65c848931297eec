import { findGenerator } from '../generators/catalogue.ts';
import { numberBelow } from '../graph/draw-node.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { literal } from '../graph/piece.ts';
import { anyNull } from '../graph/any-null.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { convertValue } from '../graph/convert-value.ts';
import { deriveTruth, deriveValue } from '../derive/derive-value.ts';
import { interpretValue, readValue } from '../derive/interpret-value.ts';
import { own } from '../generators/whole/own.ts';
import { makeCell } from './make-cell.ts';
import { dirtyValue } from './dirty-value.ts';
import { localeNode } from '../graph/locale-node.ts';
import { type Node, operate, subtract } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { selectBuilt, selectVariant } from '../derive/select-variant.ts';
import type { Value } from '../graph/value.ts';

/** A source's value in one row, and its NULL test. */
export type Built = { readonly value: Value; readonly isNull: Node | undefined };

/** Turns a column's plan into a program over the row. */
export function buildColumn(scope: RowScope, name: string): ColumnProgram {
  const { plan, type } = findColumn(scope, name);
  const clean = buildClean(scope, plan, type);
  if (plan.dirt === undefined) return { name, type, ...clean };
  const before = (): Built => buildClean(rowBefore(scope), plan, type);
  return { name, type, ...dirtyValue(scope, plan, plan.dirt, type, clean, before) };
}

/** The same without the planned dirt. */
export function buildCleanColumn(scope: RowScope, name: string): ColumnProgram {
  const { plan, type } = findColumn(scope, name);
  return { name, type, ...buildClean(scope, plan, type) };
}

function findColumn({ table }: RowScope, name: string): { readonly plan: ColumnPlan; readonly type: ColumnType } {
  const plan = table.plan.columns.find((column) => column.name === name);
  const type = table.types.get(name);
  if (plan === undefined || type === undefined) throw new Error(`The plan of ${table.name} has no column ${name}.`);
  return { plan, type };
}

function buildClean(scope: RowScope, plan: ColumnPlan, type: ColumnType): Built {
  const { mix } = scope.run.lexicon;
  const isTold = plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined;
  if (mix === undefined || plan.source.kind === 'omit' || plan.source.kind === 'reference')
    return buildPlain(scope, plan, type);
  // Lists of two languages may share a word, so a unique column uses one of them.
  if (isTold && !hasOwnNumber(plan.source)) return buildPlain(scope.inLocale(0), plan, type);
  const place = localeNode(scope);
  return mix
    .map((_, index) => buildPlain(scope.inLocale(index), plan, type))
    .reduce((built, next, index) => selectBuilt(operate('===', place, index), next, built));
}

/** Names without digits, then the row's own number: they differ, whatever the language of the name. */
const hasOwnNumber = (source: ColumnSource): boolean =>
  source.kind === 'generator' && (source.generator === 'email' || source.generator === 'user_name');

function buildPlain(scope: RowScope, plan: ColumnPlan, type: ColumnType): Built {
  const built = buildSource(scope, plan, plan.source, type);
  return { value: convertValue(built.value, type), isNull: anyNull(built.isNull, nullNode(scope, plan)) };
}

const rowBefore = (scope: RowScope): RowScope =>
  scope.once('row before', () => scope.reach(scope.table.name, operate('max', subtract(scope.row, 1), 0)));

function buildSource(scope: RowScope, plan: ColumnPlan, source: ColumnSource, type: ColumnType): Built {
  switch (source.kind) {
    case 'omit':
      return { value: { kind: 'omitted' }, isNull: undefined };
    case 'generator':
      if (source.generator === own.name)
        return readValue(
          scope,
          scope.run.ownReaderOf(scope.table.name, plan.name, source.options, scope.sampling),
          type,
        );
      return { value: buildGenerated(scope, plan, source, type), isNull: undefined };
    case 'reference': {
      const parent = scope.parent(source.reference).column(source.column);
      return { value: parent.value, isNull: anyNull(parent.isNull, rootNode(scope, source.reference)) };
    }
    case 'derive':
      return source.interpreted === true
        ? interpretValue(scope, source.expression, type)
        : deriveValue(scope, plan, source.expression);
    case 'when': {
      const test = deriveTruth(scope, plan, source.test);
      const [then, otherwise] = [source.then, source.otherwise].map((inner) =>
        buildOptional(scope, plan, inner, type),
      ) as [Built, Built];
      return selectBuilt(test, then, otherwise);
    }
    case 'variants': {
      return selectVariant(
        scope,
        source.group,
        source.sources.map((inner) => buildOptional(scope, plan, inner, type)),
        (test) => deriveTruth(scope, plan, test),
      );
    }
  }
}

function buildOptional(scope: RowScope, plan: ColumnPlan, source: ColumnSource | null, type: ColumnType): Built {
  if (source === null) return { value: { kind: 'null' }, isNull: undefined };
  const { value, isNull } = buildSource(scope, plan, source, type);
  return { value: convertValue(value, type), isNull };
}

function buildGenerated(
  scope: RowScope,
  plan: ColumnPlan,
  source: Extract<ColumnSource, { kind: 'generator' }>,
  type: ColumnType,
): Value {
  const generator = findGenerator(source.generator, source.version);
  if (generator === undefined)
    throw new Error(`This engine has no generator ${source.generator} of version ${source.version}.`);
  const cell = makeCell(scope, plan, type);
  const value = generator.build(cell, source.options);
  if (!cell.unique || generator.distinct !== 'suffix' || value.kind !== 'text') return value;
  // A separator that is not a digit keeps "a1" + "2" apart from "a" + "12".
  return {
    kind: 'text',
    pieces: [
      ...value.pieces,
      literal('-'),
      { kind: 'number', value: cell.ordinal(), maxDigits: String(cell.numbers).length },
    ],
  };
}

/** NULL by the column's own null fraction. */
function nullNode(scope: RowScope, plan: ColumnPlan): Node | undefined {
  if (plan.null_fraction <= 0) return undefined;
  const { engine_version, seed } = scope.run.plan;
  // The columns of one reference are NULL together, and redrawn together.
  const reference = plan.source.kind === 'reference' ? scope.table.plan.references[plan.source.reference] : undefined;
  const {
    name,
    columns: [first = plan.name],
  } = reference ?? { name: plan.name, columns: [] };
  const random = numberBelow(scope.draws(first), 1_000_000, engine_version, seed, scope.table.name, name, 'null');
  return operate('<', random, Math.floor(plan.null_fraction * 1_000_000 + 0.5));
}

/** A tree's roots have no parent. Nor has a row that would be its own parent, if roots are NULL. */
function rootNode(scope: RowScope, index: number): Node | undefined {
  const { strategy, to = '' } = scope.table.plan.references[index] ?? {};
  if (strategy?.kind === 'shared' && strategy.path.length === 0) {
    const { first, end } = scope.children(to);
    return operate('===', first, end);
  }
  if (strategy?.kind !== 'tree' || strategy.roots === 'self') return undefined;
  return operate('===', scope.parent(index).row, scope.row);
}
