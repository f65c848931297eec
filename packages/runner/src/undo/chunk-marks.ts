import type { Session } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { executeDdl } from '../target/execute-ddl.ts';
import { sqlDialect } from '../target/table-name.ts';

/** Tells which rows of a copy are of which chunk. To write it into rows that are there would read all of them for every chunk. */
export type ChunkMarks = {
  /** Before the rows of a chunk come, and after. */
  readonly begin: (chunk: number) => Promise<void>;
  readonly end: (chunk: number) => Promise<void>;
  /** SQL that a row of the copy, called `s`, is of these chunks, between whose numbers the copy has no others. */
  readonly within: (chunks: readonly number[]) => string;
};

/** The column by which MySQL counts rows: the copy is in its order, so that a chunk is one range. */
export const ROW_COLUMN = 'rowloom_row';
const CHUNK_COLUMN = 'rowloom_chunk';
/** What SQLite calls a row's number, unless a column has that name. */
const ROW_NAMES = ['rowid', '_rowid_', 'oid'];

export async function makeChunkMarks(session: Session, stage: string, columns: readonly string[]): Promise<ChunkMarks> {
  if (session.dialect === 'postgresql') return byDefault(session, stage);
  const quote = (name: string): string => quoteName(sqlDialect(session.dialect), name);
  const taken = new Set(columns.map((name) => name.toLowerCase()));
  const row =
    session.dialect === 'sqlite' ? (ROW_NAMES.find((name) => !taken.has(name)) ?? 'rowid') : quote(ROW_COLUMN);
  return byNumber(session, stage, row);
}

/** PostgreSQL: a default for the rows that come next, and an index of a few pages, since they come in order. */
async function byDefault(session: Session, stage: string): Promise<ChunkMarks> {
  const column = quoteName('postgresql', CHUNK_COLUMN);
  await executeDdl(session, `ALTER TABLE ${stage} ADD COLUMN ${column} integer`);
  await executeDdl(session, `CREATE INDEX ON ${stage} USING brin (${column}) WITH (pages_per_range = 16)`);
  return {
    async begin(chunk) {
      await session.execute(`ALTER TABLE ${stage} ALTER COLUMN ${column} SET DEFAULT ${chunk}`);
    },
    async end() {},
    within: (chunks) => `s.${column} BETWEEN ${Math.min(...chunks)} AND ${Math.max(...chunks)}`,
  };
}

async function byNumber(session: Session, stage: string, row: string): Promise<ChunkMarks> {
  const ends = new Map<number, { readonly after: number; readonly last: number }>();
  let after = 0;
  return {
    async begin() {},
    async end(chunk) {
      const [found] = await session.query(`SELECT max(${row}) AS last FROM ${stage}`);
      const last = Number(found?.['last'] ?? after);
      ends.set(chunk, { after, last });
      after = last;
    },
    within(chunks) {
      const mine = chunks.flatMap((chunk) => ends.get(chunk) ?? []);
      const first = Math.min(...mine.map((range) => range.after)) + 1;
      return `s.${row} BETWEEN ${first} AND ${Math.max(...mine.map(({ last }) => last))}`;
    },
  };
}
