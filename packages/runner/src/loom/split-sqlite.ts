export type SqliteStatement = { readonly text: string; readonly line: number; readonly column: number };

/** Strings and names in quotes, comments, and what is between them. */
const PIECE =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|;|[^'"`[;/-]+|[\s\S]/g;
const TRIGGER = /^create\s+(?:temp\w*\s+)?trigger\b/i;

/** SQLite's text cut at its semicolons; a trigger's body has some of its own, and ends with END. */
export function splitSqlite(text: string): readonly SqliteStatement[] {
  const statements: SqliteStatement[] = [];
  let start = 0;
  let code = '';
  const finish = (end: number): void => {
    const whole = text.slice(start, end);
    if (code.trim() !== '') statements.push({ text: whole.trimEnd(), ...locate(text, start + leadOf(whole)) });
    code = '';
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const isEnd = piece === ';' && (!TRIGGER.test(code.trim()) || /\bend\s*$/i.test(code));
    if (isEnd) {
      finish(index + 1);
      start = index + 1;
    } else if (!piece.startsWith('--') && !piece.startsWith('/*')) code += piece;
    else code += ' ';
  }
  finish(text.length);
  return statements;
}

/** Characters of white space and comments before the statement itself. */
const leadOf = (text: string): number => /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;

function locate(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}
