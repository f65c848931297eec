import { readSqliteExpression } from '../../sqlite/read-sqlite-expression.ts';
import { readSqliteDdl } from '../../sqlite-ddl/read-sqlite-ddl.ts';
import type { Reading } from '../reading.ts';

export const sqlite: Reading = {
  readDdl: (text, options) => Promise.resolve(readSqliteDdl(text, options)),
  openReader: () => Promise.resolve(readSqliteExpression),
};
