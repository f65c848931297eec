import type { SchemaDocument } from '@rowloom/engine';
import type { Issue, IssueCode } from '../issue.ts';
import { parse, prepare } from '../parser/parser.ts';
import { wordAt } from '../text/cut.ts';
import { locate, offsetOfCharacter } from '../text/locate.ts';
import { fillVariables, type PsqlVariables, setVariable } from '../text/psql-variables.ts';
import { type Statement, splitStatements } from '../text/split-statements.ts';
import { applyStatement } from './apply-statement.ts';
import { type BuildOptions, buildDocument } from './build-document.ts';
import { newModel } from './model.ts';

export type ReadDdlOptions = BuildOptions;

export type ReadResult =
  | { readonly document: SchemaDocument; readonly warnings: readonly Issue[] }
  | { readonly issues: readonly Issue[] };

const INCLUDES = /^\\(?:i|ir|include|include_relative)\b/;

/** More broken statements than this are one mistake repeated, or not SQL. */
const MAX_ISSUES = 20;

/**
 * Reads pg_dump output, hand-written DDL or a series of migrations. Broken SQL gives issues; everything else is read or
 * gives a warning.
 */
export async function readPostgresqlDdl(text: string, options: ReadDdlOptions = {}): Promise<ReadResult> {
  await prepare();
  return readPostgresqlDdlSync(text, options);
}

/** The same synchronously, after `await prepare()`. */
export function readPostgresqlDdlSync(text: string, options: ReadDdlOptions = {}): ReadResult {
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const message =
      'The text contains a NUL character, so it is not plain SQL: perhaps a UTF-16 file or a dump in custom format.';
    return { issues: [{ code: 'not_text', message, ...locate(text, nul) }] };
  }
  const model = newModel();
  const warnings: Issue[] = [];
  const issues: Issue[] = [];
  const variables: PsqlVariables = new Map();
  const onCommand = (start: number, command: string): void => {
    setVariable(variables, command);
    if (!INCLUDES.test(command)) return;
    const message = `psql would read another file here (${command.trim()}), and Rowloom does not follow it. Put the files into one, in the order in which psql reads them.`;
    warnings.push({ code: 'unsupported_statement', message, ...locate(text, start), statement: command.trim() });
  };
  for (const statement of splitStatements(text, onCommand)) {
    const report = (list: Issue[], code: IssueCode, message: string, offset: number): void => {
      list.push({ code, message, ...locate(text, statement.start + offset), statement: beginningOf(statement) });
    };
    model.warn = (code, message) => report(warnings, code, message, 0);
    if (statement.openEnded === true) {
      model.warn(
        'copy_unterminated',
        'The data after this COPY has no end marker (\\.); everything after it was read as data.',
      );
    }
    if (isData(statement)) continue;
    const parsed = parse(statement.text);
    const filled = parsed.ok ? undefined : fillVariables(statement, variables);
    const again = filled === undefined ? parsed : parse(filled.text);
    if (again.ok) {
      for (const node of again.nodes) applyStatement(model, node, filled ?? statement);
    } else if (!parsed.ok) {
      report(issues, 'syntax_error', parsed.message, offsetOfCharacter(statement.text, parsed.cursor));
      if (issues.length === MAX_ISSUES) break;
    }
  }
  return issues.length > 0 ? { issues } : { document: buildDocument(model, options), warnings };
}

/** Rows of a dump need no grammar, unless a missing semicolon has merged a definition into the statement. */
function isData(statement: Statement): boolean {
  if (wordAt(statement, 0) !== 'insert') return false;
  return !statement.tokens.some(
    ({ kind }, index) => kind === 'word' && /^(?:create|alter|comment|drop)$/.test(wordAt(statement, index)),
  );
}

function beginningOf(statement: Statement): string {
  const [line = ''] = statement.text.split('\n', 1);
  const trimmed = line.trimEnd();
  return trimmed.length > 80 ? `${trimmed.slice(0, 79)}…` : trimmed;
}
