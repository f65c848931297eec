/** The items of PostgreSQL's text form of an array, `{a,"b c",NULL,{1,2}}`: texts, NULLs and nested arrays. */
export type ArrayText = readonly (string | null | ArrayText)[];

/** `undefined` if the text is not an array. */
export const parseArray = (text: string): ArrayText | undefined => {
  const reader = { text: text.trim(), at: 0 };
  const items = readItems(reader);
  return reader.at === reader.text.length ? items : undefined;
};

type Reader = { readonly text: string; at: number };

const SPACE = /\s*/y;
const ITEM = /"((?:[^"\\]|\\[^])*)"|((?:[^",{}\\]|\\[^])+)/y;

const skip = (reader: Reader): string => {
  SPACE.lastIndex = reader.at;
  SPACE.exec(reader.text);
  reader.at = SPACE.lastIndex;
  return reader.text.charAt(reader.at);
};

const readItems = (reader: Reader): ArrayText | undefined => {
  if (skip(reader) !== '{') return undefined;
  reader.at += 1;
  const items: (string | null | ArrayText)[] = [];
  if (skip(reader) === '}') {
    reader.at += 1;
    return items;
  }
  for (;;) {
    const item = skip(reader) === '{' ? readItems(reader) : readItem(reader);
    if (item === undefined) return undefined;
    items.push(item);
    const next = skip(reader);
    reader.at += 1;
    if (next === '}') return items;
    if (next !== ',') return undefined;
  }
};

const readItem = (reader: Reader): string | null | undefined => {
  ITEM.lastIndex = reader.at;
  const found = ITEM.exec(reader.text);
  if (!found) return undefined;
  reader.at = ITEM.lastIndex;
  const [, quoted, bare = ''] = found;
  if (quoted !== undefined) return unescape(quoted);
  return /^null$/i.test(bare.trim()) ? null : unescape(bare.trim());
};

const unescape = (text: string): string => text.replaceAll(/\\([^])/g, '$1');
