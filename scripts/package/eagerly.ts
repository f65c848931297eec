import { parseAst } from 'rolldown/parseAst';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

/**
 * The same module, in which V8 compiles the functions that begin at the given places together with what they stand in: it does
 * so where a parenthesis comes before, since such functions are mostly called at once. For that a declaration becomes an
 * expression, ahead of all else, because a declaration can be called before its line, too. Methods stay as they are.
 */
export function eagerly(text: string, places: ReadonlySet<number>): string {
  const { body } = parseAst(text);
  const signs = new Map<number, string>();
  const put = (at: number, sign: string): void => void signs.set(at, (signs.get(at) ?? '') + sign);
  for (const { start, end } of expressionsIn(body).filter((node) => places.has(node.start))) {
    put(start, '(');
    put(end, ')');
  }
  const marks = [...signs.keys()].toSorted((a, b) => a - b);
  const render = (from: number, to: number): string => {
    let [made, at] = ['', from];
    for (const mark of marks.filter((place) => place >= from && place < to)) {
      made += text.slice(at, mark) + signs.get(mark);
      at = mark;
    }
    return made + text.slice(at, to);
  };
  let [ahead, rest, at] = ['', '', 0];
  for (const node of body) {
    if (node.type !== 'FunctionDeclaration' || node.id === null || !places.has(node.start)) continue;
    ahead += `var ${node.id.name} = (${render(node.start, node.end)});\n`;
    rest += render(at, node.start);
    at = node.end;
  }
  // A function may end where the text does.
  return ahead + rest + render(at, text.length + 1);
}

/** Functions that are values, wherever they stand; those of methods, which take no parentheses, are none. */
function expressionsIn(part: unknown, around?: Node): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap((each) => expressionsIn(each, around));
  if (!isNode(part)) return [];
  const isMethod = around?.type === 'MethodDefinition' || around?.['method'] === true || isAccessor(around);
  const isValue = part.type === 'ArrowFunctionExpression' || (part.type === 'FunctionExpression' && !isMethod);
  return [...(isValue ? [part] : []), ...Object.values(part).flatMap((each) => expressionsIn(each, part))];
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';

const isAccessor = (node: Node | undefined): boolean => node?.['kind'] === 'get' || node?.['kind'] === 'set';
