export type SqliteStatement = {
  /** With preceding comments and line ends. */
  readonly text: string;
  /** The offset of the text within the whole. */
  readonly offset: number;
  /** The offset of the statement itself. */
  readonly line: number;
  readonly column: number;
};

/** Strings and quoted names, comments, shell commands at the beginning of a line, and what is between them. */
const PIECE =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|;|(?<=^|\n)\.[a-z]+\b[^\n]*|[^'"`[;/\n-]+|[\s\S]/gi;
const COMMAND = /^\.[a-z]/i;
const TRIGGER = /^create\s+(?:temp\w*\s+)?trigger\b/i;
/** As in SQLite's shell: the END of a CASE never follows a semicolon. */
const END_OF_BODY = /;\s*end\s*$/i;

/** SQLite's text split at its semicolons, except those in a trigger's body. */
export function splitSqlite(text: string): readonly SqliteStatement[] {
  const statements: SqliteStatement[] = [];
  const locate = makeLocator(text);
  let start = 0;
  let code = '';
  const finish = (end: number): void => {
    const whole = text.slice(start, end);
    if (code.trim() !== '') statements.push({ text: whole.trimEnd(), offset: start, ...locate(start + leadOf(whole)) });
    code = '';
    start = end;
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece === ';' && (!TRIGGER.test(code.trimStart()) || END_OF_BODY.test(code.slice(-200)))) finish(index + 1);
    else if (code.trim() === '' && COMMAND.test(piece)) start = index + piece.length;
    else code += piece.startsWith('--') || piece.startsWith('/*') ? ' ' : piece;
  }
  finish(text.length);
  return statements;
}

/** Characters of white space and comments before the statement itself. */
const leadOf = (text: string): number => /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;

/** Lines are counted from the previously requested place, because a dump has as many statements as rows. */
function makeLocator(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    for (let end = text.indexOf('\n', lineStart); end >= 0 && end < offset; end = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    return { line, column: Array.from(text.slice(lineStart, offset)).length + 1 };
  };
}
