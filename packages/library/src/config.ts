import type { ColumnRule, OwnCell, Project, Rules, TableRule } from '@rowloom/engine';
import type { RowOf, SchemaTypes, TableName } from './schema/schema-types.ts';

export type GeneratorCell = OwnCell;

type Made = null | boolean | number | bigint | string | Date | object;

/**
 * A custom generator: a pure function of its cell. It may use `cell.draw()`, `below`, `pick` and `chance`, the row's
 * number, and the columns that it declares; no clock, no `Math.random`, no state of its own. It is tested for that at
 * plan time.
 */
export type ConfigGenerator =
  | ((cell: OwnCell) => Made)
  | {
      readonly make: (cell: OwnCell) => Made;
      /** Columns of the row that it sees in `cell.record`. */
      readonly reads?: readonly string[];
      /** It never repeats a value, for example by using `cell.row`, and so may fill a unique column. */
      readonly unique?: boolean;
    };

type ColumnKey<Schema> = {
  [Table in TableName<Schema>]: `${Table}.${keyof RowOf<Schema, Table> & string}`;
}[TableName<Schema>];

type RowsByTable<Schema> = string extends keyof Schema
  ? Readonly<Record<string, number>>
  : { readonly [Table in TableName<Schema> | '*']?: number };

type RulesOf<Schema> = string extends keyof Schema
  ? Rules
  : { readonly [Table in TableName<Schema> | '*']?: TableRule } & {
      readonly [Column in ColumnKey<Schema>]?: ColumnRule;
    };

/**
 * `rowloom.yaml` in TypeScript. Rules name a generator by its key: `{ 'products.sku': { generator: 'sku' } }`. With the types
 * that `rowloom types` writes, the compiler knows the tables and columns.
 */
export type Config<Schema = SchemaTypes> = Omit<Project, 'rows' | 'rules' | 'leave_alone'> & {
  /** For the whole run, or by table, with `*` for each table not named. */
  readonly rows?: number | RowsByTable<Schema>;
  /** The rules themselves, or the path of a rules file. */
  readonly rules?: string | RulesOf<Schema>;
  /** Tables that never get rows. */
  readonly leave_alone?: readonly TableName<Schema>[];
  readonly generators?: Readonly<Record<string, ConfigGenerator>>;
};

/** Gives `rowloom.config.ts` its types: `export default defineConfig<Shop>({ … })`, with or without those of a schema. */
export const defineConfig = <Schema = SchemaTypes>(config: Config<NoInfer<Schema>>): Config<Schema> => config;
