import type { SchemaDocument } from '@rowloom/engine';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import { readMysqlExpression } from '../mysql/read-mysql-expression.ts';
import { prepare } from '../parser/parser.ts';
import { readSqliteExpression } from '../sqlite/read-sqlite-expression.ts';
import { documentTypes } from './document-types.ts';
import type { ReadText } from './fill-predicates.ts';

/** The reader of the document's dialect. */
export async function chooseReader(document: SchemaDocument): Promise<ReadText> {
  switch (document.dialect) {
    case 'postgresql': {
      await prepare();
      const findType = documentTypes(document);
      return (text, options) => readPostgresqlExpressionSync(text, { ...options, findType });
    }
    case 'mysql':
    case 'mariadb':
      return readMysqlExpression;
    case 'sqlite':
      return readSqliteExpression;
    default:
      return document.dialect satisfies never;
  }
}
