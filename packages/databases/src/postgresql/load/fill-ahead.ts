import type { TableProgram } from '@rowloom/engine';
import { BLOCKS, type CopyBlock, type TakeBlock } from './copy-blocks.ts';

/** The first rows of a table, from 0 to `end` (exclusive). */
export type RowsAhead = {
  readonly end: number;
  readonly blocks: readonly { readonly block: CopyBlock; readonly length: number }[];
};

/** Makes a table's first rows in advance: a server that has opened the table gets them at once. */
export async function fillAhead(
  program: TableProgram,
  takeBlock: TakeBlock,
  rest: () => Promise<void> | undefined,
): Promise<RowsAhead> {
  const blocks: RowsAhead['blocks'][number][] = [];
  const state = { at: 0 };
  let end = 0;
  while (end < program.rows && blocks.length < BLOCKS) {
    await rest();
    const block = await takeBlock();
    end = program.fill(block.view, end, program.rows, state);
    blocks.push({ block, length: state.at });
  }
  return { end, blocks };
}
