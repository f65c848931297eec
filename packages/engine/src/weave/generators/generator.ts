import type { Value } from '../graph/value.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Cell } from '../cell/cell.ts';

/** Properties of a generator's texts, whatever its options. */
export type TextTraits = {
  /** They contain no letters of the other case. */
  readonly case?: 'lower' | 'upper';
  /** The length of each text, if all are equally long. */
  readonly length?: number;
  /** The guaranteed length of the shortest one, if more than one. */
  readonly least?: number;
  /** Below this length texts would be cut to nonsense. */
  readonly room?: number;
  /** The generator that replaces it where there is less room. */
  readonly shorter?: string;
  /** They consist of letters, digits and dashes. */
  readonly isWord?: true;
  /** Digits in one case, with separators at fixed positions. Every collation sorts them alike. */
  readonly isEven?: true;
  /** They have a meaning, or are undeliverable, which texts of a pattern would not be. */
  readonly speaks?: true;
  /** Nobody types them by hand. */
  readonly isMachine?: true;
};

/** One way to make values. The values of a version for a seed never change: a change is a new version. */
export type Generator = {
  readonly name: string;
  readonly version: number;
  /** One sentence for the catalogue. */
  readonly summary: string;
  /** Each option with its description, for the catalogue and for messages. */
  readonly options?: Readonly<Record<string, string>>;
  /**
   * How values stay distinct in a unique column. `index`: they map one to one from {@link Cell.index}, and `capacity`
   * is their number. `suffix`: text to which the row's own number is appended. `never`: not at all.
   */
  readonly distinct: 'index' | 'suffix' | 'never';
  readonly capacity?: (
    cell: Pick<Cell, 'type' | 'maxLength' | 'numbers' | 'lexicon' | 'asOf'>,
    options: GeneratorOptions,
  ) => number;
  readonly text?: TextTraits | undefined;
  /** Its numbers are measured or paid, as integers or fractions. */
  readonly amount?: 'any' | 'fraction';
  /** The words that its texts consist of, or begin with before a number, if they come from one list. */
  readonly words?: (cell: Pick<Cell, 'lexicon' | 'type'>, options: GeneratorOptions) => readonly string[];
  /** Invalid options, as issues whose path is the option's name. */
  readonly check?: (options: GeneratorOptions) => readonly Issue[];
  readonly build: (cell: Cell, options: GeneratorOptions) => Value;
};

export function generator(definition: Generator): Generator {
  return definition;
}
