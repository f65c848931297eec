import { type LoadPart, readLoadWords } from './load/load-options.ts';
import { openLoadScratch } from './load/load-scratch.ts';
import { benchLoadMemory } from './load/memory-load.ts';
import { benchMysql } from './load/mysql-load.ts';
import { benchPostgresql } from './load/postgresql-load.ts';
import { benchSqlite } from './load/sqlite-load.ts';

/** Rows into real databases, each compared with that database's own tool. */
export async function benchLoad(words: readonly string[]): Promise<void> {
  const { full, parts } = readLoadWords(words);
  const scratch = openLoadScratch();
  const benches: Readonly<Record<LoadPart, () => Promise<void>>> = {
    postgresql: () => benchPostgresql(scratch, full),
    mysql: () => benchMysql(scratch),
    sqlite: () => benchSqlite(scratch),
    memory: () => benchLoadMemory(scratch.share),
  };
  try {
    for (const part of parts) await benches[part]();
  } finally {
    scratch.close();
  }
}
