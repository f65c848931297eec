import { existsSync } from 'node:fs';
import { connectPostgresql, isTargetError, parseDatabaseUrl } from '@rowloom/databases';
import type { Finding } from '../finding.ts';
import { lockFolder } from './folder-lock.ts';
import { watchRoom } from './guard-pglite.ts';
import { readMigrations } from './read-migrations.ts';
import { describeDifference } from './clock-difference.ts';
import { type EmbeddedConfig, type PostgresqlConfig, STORE_SCHEMA, type StoreConfig } from './store.ts';
import { isStoreError } from './store-error.ts';

/** What the operator should know of the store. It is examined, and neither created nor migrated. */
export const examineStore = (config: StoreConfig): Promise<readonly Finding[]> =>
  config.kind === 'embedded' ? Promise.resolve(examineFolder(config)) : examineServer(config);

function examineFolder({ folder }: EmbeddedConfig): readonly Finding[] {
  if (!existsSync(folder))
    return [{ name: 'store', state: 'note', message: `The first start creates the embedded store in ${folder}.` }];
  try {
    watchRoom(folder).check();
    lockFolder(folder).release();
    return [
      {
        name: 'store',
        state: 'good',
        message: `The embedded store in ${folder} is not in use, and its disk has room.`,
      },
    ];
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const message = `The embedded store in ${folder} is in use, as it is while its service runs.`;
    return [
      error.code === 'store_in_use'
        ? { name: 'store', state: 'good', message }
        : { name: 'store', state: 'bad', message: error.message },
    ];
  }
}

async function examineServer({ url, migrations }: PostgresqlConfig): Promise<readonly Finding[]> {
  try {
    const address = parseDatabaseUrl(url, { sockets: true });
    if (address.dialect !== 'postgresql')
      return [{ name: 'store', state: 'bad', message: 'The store is PostgreSQL: its URL begins with postgresql:.' }];
    const session = await connectPostgresql(address);
    try {
      const [began, here] = [performance.now(), Date.now()];
      const [clock] = await session.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now');
      const took = performance.now() - began;
      const seconds = (Number(clock?.['now']) - here - took / 2) / 1000;
      const difference = describeDifference({ seconds, uncertainty: took / 2000 });
      return [
        { name: 'store', state: 'good', message: `PostgreSQL ${session.serverVersion} answers.` },
        await examineMigrations((text) => session.query(text), readMigrations(migrations).length),
        difference === undefined
          ? { name: 'clock', state: 'good', message: "This machine's clock agrees with the store's." }
          : { name: 'clock', state: 'bad', message: difference },
      ];
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!isTargetError(error)) throw error;
    return [{ name: 'store', state: 'bad', message: error.message }];
  }
}

async function examineMigrations(
  query: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
  known: number,
): Promise<Finding> {
  const name = 'migrations';
  const [there] = await query(`SELECT to_regclass('${STORE_SCHEMA}.migration') IS NOT NULL AS yes`);
  if (there?.['yes'] !== true) return { name, state: 'note', message: 'The first start creates the tables.' };
  const [applied] = await query(`SELECT count(*) AS count FROM ${STORE_SCHEMA}.migration`);
  const count = Number(applied?.['count']);
  if (count === known) return { name, state: 'good', message: `All ${known} migrations are applied.` };
  if (count < known)
    return { name, state: 'note', message: `The next start applies ${known - count} of ${known} migrations.` };
  return {
    name,
    state: 'bad',
    message: `The store was migrated by a newer Rowloom (${count}; this one knows ${known}).`,
  };
}
