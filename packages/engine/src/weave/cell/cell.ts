import type { Node } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Key } from '../../base/random/key.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

/** What a generator may look at: its own address, its row's records, and the facts of its column. Nothing else exists. */
export type Cell = {
  readonly table: string;
  readonly column: string;
  /** Domains resolved to their base type. */
  readonly type: ColumnType;
  /** Characters that fit, where the type says so. */
  readonly maxLength: number | undefined;
  /** Rows of the table in this run. */
  readonly rows: number;
  /** One past the greatest {@link Cell.number}: rows of earlier runs count too. */
  readonly numbers: number;
  /** True where values must not repeat; {@link Cell.index} then is a permutation. */
  readonly unique: boolean;
  /** True where they must not repeat in the whole table, and not only below one parent or beside other columns. */
  readonly alone: boolean;
  readonly lexicon: Lexicon;
  /** Microseconds since 1970: the run's "now". */
  readonly asOf: number;
  /** The row's place in this run, from 0. */
  readonly row: Node;
  /** The row's number in the table, which no row of this or an earlier run has. */
  readonly number: Node;
  /** The two words that stand for this cell's column under the run's seed. */
  readonly key: (lane?: string) => Key;
  /** A signed 32-bit draw of this cell; each lane is a draw of its own. */
  readonly draw: (lane?: string) => Node;
  /** A whole number in [0, count), count up to 2^53 and possibly known only at the row. */
  readonly below: (count: number | Node, lane?: string) => Node;
  /** 1 in the given share of rows. */
  readonly chance: (share: number, lane?: string) => Node;
  /**
   * A whole number in [0, capacity) from which the value is made one to one: drawn at random, or, in a unique column,
   * this row's place in a keyed permutation. The capacity of a unique column must not depend on the number of rows.
   */
  readonly index: (capacity: number) => Node;
  /** In a unique column: the same over consecutive ranges of these sizes, of which later ones may be left out. */
  readonly tiered: (sizes: readonly number[], first?: FirstTier) => Node;
  /** In a unique column: a number that no other row of the table has, with as many digits as the row's number. */
  readonly ordinal: () => Node;
  /** Draws that belong to a record of the row (a person, an address) and not to the column, so that all its columns agree. */
  readonly record: (name: string) => RecordCell;
  /** Another column of the same row. */
  readonly sibling: (column: string) => { readonly value: Value; readonly isNull: Node | undefined } | undefined;
  /** The first column of the row, other than this one, that is made by the named generator. */
  readonly siblingBy: (
    generator: string,
  ) => { readonly column: string; readonly value: Value; readonly isNull: Node | undefined } | undefined;
  /** Whether there is one: whoever asks for no more does not have it built, with all that it is made of. */
  readonly hasSiblingBy: (generator: string) => boolean;
  /** The cell that the named generator fills in the row that this one belongs to: the category of a product. */
  readonly above: (generator: string) => { readonly cell: Cell; readonly options: GeneratorOptions } | undefined;
  /** A value of another generator within this cell; its draws have lanes of their own. */
  readonly part: (lane: string, spec: PartSpec) => Value | undefined;
};

/** `plain`: the first range goes as {@link Cell.index} does, for columns that had no other range in an earlier run. */
export type FirstTier = 'plain' | 'own';

/** Another generator, as `json`, `array` and `template` name it. */
export type PartSpec = {
  readonly generator: string;
  /** The first where absent. */
  readonly version?: number;
  readonly options?: GeneratorOptions;
  readonly type?: ColumnType;
  /** Sets this part's records apart from the row's own: each element of an array is another person. */
  readonly record?: string;
};

/** The address of a record within a row. */
export type RecordCell = Pick<
  Cell,
  'rows' | 'numbers' | 'lexicon' | 'asOf' | 'row' | 'number' | 'draw' | 'below' | 'chance'
> & {
  /** A number in [0, capacity) that no other row of the table has, as long as there are enough. */
  readonly place: (capacity: number) => Node;
  /** Computes something once for the record and gives the same back to every column that asks. */
  readonly once: <T>(key: string, make: () => T) => T;
};
