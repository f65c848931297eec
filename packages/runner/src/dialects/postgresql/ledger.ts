import { quoteName } from '@rowloom/engine';
import { prepare, putsBack } from '@rowloom/sql';
import type { LedgerSql } from '../run-dialect.ts';
import { FORGED } from './planted.ts';

export const ledger: LedgerSql = {
  types: { name: 'text', word: 'text', long: 'text', tail: '' },
  now: 'CAST(extract(epoch FROM clock_timestamp()) AS bigint)',
  places: ['own'],
  isShared: false,
  createSpace: 'CREATE SCHEMA IF NOT EXISTS "rowloom"',
  async exists(session, place) {
    const [row] = await session
      .query(
        "SELECT to_regclass($1) IS NOT NULL AND has_schema_privilege('rowloom', 'USAGE') AND has_table_privilege($1, 'SELECT') AS found",
        [place.keys],
      )
      .catch(() => []);
    return row?.['found'] === true;
  },
  async isHidden(session) {
    const [row] = await session.query("SELECT to_regnamespace('rowloom') IS NOT NULL AS found").catch(() => []);
    const known =
      row?.['found'] === true
        ? await session.query(
            "SELECT 1 AS found FROM pg_catalog.pg_class WHERE relnamespace = to_regnamespace('rowloom') AND relname = 'keys'",
          )
        : [];
    return known.length > 0;
  },
  forged: FORGED,
  async isRestoring(statement) {
    await prepare();
    return putsBack(statement);
  },
  async currentRole(session) {
    const [row] = await session.query('SELECT current_user AS role');
    return String(row?.['role'] ?? 'this role');
  },
  grant: (database, role) =>
    `Let the owner of the database run: GRANT CREATE ON DATABASE ${quoteName('postgresql', database)} TO ${quoteName('postgresql', role)};`,
};
