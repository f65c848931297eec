import { quoteName } from '@rowloom/engine';
import type { LedgerSql } from '../run-dialect.ts';

/** MySQL cannot index unbounded text, and compares names case-insensitively by default. */
const BINARY = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Quoted text only contains names; outside quotes there is neither a second statement nor a comment that hides one. */
const QUOTED = /`(?:[^`]|``)*`|'(?:[^'\\]|''|\\[^])*'|"(?:[^"\\]|""|\\[^])*"/g;
/** An index over expressions is added in a comment, which MariaDB skips. */
const RESTORING =
  /^(?:ALTER TABLE [`\w]+(?:\.[`\w]+)? (?:\/\*!80013 )?ADD |CREATE (?:UNIQUE |FULLTEXT |SPATIAL )?INDEX )(?:(?!\/\*|\*\/|--|[#;])[^])*(?:\*\/)?;?\s*$/i;
const isTrigger = (statement: string): boolean => /^CREATE [^;]*?\bTRIGGER\b/i.test(statement);

export const ledger: LedgerSql = {
  types: {
    name: `varchar(200) ${BINARY}`,
    word: `varchar(100) ${BINARY}`,
    long: `longtext ${BINARY}`,
    tail: ' ENGINE=InnoDB',
  },
  now: 'UNIX_TIMESTAMP()',
  places: ['own', 'prefixed'],
  isShared: true,
  createSpace: 'CREATE DATABASE IF NOT EXISTS `rowloom`',
  async exists(session, { kind, scope }) {
    const rows = await session.query(
      'SELECT 1 AS found FROM information_schema.tables WHERE table_schema = $1 AND table_name = $2',
      kind === 'own' ? ['rowloom', 'keys'] : [scope, 'rowloom_keys'],
    );
    return rows.length > 0;
  },
  isHidden: () => Promise.resolve(false),
  forged: undefined,
  isRestoring: (statement) =>
    Promise.resolve(isTrigger(statement) || RESTORING.test(statement.replaceAll(QUOTED, '``'))),
  async currentRole(session) {
    const [row] = await session.query('SELECT current_user AS role');
    return String(row?.['role'] ?? 'this role');
  },
  grant(database, role) {
    const [user = '', host = '%'] = role.split('@');
    return `Let an administrator run: GRANT ALL ON \`rowloom\`.* TO '${user}'@'${host}'; or GRANT CREATE, INSERT, SELECT, UPDATE, DELETE ON ${quoteName('mysql', database)}.* TO '${user}'@'${host}';`;
  },
};
