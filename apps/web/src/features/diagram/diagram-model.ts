import type { SchemaDocument, Table } from '@rowloom/engine';
import { shortType } from './short-type.ts';

/** A table as a picture needs it. */
export type DiagramTable = {
  readonly key: string;
  readonly name: string;
  readonly schema: string | undefined;
  readonly columns: readonly DiagramColumn[];
  /** Columns that are not drawn. */
  readonly hidden: number;
  readonly width: number;
  readonly height: number;
};

export type DiagramColumn = {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly role: 'primary' | 'foreign' | 'plain';
};

export type DiagramEdge = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly optional: boolean;
};

export type DiagramModel = { readonly tables: readonly DiagramTable[]; readonly edges: readonly DiagramEdge[] };

const MAX_COLUMNS = 14;
const HEAD = 34;
const LINE = 22;
const WIDTH = 230;

/** The engine's own `tableKey`, whose module the page would have to load for one line. */
export const keyOfTable = ({
  name,
  schema,
}: {
  readonly name: string;
  readonly schema?: string | undefined;
}): string => (schema === undefined ? name : `${schema}.${name}`);

export function makeDiagram(schema: SchemaDocument): DiagramModel {
  const drawn = schema.tables.filter(({ partition_of: whole }) => whole === undefined);
  const keys = new Set(drawn.map(keyOfTable));
  const edges = drawn.flatMap((table) =>
    table.foreign_keys.flatMap((foreign, index): DiagramEdge[] => {
      const to = keyOfTable({ name: foreign.references.table, schema: foreign.references.schema });
      if (!keys.has(to)) return [];
      const optional = foreign.columns.some((name) => table.columns.find((column) => column.name === name)?.nullable);
      const from = keyOfTable(table);
      return [{ id: `${from}#${index}`, from, to, label: foreign.columns.join(', '), optional }];
    }),
  );
  return { tables: drawn.map(drawTable), edges };
}

function drawTable(table: Table): DiagramTable {
  const primary = new Set(table.primary_key?.columns);
  const foreign = new Set(table.foreign_keys.flatMap(({ columns }) => columns));
  const all = table.columns.map(
    ({ name, type, nullable }): DiagramColumn => ({
      name,
      type: shortType(type.native),
      nullable,
      role: primary.has(name) ? 'primary' : foreign.has(name) ? 'foreign' : 'plain',
    }),
  );
  const isLong = all.length > MAX_COLUMNS + 1;
  const columns = isLong ? all.slice(0, MAX_COLUMNS) : all;
  return {
    key: keyOfTable(table),
    name: table.name,
    schema: table.schema,
    columns,
    hidden: all.length - columns.length,
    width: WIDTH,
    height: HEAD + LINE * (columns.length + (isLong ? 1 : 0)) + 8,
  };
}

/** A table with those that it refers to and those that refer to it. */
export function neighboursOf({ edges }: DiagramModel, key: string): ReadonlySet<string> {
  const found = new Set([key]);
  for (const { from, to } of edges) {
    if (from === key) found.add(to);
    if (to === key) found.add(from);
  }
  return found;
}

/** A part of a diagram: these tables and what is between them. */
export const narrow = ({ tables, edges }: DiagramModel, keys: ReadonlySet<string>): DiagramModel => ({
  tables: tables.filter(({ key }) => keys.has(key)),
  edges: edges.filter(({ from, to }) => keys.has(from) && keys.has(to)),
});

type Place = { readonly x: number; readonly y: number };
type Places = Readonly<Record<string, Place>>;

/** The rectangle around tables. */
export function boundsOf(tables: readonly DiagramTable[], places: Places) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { key, width, height } of tables) {
    const { x, y } = places[key] ?? ORIGIN;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const ORIGIN: Place = { x: 0, y: 0 };

export function isWithin(point: Place, { key, width, height }: DiagramTable, places: Places): boolean {
  const { x, y } = places[key] ?? ORIGIN;
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
