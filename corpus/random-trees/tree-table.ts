import type { CorpusDialect } from '../find-schemas.ts';

/** A table under construction: later tables may request another key to refer to. */
export type TreeTable = {
  readonly name: string;
  readonly columns: { readonly name: string; readonly type: string; readonly nullable: boolean }[];
  readonly keys: string[][];
  readonly references: TreeReference[];
  readonly checks: string[];
};

type TreeReference = {
  readonly columns: readonly string[];
  readonly to: TreeTable;
  readonly toColumns: readonly string[];
  readonly cascades: boolean;
};

export function openTable(name: string): TreeTable {
  return { name, columns: [], keys: [], references: [], checks: [] };
}

export function addColumn(table: TreeTable, name: string, type: string, nullable = false): void {
  if (!table.columns.some((column) => column.name === name)) table.columns.push({ name, type, nullable });
}

export function addKey(table: TreeTable, columns: readonly string[]): void {
  const isKnown = table.keys.some(
    (key) => key.length === columns.length && key.every((name) => columns.includes(name)),
  );
  if (!isKnown) table.keys.push([...columns]);
}

/** A foreign key, and the key of the other table that it needs. */
export function addReference(
  table: TreeTable,
  columns: readonly string[],
  to: TreeTable,
  toColumns: readonly string[],
  cascades = false,
): void {
  const known = to.keys.find((key) => key.length === toColumns.length && key.every((name) => toColumns.includes(name)));
  if (known === undefined) addKey(to, toColumns);
  table.references.push({ columns, to, toColumns, cascades });
}

/**
 * The first key is the primary one. Foreign keys come last, so that tables may be in any order, or inside where they
 * may.
 */
export function printTables(tables: readonly TreeTable[], dialect: CorpusDialect = 'postgresql'): string {
  const isInside = dialect !== 'postgresql';
  const made = tables.map(({ name, columns, keys, checks, references }) => {
    const lines = [
      ...columns.map((column) => `${column.name} ${column.type}${column.nullable ? '' : ' NOT NULL'}`),
      ...keys.map((key, index) => `${index === 0 ? 'PRIMARY KEY' : 'UNIQUE'} (${key.join(', ')})`),
      ...checks.map((check) => `CHECK (${check})`),
      ...(isInside ? references.map(foreignKey) : []),
    ];
    return `CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n);`;
  });
  const keys = isInside
    ? []
    : tables.flatMap(({ name, references }) =>
        references.map((reference) => `ALTER TABLE ${name} ADD ${foreignKey(reference)};`),
      );
  return [...made, ...keys].join('\n');
}

const foreignKey = ({ columns, to, toColumns, cascades }: TreeReference): string =>
  `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${to.name} (${toColumns.join(', ')})${cascades ? ' ON DELETE CASCADE' : ''}`;
