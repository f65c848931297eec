import type { LedgerSql } from '../run-dialect.ts';

export const ledger: LedgerSql = {
  types: { name: 'text', word: 'text', long: 'text', tail: '' },
  now: 'unixepoch()',
  places: ['prefixed'],
  isShared: false,
  createSpace: '',
  async exists(session) {
    const rows = await session.query(
      "SELECT 1 AS found FROM sqlite_schema WHERE type = 'table' AND name = 'rowloom_keys'",
    );
    return rows.length > 0;
  },
  isHidden: () => Promise.resolve(false),
  // The file belongs to its owner.
  forged: undefined,
  // Only the first of several statements is executed.
  isRestoring: (statement) =>
    Promise.resolve(/^CREATE (?:UNIQUE )?INDEX |^CREATE (?:TEMP |TEMPORARY )?TRIGGER\s/i.test(statement)),
  currentRole: () => Promise.resolve('this process'),
  grant: () => 'Make the file and its folder writable.',
};
