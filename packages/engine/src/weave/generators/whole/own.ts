import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { generator, type Generator } from '../generator.ts';
import { textOption } from '../../cell/option.ts';

/** The view of a custom generator: its address, its own draws, and the columns of the row that it reads. */
export type OwnCell = {
  readonly table: string;
  readonly column: string;
  /** The row's number in the table, from 1. It is unique. */
  readonly row: number;
  /** The columns that the generator reads, in the form of a preview. */
  readonly record: Readonly<Record<string, unknown>>;
  /** A number in [0, 1); each call is a separate draw. */
  readonly draw: () => number;
  /** A whole number from 0 to a count (exclusive). */
  readonly below: (count: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
};

export type OwnFunction = (cell: OwnCell) => null | boolean | number | string;

/**
 * Functions by the digest of their text: the function of a digest never changes, so a plan means the same everywhere.
 */
const known = new Map<string, OwnFunction>();

export const addOwnGenerator = (digest: string, make: OwnFunction): unknown => known.set(digest, make);
export const findOwnGenerator = (options: GeneratorOptions): OwnFunction | undefined =>
  known.get(textOption(options, 'digest') ?? '');

export const whyNoOwn = (options: GeneratorOptions): string =>
  `its generator ${textOption(options, 'name') ?? ''} is a function of a rowloom.config.ts (digest ${(textOption(options, 'digest') ?? '').slice('sha256:'.length, 19)}), and it is not here, or not as it was.`;

/** Represents all of them in the catalogue; `buildColumn` makes the values. */
export const own: Generator = generator({
  name: 'own',
  version: 1,
  summary: 'A function of rowloom.config.ts.',
  options: {
    name: 'its name',
    digest: 'of its text',
    reads: 'columns of the row',
    unique: 'it promises not to repeat a value',
  },
  distinct: 'index',
  // A generator that promises distinct values is trusted, and tested at plan time; one that does not cannot fill a
  // unique column.
  capacity: (_, options) => (options['unique'] === true ? Number.MAX_SAFE_INTEGER : 1),
  check: (options) =>
    findOwnGenerator(options) === undefined
      ? [{ code: 'unknown_generator', path: 'name', message: `This column cannot be made: ${whyNoOwn(options)}` }]
      : [],
  build: () => ({ kind: 'null' }),
});
