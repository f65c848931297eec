import { columnOf, isZoned, randomMoment, randomNumber, randomText, type Scope } from './random-values.ts';

const COMPARISONS = ['<', '<=', '>', '>=', '=', '<>'] as const;
const ORDERS = ['<', '<=', '>', '>='] as const;
const PATTERNS = [
  '^[a-z]+$',
  '^[A-Z]{3}$',
  '^[a-z0-9-]+$',
  '[0-9]',
  '^\\+?[0-9]+$',
  '^.{2,8}$',
  '^[^@]+@[^@]+$',
  '^(a|b|x)',
  '\\s',
] as const;

/** A condition over columns, nested to that depth. */
export function randomCondition(scope: Scope, depth = 0): string {
  const { draw } = scope;
  const inner = (): string => randomCondition(scope, depth - 1);
  if (depth <= 0 || draw.chance(0.35)) return randomTest(scope);
  return draw.pick<() => string>([
    () => `(${inner()} AND ${inner()})`,
    () => `(${inner()} OR ${inner()})`,
    () => `(${inner()} OR ${inner()} OR ${inner()})`,
    () => `NOT (${inner()})`,
    () => `(NOT (${inner()}) OR ${inner()})`,
    () => `((${inner()}) = (${inner()}))`,
    () => `((${inner()}) <> (${inner()}))`,
    () => `CASE WHEN ${inner()} THEN ${inner()} ELSE ${inner()} END`,
    () => `((${inner()}) IS TRUE)`,
    () => `((${inner()}) IS NOT FALSE)`,
    () => `((${inner()}) IS DISTINCT FROM (${inner()}))`,
  ])();
}

function randomTest(scope: Scope): string {
  const { draw, columns } = scope;
  const [one, other] = [draw.pick(columns), draw.pick(columns)];
  const tests = [ofNumbers, ofTexts, ofMoments, ofLists, ofJson, ofOthers] as const;
  return (
    draw.pick<() => string | undefined>([
      () => `${one.name} IS ${one.witness === 'NULL' ? '' : 'NOT '}NULL`,
      () => `(${one.name} IS NULL) ${draw.pick(['=', '<>'])} (${other.name} IS NULL)`,
      () => {
        const some = columns.slice(0, draw.whole(1, columns.length)).map(({ name }) => name);
        return `num_nonnulls(${some.join(', ')}) ${draw.pick(COMPARISONS)} ${draw.whole(0, columns.length)}`;
      },
      ...tests.flatMap((test) => [() => test(scope), () => test(scope)]),
    ])() ?? `${one.name} IS ${one.witness === 'NULL' ? '' : 'NOT '}NULL`
  );
}

function ofNumbers(scope: Scope): string | undefined {
  const { draw } = scope;
  const column = columnOf(scope, 'whole', 'decimal', 'float');
  if (column === undefined) return undefined;
  const value = column.witness === 'NULL' ? String(draw.whole(0, 50)) : column.witness;
  const number = (depth: number): string => randomNumber(scope, depth, randomTest);
  return draw.pick<() => string>([
    () => `${number(2)} ${draw.pick(COMPARISONS)} ${number(1)}`,
    () => `${number(1)} ${draw.pick(ORDERS)} ${number(1)}`,
    () => `${column.name} BETWEEN ${number(0)} AND ${number(0)}`,
    () => `${column.name} IN (${value}, ${draw.whole(0, 99)}, ${draw.whole(100, 200)})`,
    () => `${column.name} ${draw.pick(ORDERS)} ${value}`,
  ])();
}

function ofTexts(scope: Scope): string | undefined {
  const { draw } = scope;
  const column = columnOf(scope, 'text');
  const [text, another] = [randomText(scope), randomText(scope)];
  if (column === undefined || text === undefined || another === undefined) return undefined;
  const { name } = column;
  const value = column.witness === 'NULL' ? "'x'" : column.witness;
  return draw.pick([
    `${name} ${draw.pick(['IN', 'IN', 'NOT IN'])} ('abc', 'de', 'new', 'USD', ${value})`,
    `${name} ${draw.pick(['~', '~*', '!~'])} '${draw.pick(PATTERNS)}'`,
    `${name} ${draw.pick(['LIKE', 'NOT LIKE', 'ILIKE'])} '${draw.pick(['a%', '%b', '_b%', '%-%', '%@%'])}'`,
    `${text} ${draw.pick(['=', '=', '<>'])} ${another}`,
    `${text} = ${value}`,
    `length(${text}) ${draw.pick(ORDERS)} ${draw.pick([1, 2, 3, 5])}`,
  ]);
}

function ofMoments(scope: Scope): string | undefined {
  const { draw } = scope;
  const [one, other] = [randomMoment(scope), randomMoment(scope)];
  const column = columnOf(scope, 'moment');
  const same = scope.columns.find((item) => item.kind === 'moment' && column && isZoned(item) === isZoned(column));
  if (one === undefined || other === undefined) return undefined;
  return draw.pick([
    `${one} ${draw.pick(ORDERS)} ${other}`,
    `${one} ${draw.pick(ORDERS)} ${other}`,
    `${one} ${draw.pick(['>', '>='])} '2009-01-01'`,
    column === undefined || same === undefined
      ? `${one} <= ${other}`
      : `${column.name} - ${same.name} ${draw.pick(ORDERS)} interval '30 days'`,
  ]);
}

function ofLists(scope: Scope): string | undefined {
  const { draw } = scope;
  const column = columnOf(scope, 'list');
  if (column === undefined) return undefined;
  const { name, type } = column;
  return draw.pick([
    `cardinality(${name}) ${draw.pick(COMPARISONS)} ${draw.whole(0, 3)}`,
    `${name} <@ ${type === 'text[]' ? "ARRAY['a', 'b', 'c']" : 'ARRAY[1, 2, 3]'}`,
    `array_position(${name}, NULL) IS NULL`,
    `${type === 'text[]' ? "'a'" : '1'} = ANY (${name})`,
  ]);
}

function ofJson(scope: Scope): string | undefined {
  const { draw } = scope;
  const name = columnOf(scope, 'json')?.name;
  if (name === undefined) return undefined;
  return draw.pick([
    `jsonb_typeof(${name}) ${draw.pick(['=', '<>'])} '${draw.pick(['object', 'array'])}'`,
    `${name} ? '${draw.pick(['a', 'kind', 'name'])}'`,
    `${name} ->> 'kind' ${draw.pick(['=', '<>'])} 'x'`,
    `(${name} ->> 'a') IS NULL`,
    `${name} @> '{}'`,
  ]);
}

function ofOthers(scope: Scope): string | undefined {
  const { draw } = scope;
  const column = columnOf(scope, 'boolean', 'span', 'clock');
  switch (column?.kind) {
    case 'boolean':
      return draw.pick([column.name, `${column.name} = (${randomTest(scope)})`]);
    case 'span':
      return `${column.name} ${draw.pick(ORDERS)} interval '45 minutes'`;
    case 'clock':
      return `${column.name} ${draw.pick(ORDERS)} time '14:00'`;
    default:
      return undefined;
  }
}
