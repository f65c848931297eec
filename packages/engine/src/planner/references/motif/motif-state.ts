import { columnsOf } from '../../../language/expression/walk-expression.ts';
import { holds } from '../../../language/evaluate/holds.ts';
import type { Variant } from '../../../solve/row-solution.ts';
import type { MotifReference, MotifTable } from './motif-table.ts';
import { type MotifRow, rootOf, Trail, valueIn, type Variable } from './variable.ts';

/** The rows of a motif while it is being made. Whatever is done to it can be taken back. */
export class MotifState {
  readonly tables: ReadonlyMap<string, MotifTable>;
  readonly rows = new Map<string, MotifRow[]>();
  readonly trail = new Trail();
  readonly #asOf: number;
  /** Rows of which more is known than when they were last looked at. */
  readonly #changed = new Set<MotifRow>();

  constructor(tables: ReadonlyMap<string, MotifTable>, asOf: number) {
    this.tables = tables;
    this.#asOf = asOf;
  }

  tableOf(key: string): MotifTable {
    const table = this.tables.get(key);
    if (table === undefined) throw new Error(`${key} is not a table of the motif.`);
    return table;
  }

  rowsOf(key: string): readonly MotifRow[] {
    return this.rows.get(key) ?? [];
  }

  addRow(key: string): MotifRow {
    const table = this.tableOf(key);
    const values = new Map<string, Variable>();
    const row: MotifRow = { table: key, values, parents: new Map(), children: 0 };
    for (const column of table.columns)
      values.set(column, {
        same: undefined,
        values: table.listed.get(column),
        isNull: table.nullable.has(column) ? undefined : false,
        uses: [{ row, column }],
      });
    const rows = this.rows.get(key) ?? [];
    this.rows.set(key, rows);
    rows.push(row);
    this.trail.push(() => rows.pop());
    this.#changed.add(row);
    return row;
  }

  setParent(row: MotifRow, reference: MotifReference, parent: MotifRow | null): void {
    row.parents.set(reference.index, parent);
    if (parent !== null) parent.children++;
    this.trail.push(() => {
      row.parents.delete(reference.index);
      if (parent !== null) parent.children--;
    });
  }

  /** False where the two can never be the same. */
  unify(one: Variable, other: Variable): boolean {
    const roots = [rootOf(one), rootOf(other)].toSorted((x, y) => y.uses.length - x.uses.length);
    const [a, b] = roots as [Variable, Variable];
    if (a === b) return true;
    if (a.isNull !== undefined && b.isNull !== undefined && a.isNull !== b.isNull) return false;
    const values = intersect(a.values, b.values);
    if (values?.length === 0) return false;
    const before = { values: a.values, isNull: a.isNull, uses: a.uses };
    Object.assign(a, { values, isNull: a.isNull ?? b.isNull, uses: [...a.uses, ...b.uses] });
    b.same = a;
    this.trail.push(() => {
      Object.assign(a, before);
      b.same = undefined;
    });
    // Whatever has become the same as something else is in a row of the second one, too.
    const isNews = before.values?.length !== values?.length || before.isNull !== a.isNull;
    this.#look(isNews ? a : { uses: b.uses });
    return true;
  }

  #look({ uses }: Pick<Variable, 'uses'>): void {
    for (const { row } of uses) this.#changed.add(row);
  }

  setNull(variable: Variable, isNull: boolean): boolean {
    const root = rootOf(variable);
    if (root.isNull !== undefined) return root.isNull === isNull;
    root.isNull = isNull;
    this.trail.push(() => {
      root.isNull = undefined;
    });
    this.#look(root);
    return true;
  }

  narrow(variable: Variable, list: readonly string[]): boolean {
    const root = rootOf(variable);
    const values = intersect(root.values, list);
    if (values === undefined || values.length === 0) return false;
    if (values.length === root.values?.length) return true;
    const before = root.values;
    root.values = values;
    this.trail.push(() => {
      root.values = before;
    });
    this.#look(root);
    return true;
  }

  /** Draws what follows from the CHECKs of all rows that changed; false where one of them, or a key, cannot hold. */
  propagate(): boolean {
    // A set hands out what is added to it on the way.
    for (const row of this.#changed) {
      this.#changed.delete(row);
      if (this.#infer(row) && this.#passes(row) && this.#isApart(row)) continue;
      this.#changed.clear();
      return false;
    }
    return true;
  }

  /** Whether a variant of a group of CHECKs will do for the row as far as it is known. */
  allows(row: MotifRow, variant: Variant): boolean {
    const asked = Object.entries(variant.domains).flatMap(([column, domain]) => {
      const variable = row.values.get(column);
      return variable === undefined ? [] : [{ root: rootOf(variable), domain }];
    });
    const isOpen = asked.every(({ root, domain }) => {
      const { isNull, values = domain.one_of } = root;
      if (isNull === true) return domain.null !== 'never';
      if (isNull === false && domain.null === 'always') return false;
      if (domain.null === 'always' || values === undefined) return true;
      // Columns that have one parent's value in common have one value.
      const alike = asked.filter((other) => other.root === root);
      return values.some((value) => alike.every((other) => fits(value, other.domain)));
    });
    return (
      isOpen &&
      variant.relations.every((relation) => {
        if (relation.kind !== 'distinct') return true;
        const [left, right] = [row.values.get(relation.left), row.values.get(relation.right)];
        if (left === undefined || right === undefined) return true;
        return rootOf(left) !== rootOf(right) || rootOf(left).isNull === true;
      })
    );
  }

  /** What all variants that are left have in common holds. */
  #infer(row: MotifRow): boolean {
    for (const { columns, variants } of this.tableOf(row.table).groups) {
      const left = variants.filter((variant) => this.allows(row, variant));
      if (left.length === 0) return false;
      for (const column of columns) {
        const variable = row.values.get(column);
        if (variable === undefined) continue;
        const domains = left.map(({ domains: all }) => all[column] ?? {});
        if (domains.every((domain) => domain.null === 'always') && !this.setNull(variable, true)) return false;
        if (domains.every((domain) => domain.null === 'never') && !this.setNull(variable, false)) return false;
        const lists = domains.filter((domain) => domain.null !== 'always').map((domain) => domain.one_of);
        if (lists.length === 0 || lists.includes(undefined)) continue;
        // NULL is in no list.
        if (rootOf(variable).isNull !== false) continue;
        if (!this.narrow(variable, [...new Set(lists.flatMap((list) => list ?? []))])) return false;
      }
    }
    return true;
  }

  /** CHECKs over columns that are all known. */
  #passes(row: MotifRow): boolean {
    const { tests, target } = this.tableOf(row.table);
    if (tests.length === 0) return true;
    const known = new Map<string, string | null>();
    for (const column of row.values.keys()) {
      const { isNull, values } = valueIn(row, column);
      if (isNull === true) known.set(column, null);
      else if (isNull === false && values?.length === 1) known.set(column, values[0] ?? null);
    }
    const values = Object.fromEntries(known);
    return tests.every(
      (test) => !columnsOf(test).every((name) => known.has(name)) || holds(test, values, target.types, this.#asOf),
    );
  }

  /** Whether no other row has the same values in all columns of a key. */
  #isApart(row: MotifRow): boolean {
    const { keys } = this.tableOf(row.table);
    return keys.every((key) => this.rowsOf(row.table).every((other) => other === row || !areSame(row, other, key)));
  }
}

function areSame(row: MotifRow, other: MotifRow, key: readonly string[]): boolean {
  return key.every((column) => {
    const [a, b] = [valueIn(row, column), valueIn(other, column)];
    if (a.isNull === true || b.isNull === true) return false;
    return a === b || (a.values?.length === 1 && b.values?.length === 1 && a.values[0] === b.values[0]);
  });
}

function intersect(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.filter((value) => other.includes(value));
}

function fits(value: string, domain: Variant['domains'][string]): boolean {
  const length = [...value].length;
  return (
    (domain.one_of?.includes(value) ?? true) &&
    domain.none_of?.includes(value) !== true &&
    (domain.min_length === undefined || length >= domain.min_length) &&
    (domain.max_length === undefined || length <= domain.max_length)
  );
}
