const VIRTUAL =
  /\bcreate\s+virtual\s+table\s+(?:if\s+not\s+exists\s+)?("[^"]+"|`[^`]+`|\[[^\]]+\]|'[^']+'|\w+)\s+using\s+(?:fts\d|rtree|geopoly)/gi;
const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?("[^"]+"|`[^`]+`|\[[^\]]+\]|'[^']+'|\w+)/i;
/** The tables in which SQLite's search and range indexes store their rows. */
const SHADOW = /^(.+)_(?:data|idx|content|docsize|config|segments|segdir|stat|node|rowid|parent)$/s;

/** Recognises a statement that creates an internal table of SQLite: the schema of a file lists them like any other. */
export function findInternalTables(text: string): (statement: string) => boolean {
  const virtual = new Set(Array.from(text.matchAll(VIRTUAL), ([, name = '']) => unquote(name)));
  return (statement) => {
    const name = unquote(CREATED.exec(statement)?.[1] ?? '');
    return name.startsWith('sqlite_') || virtual.has(SHADOW.exec(name)?.[1] ?? '');
  };
}

const unquote = (name: string): string => (/^\w/.test(name) ? name : name.slice(1, -1)).toLowerCase();
