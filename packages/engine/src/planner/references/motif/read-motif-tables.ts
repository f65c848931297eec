import { columnsOf } from '../../../language/expression/walk-expression.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../../draft/draft.ts';
import { predicatesOf, solveTable } from '../../checks/solve-table.ts';
import { keysOf, type MotifScope } from './find-motif-tables.ts';
import type { MotifReference, MotifTable } from './motif-table.ts';

export function readMotifTables(draft: Draft, scope: MotifScope): ReadonlyMap<string, MotifTable> {
  const tables = new Map<string, MotifTable>();
  for (const [key, { references, columns }] of scope) {
    const target = draft.tables.get(key) as TableDraft;
    const all = [...columns];
    tables.set(key, {
      target,
      references: [...references].map((index) => readReference(target, index)),
      columns: all,
      nullable: new Set(target.table.columns.flatMap(({ name, nullable }) => (nullable ? [name] : []))),
      listed: new Map(all.flatMap((name) => listedBy(target, name))),
      ruled: new Set(all.filter((name) => target.columnRules.has(name))),
      groups: solveTable(draft, target, draft.asOf).groups.filter((group) =>
        group.columns.some((name) => columns.has(name)),
      ),
      tests: predicatesOf(draft, target).flatMap(({ predicate }) => {
        const read = columnsOf(predicate);
        return read.length > 0 && read.every((name) => columns.has(name)) ? [predicate] : [];
      }),
      keys: keysOf(target).filter((set) => set.every((name) => columns.has(name))),
      level: 0,
    });
  }
  setLevels(tables);
  return tables;
}

function readReference(target: TableDraft, index: number): MotifReference {
  const { columns, to, to_columns: toColumns, nullable, unique } = target.references[index] as ReferenceDraft;
  const optional = nullable
    ? columns.filter((name) => target.table.columns.find((column) => column.name === name)?.nullable === true)
    : [];
  return { index, columns, toColumns, to, optional, unique, isTree: to === target.key };
}

function listedBy({ types }: TableDraft, name: string): readonly (readonly [string, readonly string[]])[] {
  const type = types.get(name);
  if (type?.kind === 'boolean') return [[name, ['false', 'true']]];
  return type?.kind === 'enum' && type.values !== undefined ? [[name, type.values]] : [];
}

/** A table is below those that it refers to; cycles are cut where they were entered. */
function setLevels(tables: ReadonlyMap<string, MotifTable>): void {
  const done = new Set<string>();
  const visit = (key: string, above: ReadonlySet<string>): number => {
    const table = tables.get(key);
    if (table === undefined || above.has(key)) return -1;
    if (done.has(key)) return table.level;
    const inside = new Set([...above, key]);
    table.level = 1 + Math.max(-1, ...table.references.map(({ to }) => visit(to, inside)));
    done.add(key);
    return table.level;
  };
  for (const key of tables.keys()) visit(key, new Set());
}
