import { type ColumnType, type Expression, findFunction } from '@rowloom/engine';

export type TypeOf = (name: string) => ColumnType | undefined;

const BOOLEAN: ColumnType = { native: 'boolean', kind: 'boolean' };
const INTEGER: ColumnType = { native: 'integer', kind: 'integer', bits: 32 };
const NUMERIC: ColumnType = { native: 'numeric', kind: 'decimal' };
const TEXT: ColumnType = { native: 'text', kind: 'text' };

/** The type of an expression, if its form determines it; `typeOf` gives the types of columns. */
export function valueType(expression: Expression, typeOf: TypeOf): ColumnType | undefined {
  const of = (part: Expression): ColumnType | undefined => valueType(part, typeOf);
  switch (expression.op) {
    case 'literal':
      if (expression.type === 'boolean') return BOOLEAN;
      return expression.type === 'number' ? (expression.value.includes('.') ? NUMERIC : INTEGER) : undefined;
    case 'column':
      return typeOf(expression.name);
    case 'not':
    case 'and':
    case 'or':
    case 'compare':
    case 'in':
    case 'is':
    case 'like':
    case 'regex':
    case 'quantified':
      return BOOLEAN;
    case 'negate':
      return of(expression.arg);
    case 'cast':
      return expression.type;
    case 'arithmetic':
      return sumType(expression.operator, of(expression.left), of(expression.right));
    case 'case':
      return commonType([...expression.whens.map(({ then }) => then), ...listOf(expression.otherwise)], of);
    case 'call':
      return callType(expression, of);
    default:
      return undefined;
  }
}

function callType(
  { name, args }: Extract<Expression, { op: 'call' }>,
  of: (part: Expression) => ColumnType | undefined,
): ColumnType | undefined {
  switch (findFunction(name)?.result) {
    case 'text':
      return TEXT;
    case 'integer':
      return INTEGER;
    case 'boolean':
      return BOOLEAN;
    case 'argument':
      return commonType(args, of);
    case 'number':
      return numberType(args.map(of));
    default:
      return undefined;
  }
}

const listOf = (expression: Expression | undefined): readonly Expression[] =>
  expression === undefined ? [] : [expression];

function sumType(operator: string, left: ColumnType | undefined, right: ColumnType | undefined): typeof left {
  if (operator === '||') return left?.kind === 'text' || right?.kind === 'text' ? TEXT : undefined;
  if (left?.kind === 'date' && right?.kind === 'integer') return left;
  return numberType([left, right]);
}

/** One decimal makes integers and decimals all decimals. */
function numberType(types: readonly (ColumnType | undefined)[]): ColumnType | undefined {
  if (types.every((type) => type?.kind === 'integer')) return types[0];
  return types.every((type) => type?.kind === 'integer' || type?.kind === 'decimal') ? NUMERIC : undefined;
}

/** NULL has the type of the others. */
function commonType(
  parts: readonly Expression[],
  of: (part: Expression) => ColumnType | undefined,
): ColumnType | undefined {
  const types = parts.filter((part) => part.op !== 'literal' || part.type !== 'null').map(of);
  const [first] = types;
  return numberType(types) ?? (types.every((type) => type?.kind === first?.kind) ? first : undefined);
}
