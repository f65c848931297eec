type List = readonly (string | List)[];

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const PLACE = new RegExp(`^${NUMBER}\\s+${NUMBER}$`, 'i');
/** Nested collections: each is read once for every enclosing one. */
const DEEPEST = 50;
const NAMED = /^\s*([a-z]+)\s*(\(.*\))\s*$/is;

/** Whether a text is a geometry in OGC notation, such as `POINT(1 2)`, of this type or of any. */
export function isWellKnownText(text: string, shape: string, depth = 0): boolean {
  const [, name = '', rest = ''] = NAMED.exec(text) ?? [];
  const word = name.toLowerCase();
  if (shape !== 'geometry' && word !== shape) return false;
  if (word === 'geometrycollection')
    return depth < DEEPEST && membersOf(rest).every((member) => isWellKnownText(member, 'geometry', depth + 1));
  const list = readList(rest);
  return list !== undefined && FIGURES[word]?.(list) === true;
}

const isPlace = (item: List[number] | undefined): boolean => typeof item === 'string' && PLACE.test(item);
const isPath = (item: List[number]): boolean => Array.isArray(item) && item.length > 1 && item.every(isPlace);
/** A ring ends where it begins. */
const isRing = (item: List[number]): boolean =>
  isPath(item) && item.length > 3 && String(item[0]).replace(/\s+/, ' ') === String(item.at(-1)).replace(/\s+/, ' ');
const isArea = (item: List[number]): boolean => Array.isArray(item) && item.length > 0 && item.every(isRing);
const isPoint = (item: List[number]): boolean => isPlace(item) || (Array.isArray(item) && isOne(item));
const isOne = (list: List): boolean => list.length === 1 && isPlace(list[0]);

const FIGURES: Readonly<Record<string, (list: List) => boolean>> = {
  point: isOne,
  linestring: isPath,
  polygon: isArea,
  multipoint: (list) => list.length > 0 && list.every(isPoint),
  multilinestring: (list) => list.length > 0 && list.every(isPath),
  multipolygon: (list) => list.length > 0 && list.every(isArea),
};

/** `(a, (b, c))` as lists within lists; undefined where the parentheses do not match. */
function readList(text: string): List | undefined {
  const stack: (string | List)[][] = [[]];
  for (const [token] of text.matchAll(/[(),]|[^(),]+/g)) {
    const top = stack.at(-1);
    if (token === '(') stack.push([]);
    else if (token === ')') {
      const done = stack.pop();
      if (done === undefined || stack.length === 0) return undefined;
      stack.at(-1)?.push(done);
    } else if (token !== ',' && token.trim() !== '') top?.push(token.trim());
  }
  const [list, ...others] = stack.length === 1 ? (stack[0] ?? []) : [];
  return others.length === 0 && Array.isArray(list) ? (list as List) : undefined;
}

/** What is between the outermost parentheses, split at the top-level commas. */
function membersOf(text: string): readonly string[] {
  const members = [''];
  let depth = 0;
  for (const char of text.slice(1, -1)) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) members.push('');
    else members[members.length - 1] += char;
  }
  return members;
}
