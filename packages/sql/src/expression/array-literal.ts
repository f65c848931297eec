/** The items of PostgreSQL's text form of a flat array, `{a,"b c",NULL}`; undefined if it is nested or malformed. */
export function readArrayLiteral(written: string): (string | null)[] | undefined {
  const body = /^\s*\{([\s\S]*)\}\s*$/.exec(written)?.[1];
  if (body === undefined) return undefined;
  if (body.trim() === '') return [];
  const items: (string | null)[] = [];
  const item = /\s*(?:"((?:[^"\\]|\\[\s\S])*)"|((?:[^",{}\\]|\\[\s\S])+))\s*(,|$)/y;
  while (item.lastIndex < body.length) {
    const match = item.exec(body);
    if (match === null) return undefined;
    const [, quoted, bare, separator] = match;
    if (quoted !== undefined) items.push(unescape(quoted));
    else items.push(/^null$/i.test((bare ?? '').trim()) ? null : unescape((bare ?? '').trim()));
    if (separator === '') return items;
  }
  // A comma with nothing after it.
  return undefined;
}

const unescape = (value: string): string => value.replace(/\\([\s\S])/g, '$1');
