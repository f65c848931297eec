import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { POSTGRES } from '../targets.fixture.ts';

/** The whole content of a PostgreSQL store, as text. */
export function dumpPostgresql(database: string): string {
  if (POSTGRES === undefined) throw new Error('There is no PostgreSQL here.');
  const { bin, host, port } = POSTGRES;
  const words = ['-h', host, '-p', String(port), '-U', 'rowloom', '-d', database];
  const { status, stdout, stderr } = spawnSync(join(bin, 'pg_dump'), words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The same for an embedded store that no service has open. */
export async function dumpEmbedded(folder: string): Promise<string> {
  const store = await PGlite.create(join(folder, 'store'));
  try {
    const { rows } = await store.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const { rows: lines } = await store.query<{ line: string }>(`select t::text as line from ${name} as t`);
      texts.push(name, ...lines.map(({ line }) => line));
    }
    return texts.join('\n');
  } finally {
    await store.close();
  }
}
