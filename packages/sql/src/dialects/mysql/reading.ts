import { readMysqlExpression } from '../../mysql/read-mysql-expression.ts';
import { readMysqlDdl } from '../../mysql-ddl/read-mysql-ddl.ts';
import type { Reading } from '../reading.ts';

/** MySQL and MariaDB, with separate rules where the two differ. */
export const mysql: Reading = {
  readDdl: (text, options) =>
    Promise.resolve(readMysqlDdl(text, { ...options, dialect: options.dialect === 'mariadb' ? 'mariadb' : 'mysql' })),
  openReader: () => Promise.resolve(readMysqlExpression),
};
