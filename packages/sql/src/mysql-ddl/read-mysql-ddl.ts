import type { ReadDdlOptions, ReadResult } from '../ddl/read-postgresql-ddl.ts';
import type { Issue, IssueCode } from '../issue.ts';
import { applyStatement } from './apply-statement.ts';
import { buildDocument } from './build-document.ts';
import { DdlProblem } from './ddl-problem.ts';
import { makeLocator } from './make-locator.ts';
import { type Model, newModel } from './model.ts';
import type { Lexing } from './next-token.ts';
import { openScript, type ScriptSource } from './script-cursor.ts';
import { type ScriptStatement, splitScript } from './split-script.ts';

export type ReadMysqlOptions = ReadDdlOptions & {
  /** The dialect to follow where the two differ; MySQL by default. */
  readonly dialect?: Model['dialect'];
};

/** More errors than this are one mistake repeated, or not SQL. */
const MAX_ISSUES = 20;
const LONGEST_BEGINNING = 80;

/**
 * Reads the output of mysqldump and mariadb-dump, hand-written DDL, or a series of migrations. All unreadable parts
 * give issues at once; missing referenced objects give warnings.
 */
export function readMysqlDdl(text: string, options: ReadMysqlOptions = {}): ReadResult {
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const message = 'The text contains a NUL character, so it is not plain SQL: perhaps a UTF-16 file.';
    return { issues: [{ code: 'not_text', message, ...makeLocator(text)(nul) }] };
  }
  const dialect = options.dialect ?? 'mysql';
  const model = newModel(dialect);
  const warnings: Issue[] = [];
  const issues: Issue[] = [];
  const locate = makeLocator(text);
  const lexing: Lexing = { isMariadb: dialect === 'mariadb', delimiter: ';', conditions: 0 };
  for (const statement of splitScript(text, lexing)) {
    const start = statement.tokens[0]?.start ?? 0;
    const add = (list: Issue[], code: IssueCode, message: string, offset: number): void => {
      list.push({ code, message, ...locate(offset), statement: beginningAt(text, start) });
    };
    model.warn = (code, message) => add(warnings, code, message, start);
    model.report = (code, message, offset) => add(issues, code, message, offset);
    // An unterminated quote hides the rest of the text, and is the error that matters.
    if (lexing.unclosed === undefined) readStatement(model, text, statement);
    if (issues.length >= MAX_ISSUES) break;
  }
  if (lexing.unclosed !== undefined)
    issues.push({
      code: 'syntax_error',
      message: 'This quote or comment never ends.',
      ...locate(lexing.unclosed),
      statement: beginningAt(text, lexing.unclosed),
    });
  if (issues.length > 0) return { issues: issues.slice(0, MAX_ISSUES) };
  return { document: buildDocument(model, options), warnings };
}

function readStatement(model: Model, text: string, { tokens, stray, isOpen }: ScriptStatement): void {
  if (stray !== undefined) {
    const message = `"${stray.text}" is inside rows of data: a semicolon is missing before it.`;
    return model.report('syntax_error', message, stray.start);
  }
  if (isOpen === true)
    return model.report(
      'syntax_error',
      'The body of this routine never ends, so it would include everything after it. Check its BEGIN and END.',
      tokens[0]?.start ?? 0,
    );
  const source: ScriptSource = { text, isAnsi: hasAnsiNames(tokens) };
  try {
    applyStatement(model, openScript(source, tokens), text);
  } catch (error) {
    if (!(error instanceof DdlProblem)) throw error;
    model.report('syntax_error', error.message, error.offset);
  }
}

/** The name of the table, or of its first column, shows what double quotes mean to the author. */
function hasAnsiNames(tokens: ScriptStatement['tokens']): boolean {
  const first = tokens.findIndex(({ kind, text }) => kind === 'symbol' && text === '(');
  return tokens.slice(0, Math.max(first + 2, 8)).some(({ kind }) => kind === 'either');
}

function beginningAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, Math.min(end < 0 ? text.length : end, start + 2 * LONGEST_BEGINNING)).trimEnd();
  return line.length > LONGEST_BEGINNING ? `${line.slice(0, LONGEST_BEGINNING - 1)}…` : line;
}
