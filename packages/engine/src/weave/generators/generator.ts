import type { Value } from '../graph/value.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Cell } from './cell.ts';

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
  /** The words that its texts are, or begin with before a number, where they come from one list. */
  readonly words?: (cell: Pick<Cell, 'lexicon' | 'type'>, options: GeneratorOptions) => readonly string[];
  /** Wrong options, as issues whose path is the option's name. */
  readonly check?: (options: GeneratorOptions) => readonly Issue[];
  readonly build: (cell: Cell, options: GeneratorOptions) => Value;
};

export function generator(definition: Generator): Generator {
  return definition;
}
