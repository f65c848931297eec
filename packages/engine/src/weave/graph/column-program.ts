import type { ColumnType } from '../../language/types/column-type.ts';
import type { Node } from './node.ts';
import type { Value } from './value.ts';

/** One column, ready to be encoded: when it is NULL, and its value otherwise. */
export type ColumnProgram = {
  readonly name: string;
  /** Domains resolved to their base type. */
  readonly type: ColumnType;
  /** 1 if the cell is NULL; absent if it never is. */
  readonly isNull: Node | undefined;
  readonly value: Value;
};
