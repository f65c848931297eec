import type { OwnCell, Project } from '@rowloom/engine';

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

/** `rowloom.yaml` in TypeScript. Rules name a generator by its key: `{ 'products.sku': { generator: 'sku' } }`. */
export type Config = Project & { readonly generators?: Readonly<Record<string, ConfigGenerator>> };

/** Gives `rowloom.config.ts` its types: `export default defineConfig({ … })`. */
export const defineConfig = (config: Config): Config => config;
