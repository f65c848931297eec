import { EXACT_MATH, HOST_GLOBALS, LANGUAGE_GLOBALS, LOCALE_METHODS } from './forbidden-in-engine.ts';
import { isSyntaxNode, lineAt, parseSource, type SyntaxNode, walkSource } from './read-source.ts';

export interface Impurity {
  readonly name: string;
  readonly line: number;
}

const NAME_ONLY: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  TSNamedTupleMember: ['label'],
  ExportSpecifier: ['exported'],
  ImportSpecifier: ['imported'],
};

const isReference = (parent: SyntaxNode | undefined, key: string): boolean => {
  if (parent === undefined) return true;
  // `{ Date }` is both a name and a reference; its value is visited too.
  return parent['computed'] === true || NAME_ONLY[parent.type]?.includes(key) !== true;
};

const BINDING_KEYS: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['params'],
  TSDeclareFunction: ['params'],
  ImportSpecifier: ['local'],
  AssignmentPattern: ['left'],
  ArrayPattern: ['elements'],
  RestElement: ['argument'],
  CatchClause: ['param'],
};

const isBinding = (parent: SyntaxNode | undefined, key: string, grandparentIsPattern: boolean): boolean =>
  parent !== undefined &&
  (BINDING_KEYS[parent.type]?.includes(key) === true ||
    (parent.type === 'Property' && key === 'value' && grandparentIsPattern));

/**
 * Powers are approximated like the rest of Math. Allowed: two literals, big integers, and a literal power of two as
 * base, which no implementation gets wrong.
 */
const isExactPower = (node: SyntaxNode): boolean => {
  const [base, exponent] = [node['left'], node['right']].map((side) =>
    isSyntaxNode(side) && side.type === 'Literal' ? side['value'] : undefined,
  );
  if (typeof base === 'bigint') return true;
  return typeof base === 'number' && (typeof exponent === 'number' || Number.isInteger(Math.log2(base)));
};

/** Anything in an engine file that could make a cell depend on more than its address. */
export const findImpurities = (path: string, text: string): readonly Impurity[] => {
  const program = parseSource(path, text);
  const bound = new Set<string>();
  const patternProperties = new Set<SyntaxNode>();
  walkSource(program, (node, parent, key) => {
    if (node.type === 'Property' && parent?.type === 'ObjectPattern') patternProperties.add(node);
    if (node.type !== 'Identifier') return;
    if (isBinding(parent, key, parent !== undefined && patternProperties.has(parent))) bound.add(String(node['name']));
  });

  const found: Impurity[] = [];
  walkSource(program, (node, parent, key) => {
    const report = (name: string): void => {
      found.push({ name, line: lineAt(text, node.start) });
    };
    if (node.type === 'BinaryExpression' && node['operator'] === '**') {
      if (!isExactPower(node)) report('**');
    } else if (node.type === 'AssignmentExpression' && node['operator'] === '**=') {
      report('**=');
    } else if (node.type === 'MetaProperty') {
      report('import.meta');
    } else if (node.type === 'Identifier') {
      const name = String(node['name']);
      if (parent?.type === 'MemberExpression' && key === 'property' && LOCALE_METHODS.has(name)) report(name);
      if (!isReference(parent, key)) return;
      if (LANGUAGE_GLOBALS.has(name)) report(name);
      else if (HOST_GLOBALS.has(name) && !bound.has(name)) report(name);
      else if (name === 'Math') reportMath(parent, key, report);
    }
  });
  return found;
};

const reportMath = (parent: SyntaxNode | undefined, key: string, report: (name: string) => void): void => {
  if (parent?.type !== 'MemberExpression' || key !== 'object') report('Math');
  else if (parent['computed'] === true) report('Math[…]');
  else if (isSyntaxNode(parent['property']) && !EXACT_MATH.has(String(parent['property']['name']))) {
    report(`Math.${String(parent['property']['name'])}`);
  }
};
