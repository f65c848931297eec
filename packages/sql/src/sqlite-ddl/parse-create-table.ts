import { expressionText } from './expression-text.ts';
import { closing, isSymbol, isWord, nameOf, splitList, type Token, tokenize } from './tokenize.ts';

/** What a CREATE TABLE says and no pragma does. Names are as written; columns of keys in lower case. */
export type TableText = {
  readonly primaryKeyName: string | undefined;
  readonly autoincrement: boolean;
  readonly checks: readonly { readonly name: string | undefined; readonly expression: string }[];
  readonly uniques: readonly NamedKey[];
  readonly foreignKeys: readonly (NamedKey & { readonly deferrable: boolean; readonly initiallyDeferred: boolean })[];
  /** By column, in lower case. */
  readonly generated: ReadonlyMap<string, string>;
  readonly collations: ReadonlyMap<string, string>;
};

type NamedKey = { readonly name: string | undefined; readonly columns: readonly string[] };
type Draft = {
  -readonly [Key in keyof TableText]: TableText[Key] extends readonly (infer Item)[]
    ? Item[]
    : TableText[Key] extends ReadonlyMap<string, string>
      ? Map<string, string>
      : TableText[Key];
};

/** SQLite allows missing commas between table constraints, so constraints are recognised only by their keywords. */
export function parseCreateTable(sql: string, columns: readonly string[]): TableText {
  const tokens = tokenize(sql);
  const open = tokens.findIndex((token) => isSymbol(token, '('));
  const body = open < 0 ? [] : tokens.slice(open + 1, closing(tokens, open));
  const draft: Draft = {
    primaryKeyName: undefined,
    autoincrement: false,
    checks: [],
    uniques: [],
    foreignKeys: [],
    generated: new Map(),
    collations: new Map(),
  };
  const known = new Set([...columns.map((name) => name.toLowerCase()), tableName(sql, tokens, open)]);
  for (const part of splitList(body)) {
    const isConstraint = isWord(part[0], 'CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN');
    const column = isConstraint ? undefined : nameOf(sql, part[0]).toLowerCase();
    readPart({ sql, known, tokens: isConstraint ? part : part.slice(1), column }, draft);
  }
  return draft;
}

function tableName(sql: string, tokens: readonly Token[], open: number): string {
  return nameOf(sql, tokens[open - 1]).toLowerCase();
}

type Part = {
  readonly sql: string;
  /** Names that an expression may use. */
  readonly known: ReadonlySet<string>;
  readonly tokens: readonly Token[];
  /** Whose constraints they are; undefined for those of the table. */
  readonly column: string | undefined;
};

function readPart({ sql, known, tokens: part, column }: Part, draft: Draft): void {
  let name: string | undefined;
  let keyColumns: readonly string[] | undefined;
  const own = column === undefined ? [] : [column];
  const inner = (open: number): readonly Token[] => part.slice(open + 1, closing(part, open));
  const list = (open: number): readonly string[] =>
    splitList(inner(open)).map(([first]) => nameOf(sql, first).toLowerCase());
  for (let at = 0; at < part.length; at++) {
    const token = part[at];
    const next = at + 1;
    const grouped = isSymbol(part[next], '(');
    if (isSymbol(token, '(')) at = closing(part, at);
    else if (isWord(token, 'CONSTRAINT')) name = nameOf(sql, part[++at]);
    else if (isWord(token, 'PRIMARY')) {
      draft.primaryKeyName = take();
      at++;
    } else if (isWord(token, 'AUTOINCREMENT')) draft.autoincrement = true;
    else if (isWord(token, 'UNIQUE')) draft.uniques.push({ name: take(), columns: grouped ? list(next) : own });
    else if (isWord(token, 'CHECK') && grouped)
      draft.checks.push({ name: take(), expression: expressionText(sql, inner(next), known) });
    else if (isWord(token, 'DEFAULT')) {
      // What follows is the default, whatever it looks like.
      if (!grouped) at += isSymbol(part[next], '-') || isSymbol(part[next], '+') ? 2 : 1;
    } else if (isWord(token, 'COLLATE') && column !== undefined) draft.collations.set(column, nameOf(sql, part[++at]));
    else if (isWord(token, 'AS') && grouped && column !== undefined)
      draft.generated.set(column, expressionText(sql, inner(next), known));
    else if (isWord(token, 'FOREIGN')) {
      const open = part.findIndex((item, place) => place > at && isSymbol(item, '('));
      keyColumns = list(open);
      at = closing(part, open);
    } else if (isWord(token, 'REFERENCES')) {
      draft.foreignKeys.push({
        name: take(),
        columns: keyColumns ?? own,
        deferrable: false,
        initiallyDeferred: false,
      });
      keyColumns = undefined;
      at++;
    } else if (isWord(token, 'DEFERRABLE') && !isWord(part[at - 1], 'NOT')) {
      const key = draft.foreignKeys.pop();
      // A deferrable key that is not initially deferred never is: SQLite has no SET CONSTRAINTS.
      if (key !== undefined)
        draft.foreignKeys.push({ ...key, deferrable: true, initiallyDeferred: isWord(part[at + 2], 'DEFERRED') });
    }
  }

  function take(): string | undefined {
    const taken = name;
    name = undefined;
    return taken;
  }
}
