import { createHash } from 'node:crypto';
import { refuseField } from '@rowloom/contract';

export type PageQuery = { readonly limit?: number; readonly cursor?: string };

export type Page<Item> = { readonly items: readonly Item[]; readonly next_cursor: string | null };

const DEFAULT_LIMIT = 50;

export type PageWindow = {
  /** Query one more than the page holds, to know whether there is a next one. */
  readonly limit: number;
  /** The id (or sequence) with which the last page ended; the next begins below it. */
  readonly before: string | undefined;
  readonly close: <Row, Item>(
    rows: readonly Row[],
    positionOf: (row: Row) => string,
    toItem: (row: Row) => Item,
  ) => Page<Item>;
};

/**
 * A window onto a list, newest first. `binding` identifies the list with all its filters: a cursor of another list, or
 * of the same with other filters, is refused.
 */
export function openPage(query: PageQuery, binding: readonly unknown[]): PageWindow {
  const size = query.limit ?? DEFAULT_LIMIT;
  const seal = createHash('sha256').update(JSON.stringify(binding)).digest('base64url').slice(0, 16);
  return {
    limit: size + 1,
    before: query.cursor === undefined ? undefined : readCursor(query.cursor, seal),
    close: (rows, positionOf, toItem) => {
      const shown = rows.slice(0, size);
      const last = shown.at(-1);
      return {
        items: shown.map((row) => toItem(row)),
        next_cursor: rows.length > size && last !== undefined ? writeCursor(positionOf(last), seal) : null,
      };
    },
  };
}

const writeCursor = (position: string, seal: string): string => Buffer.from(`${seal}${position}`).toString('base64url');

function readCursor(cursor: string, seal: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!text.startsWith(seal) || !/^[a-z0-9_]+$/i.test(text.slice(seal.length)))
    throw refuseField('cursor', 'This cursor belongs to another list or other filters. Start again without a cursor.');
  return text.slice(seal.length);
}
