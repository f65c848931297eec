import { readPostgresqlDdl } from '../../ddl/read-postgresql-ddl.ts';
import { documentTypes } from '../../document/document-types.ts';
import { readPostgresqlExpressionSync } from '../../expression/read-postgresql-expression.ts';
import { prepare } from '../../parser/parser.ts';
import type { Reading } from '../reading.ts';

export const postgresql: Reading = {
  readDdl: readPostgresqlDdl,
  async openReader(document) {
    await prepare();
    const findType = documentTypes(document);
    return (text, options) => readPostgresqlExpressionSync(text, { ...options, findType });
  },
};
