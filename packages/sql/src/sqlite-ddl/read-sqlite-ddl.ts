import type { Issue as DocumentIssue } from '@rowloom/engine';
import type { ReadDdlOptions, ReadResult } from '../ddl/read-postgresql-ddl.ts';
import { fillPredicates } from '../document/fill-predicates.ts';
import type { Issue } from '../issue.ts';
import { DdlProblem } from '../mysql-ddl/ddl-problem.ts';
import { makeLocator } from '../mysql-ddl/make-locator.ts';
import { readSqliteExpression } from '../sqlite/read-sqlite-expression.ts';
import { readTriggersWith } from '../triggers/read-triggers.ts';
import { applyDefinition } from './apply-definition.ts';
import { buildDocument } from './build-document.ts';
import type { Catalogue } from './catalogue.ts';
import { findDefinitions } from './find-definitions.ts';
import { listRows } from './list-rows.ts';

/** More errors than this are one mistake repeated, or not SQL. */
const MAX_ISSUES = 20;
const LONGEST_BEGINNING = 80;

/**
 * Reads SQLite's DDL, migrations and dumps without SQLite, which browsers lack. The document equals the one from
 * SQLite's own catalogue for the same text.
 */
export function readSqliteDdl(text: string, options: ReadDdlOptions = {}): ReadResult {
  const locate = makeLocator(text);
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const message = 'The text contains a NUL character, so it is not plain SQL: perhaps a UTF-16 file.';
    return { issues: [{ code: 'not_text', message, ...locate(nul) }] };
  }
  const catalogue: Catalogue = { tables: [], indexes: [], triggers: [] };
  const issues: Issue[] = [];
  for (const definition of findDefinitions(text)) {
    try {
      applyDefinition(catalogue, definition);
    } catch (error) {
      if (!(error instanceof DdlProblem)) throw error;
      const statement = definition.text.trim().slice(0, LONGEST_BEGINNING);
      issues.push({
        code: 'syntax_error',
        message: error.message,
        ...locate(definition.offset + error.offset),
        statement,
      });
      if (issues.length >= MAX_ISSUES) break;
    }
  }
  if (issues.length > 0) return { issues };
  const warnings: DocumentIssue[] = [];
  const document = buildDocument(options.name ?? 'schema', listRows(catalogue), warnings);
  return {
    document: readTriggersWith(fillPredicates(document, readSqliteExpression), readSqliteExpression),
    warnings: warnings.map(({ path, message }): Issue => {
      const table = catalogue.tables.find(({ definition }) => path.startsWith(`tables.${definition.name}.`));
      return {
        code: 'unknown_reference',
        message,
        ...locate(table === undefined ? 0 : table.offset + leadOf(table.sql)),
      };
    }),
  };
}

/** White space and comments before the statement itself. */
const leadOf = (sql: string): number => /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(sql)?.[0].length ?? 0;
