import type { ColumnRule, OwnCell, Project, Rules, TableRule } from '@rowloom/engine';
import type { RowOf, SchemaTypes, TableName } from './schema/schema-types.ts';

export type GeneratorCell = OwnCell;

type Made = null | boolean | number | bigint | string | Date | object;

/**
 * A generator of one's own: a pure function of its cell. It may use `cell.draw()`, `below`, `pick` and `chance`, the row's number,
 * and the columns that it says it reads; no clock, no `Math.random`, no state of its own. It is tried for that at plan time.
 */
export type ConfigGenerator =
  | ((cell: OwnCell) => Made)
  | {
      readonly make: (cell: OwnCell) => Made;
      /** Columns of the row that it sees in `cell.record`. */
      readonly reads?: readonly string[];
      /** It never gives a value twice, by `cell.row` say, and so may fill a unique column. */
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
  /** In the whole run, or by table, `*` for each table not named. */
  readonly rows?: number | RowsByTable<Schema>;
  /** Rules themselves, or the path of a file that holds them. */
  readonly rules?: string | RulesOf<Schema>;
  /** Tables that get no rows, whoever asks. */
  readonly leave_alone?: readonly TableName<Schema>[];
  readonly generators?: Readonly<Record<string, ConfigGenerator>>;
};

/** Gives `rowloom.config.ts` its types: `export default defineConfig<Shop>({ … })`, with or without those of a schema. */
export const defineConfig = <Schema = SchemaTypes>(config: Config<NoInfer<Schema>>): Config<Schema> => config;
