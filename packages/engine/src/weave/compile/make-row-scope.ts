import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { childRange } from '../reference/child-range.ts';
import { parentRow } from '../reference/parent-row.ts';
import { buildCleanColumn, buildColumn } from './build-column.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { add, call, type Frame, type Node, operate, rowOf } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { type RunContext, type Sampler, tableOf } from '../graph/run-context.ts';

/** The scope of a table's own loop. While `sampling`, the attempt is the caller's to choose: of one part, or of all. */
export function makeLoopScope(run: RunContext, table: string, sampling: boolean | number = false): RowScope {
  return makeScope(
    run,
    table,
    { kind: 'loop', table, row: undefined, inner: undefined, enclosing: undefined },
    undefined,
    sampling,
  );
}

/** `ancestor` is the row from which this one was reached as a child: looking up its owners leads back there. */
// oxlint-disable-next-line max-lines-per-function -- a table of what one row can be asked, each in a line or a few
function makeScope(
  run: RunContext,
  name: string,
  frame: Frame,
  ancestor: RowScope | undefined,
  sampling: boolean | number = false,
  climbed = 0,
): RowScope {
  const parents = new Map<number, RowScope>();
  const table = tableOf(run, name);
  const columns = new Map<string, ColumnProgram | 'building'>();
  const made = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
  const redrawn = (part: number): ReturnType<RowScope['draws']> => {
    const salt = once(`salt/${part}`, () =>
      sampling === true || sampling === part
        ? rowOf(frame, 'salt')
        : call(saltAt, run.samplerOf(name), scope.row, part),
    );
    return {
      low: scope.low,
      high: once(`salted/${part}`, () => operate('^', scope.high, salt)),
      // The same draw without the salt is another one, which a column outside the part may have asked for first.
      once: (key, make) => once(`part ${part}/${key}`, make),
      part,
    };
  };
  const scope: RowScope = {
    run,
    table,
    frame,
    row: rowOf(frame, 'whole'),
    number: add(rowOf(frame, 'whole'), table.base),
    low: rowOf(frame, 'low'),
    high: rowOf(frame, 'high'),
    once,
    sampling,
    climbed,
    draws: (column) => {
      const part = table.sampled.parts.findIndex(({ columns: drawn }) => drawn.has(column));
      return part < 0 ? scope : redrawn(part);
    },
    column(column) {
      const known = columns.get(column);
      if (known === 'building') throw new UnbuildableColumn(`${name}.${column} is derived from itself.`);
      if (known !== undefined) return known;
      columns.set(column, 'building');
      const built = buildColumn(scope, column);
      columns.set(column, built);
      return built;
    },
    clean: (column) =>
      table.plan.columns.some(({ name: other, dirt }) => other === column && dirt !== undefined)
        ? once(`clean/${column}`, () => buildCleanColumn(scope, column))
        : scope.column(column),
    inLocale: (index) => once(`locale/${index}`, () => localized(scope, index)),
    parent(reference) {
      if (
        reference === table.owning &&
        ancestor !== undefined &&
        table.plan.references[reference]?.to === ancestor.table.name
      )
        return ancestor;
      let parent = parents.get(reference);
      if (parent === undefined) parents.set(reference, (parent = parentRow(scope, reference)));
      return parent;
    },
    children: (child) => once(`children/${child}`, () => childRange(scope, child)),
    reach: (other, row, how = 'parent') =>
      makeScope(
        run,
        other,
        frameOf(frame, other, row, how),
        how === 'parent' || how === 'tree' ? undefined : how === 'owner' ? ancestor : scope,
        false,
        how === 'tree' ? climbed + 1 : 0,
      ),
  };
  return scope;
}

/** The row in one locale: its own columns are made of that locale's words, its parents and children are as they are. */
function localized(scope: RowScope, index: number): RowScope {
  const lexicon = scope.run.lexicon.mix?.[index]?.lexicon ?? scope.run.lexicon;
  const columns = new Map<string, ColumnProgram>();
  const made = new Map<string, unknown>();
  const own: RowScope = {
    ...scope,
    run: { ...scope.run, lexicon },
    once: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
    column: (name) => {
      const built = columns.get(name) ?? buildColumn(own, name);
      columns.set(name, built);
      return built;
    },
    clean: (name) => buildCleanColumn(own, name),
  };
  return own;
}

/** No schema is this deep; a column that depends on itself through other rows never ends. */
const MAX_STEPS = 100;

function frameOf(from: Frame, table: string, row: Node, how: Parameters<RowScope['reach']>[2]): Frame {
  let steps = 0;
  for (let at: Frame | undefined = from; at !== undefined; at = at.inner ?? at.enclosing) steps += 1;
  if (steps > MAX_STEPS) throw new UnbuildableColumn(`A value of ${table} follows from itself, by way of other rows.`);
  return how === 'fold'
    ? { kind: 'fold', table, row: undefined, inner: undefined, enclosing: from }
    : { kind: 'parent', table, row, inner: from, enclosing: undefined };
}

function saltAt(sampler: Sampler, row: number, part: number): number {
  return sampler.saltOf(row, part);
}
