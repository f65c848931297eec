import { type Migration, readMigrations } from './read-migrations.ts';
import type { SqlExecutor } from './store.ts';
import { STORE_SCHEMA } from './store.ts';
import { storeError } from './store-error.ts';

type Applied = { readonly number: number; readonly name: string; readonly checksum: string };

/** Migrates the tables to this program's version, one transaction per migration. The caller holds the lock. */
export async function migrate(owner: SqlExecutor, folder?: URL): Promise<void> {
  const known = readMigrations(folder);
  const { rows } = await owner.executeSql(
    `select number, name, checksum from ${STORE_SCHEMA}.migration order by number`,
  );
  const applied = rows as readonly Applied[];
  checkApplied(known, applied);
  for (const migration of known.slice(applied.length)) await apply(owner, migration);
}

function checkApplied(known: readonly Migration[], applied: readonly Applied[]): void {
  const newest = applied.at(-1);
  if (newest !== undefined && newest.number > known.length)
    throw storeError(
      'store_is_newer',
      `The store was migrated by a newer Rowloom (${title(newest)}; this one knows ${known.length}). Start that version, or restore a backup from before.`,
    );
  for (const [index, item] of applied.entries()) {
    const migration = known[index];
    if (migration?.number === item.number && migration.checksum === item.checksum) continue;
    throw storeError(
      'migration_changed',
      `The migration ${title(item)} was applied to this store in another form than this Rowloom has it. Use the Rowloom that the store was made with; migrations are never edited.`,
    );
  }
}

/** Name and checksum are checked to contain no quote. */
async function apply(owner: SqlExecutor, { number, name, sql, checksum }: Migration): Promise<void> {
  try {
    await owner.executeSql(`begin;
set local search_path = ${STORE_SCHEMA};
${sql}
;
insert into ${STORE_SCHEMA}.migration (number, name, checksum) values (${number}, '${name}', '${checksum}');
commit`);
  } catch (error) {
    await owner.executeSql('rollback').catch(() => undefined);
    throw storeError(
      'migration_failed',
      `The migration ${title({ number, name })} failed, and nothing of it stayed: ${error instanceof Error ? error.message : String(error)}`,
      error,
    );
  }
}

const title = ({ number, name }: Pick<Migration, 'number' | 'name'>): string =>
  `${String(number).padStart(4, '0')}-${name}`;
