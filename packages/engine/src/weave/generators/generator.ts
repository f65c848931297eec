import type { Value } from '../graph/value.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Cell } from '../cell/cell.ts';

/** What the texts of a generator are like, whatever its options. */
export type TextTraits = {
  /** They have no letters of the other case. */
  readonly case?: 'lower' | 'upper';
  /** Characters of each text, where all have as many. */
  readonly length?: number;
  /** Characters that the shortest one has for sure, where that is more than one. */
  readonly least?: number;
  /** Below this room texts would be cut to nonsense. */
  readonly room?: number;
  /** The generator that takes its place where there is less room. */
  readonly shorter?: string;
  /** They are made of letters, digits and dashes alone. */
  readonly isWord?: true;
  /** Digits in one case; what is between them stands at the same places. Every collation orders them alike. */
  readonly isEven?: true;
  /** They mean something, or reach nobody, as a pattern's would not. */
  readonly speaks?: true;
  /** No person types them. */
  readonly isMachine?: true;
};

/** One way to make values. What a version yields for a seed never changes: a change is a new version. */
export type Generator = {
  readonly name: string;
  readonly version: number;
  /** One sentence for the catalogue. */
  readonly summary: string;
  /** Each option with what it does, for the catalogue and for messages. */
  readonly options?: Readonly<Record<string, string>>;
  /**
   * How values stay distinct in a unique column. `index`: they are made one to one from {@link Cell.index}, and
   * `capacity` says how many there are. `suffix`: text to which the row's own number is appended. `never`: not at all.
   */
  readonly distinct: 'index' | 'suffix' | 'never';
  readonly capacity?: (
    cell: Pick<Cell, 'type' | 'maxLength' | 'numbers' | 'lexicon' | 'asOf'>,
    options: GeneratorOptions,
  ) => number;
  readonly text?: TextTraits | undefined;
  /** Its numbers are measured or paid, in whole numbers or in fractions. */
  readonly amount?: 'any' | 'fraction';
  /** The words that its texts are, or begin with before a number, where they come from one list. */
  readonly words?: (cell: Pick<Cell, 'lexicon' | 'type'>, options: GeneratorOptions) => readonly string[];
  /** Wrong options, as issues whose path is the option's name. */
  readonly check?: (options: GeneratorOptions) => readonly Issue[];
  readonly build: (cell: Cell, options: GeneratorOptions) => Value;
};

export function generator(definition: Generator): Generator {
  return definition;
}
