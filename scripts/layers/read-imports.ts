import { isSyntaxNode, lineAt, parseSource, type SyntaxNode, walkSource } from './read-source.ts';

export interface ImportFound {
  /** What is imported, as written; undefined if it is computed and so cannot be checked. */
  readonly specifier: string | undefined;
  readonly line: number;
}

const SOURCE_HOLDERS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
]);

const stringValue = (node: unknown): string | undefined => {
  if (!isSyntaxNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  // import(`x`) is as constant as import('x').
  if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis']) && node['quasis'].length === 1) {
    const quasi = node['quasis'][0] as { value: { cooked: string } };
    return quasi.value.cooked;
  }
  return undefined;
};

const isRequireCall = (node: SyntaxNode): boolean => {
  if (node.type !== 'CallExpression' || !isSyntaxNode(node['callee'])) return false;
  const callee = node['callee'];
  return callee.type === 'Identifier' && callee['name'] === 'require';
};

/** Several checks use the same files, and parsing them is nearly all of their cost. */
const seen = new Map<string, readonly ImportFound[]>();

/** Every way a file can name another: import, import type, export … from, import(), import('x').Type, require(). */
export const readImports = (path: string, text: string): readonly ImportFound[] => {
  const known = seen.get(text);
  if (known !== undefined) return known;
  const found: ImportFound[] = [];
  seen.set(text, found);
  walkSource(parseSource(path, text), (node) => {
    if (isRequireCall(node)) {
      const [argument] = node['arguments'] as readonly unknown[];
      found.push({ specifier: stringValue(argument), line: lineAt(text, node.start) });
      return;
    }
    if (!SOURCE_HOLDERS.has(node.type)) return;
    const source = node['source'] ?? node['expression'] ?? node['argument'];
    if (source === undefined || source === null) return;
    found.push({ specifier: stringValue(source), line: lineAt(text, node.start) });
  });
  return found;
};
