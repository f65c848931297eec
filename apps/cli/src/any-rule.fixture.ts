import {
  type ColumnRule,
  GENERATORS,
  type Issue,
  type JsonValue,
  type Lexicon,
  makePlan,
  makeRunContext,
  mergeRules,
  parseRules,
  previewRows,
} from '@rowloom/engine';
import { type Pack, PACKS } from '@rowloom/packs';
import fc from 'fast-check';

export type RuledColumn = { readonly pack: Pack; readonly key: string; readonly rule: ColumnRule };

const COLUMNS = PACKS.flatMap((pack) =>
  pack.schema.tables.flatMap(({ name, columns }) => columns.map((column) => ({ pack, key: `${name}.${column.name}` }))),
);
const NAMES = [
  ...new Set(
    PACKS.flatMap(({ schema }) =>
      schema.tables.flatMap((table) => [table.name, ...table.columns.map(({ name }) => name)]),
    ),
  ),
];

const odd = fc.constantFrom<JsonValue>(
  1e308,
  -1e308,
  1e20,
  2 ** 53,
  -0,
  0.1,
  '',
  'x'.repeat(5000),
  '2026-01-01',
  '2026-13-45',
  'nope',
  '{}',
  '\u0000',
  '\ud800',
  '1e999',
  'NaN',
  'Infinity',
  null,
  true,
  'pending',
  '-2 years',
  'now',
);
const json: fc.Arbitrary<JsonValue> = fc.oneof(
  odd,
  fc.string(),
  fc.integer(),
  fc.integer({ min: 1, max: 50 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>,
);
const word = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(
    'nope',
    'row_number()',
    'place()',
    '1',
    "'a'",
    'null',
    'true',
    '1e400',
    '99999999999999999999',
    "''",
    "interval '1 day'",
  ),
);
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.tuple(word, word).map(([a, b]) => `${a}.${b}`),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/', '%', '=', '<', '||', 'and'), tie('expression'))
      .map((parts) => parts.join(' ')),
    fc
      .tuple(
        fc.constantFrom('upper', 'slug', 'round', 'floor', 'abs', 'date', 'count', 'sum', 'max', 'exists', 'not '),
        tie('expression'),
      )
      .map(([name, a]) => `${name}(${a})`),
    fc
      .tuple(
        fc.constantFrom('pick', 'coalesce', 'nullif', 'least', 'between', 'chance'),
        tie('expression'),
        tie('expression'),
      )
      .map(([name, a, b]) => `${name}(${a}, ${b})`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([a, b, c]) => `case when ${a} then ${b} else ${c} end`),
  ),
}));
const pattern = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '.*',
    '[a-z]+',
    String.raw`\d{3}`,
    '(a|b)*c',
    '^$',
    '(?=a)b',
    'a{1000000}',
    '(((.*)*)*)*',
    String.raw`\p{L}`,
    '[]',
    String.raw`\1`,
  ),
);
const template = fc
  .array(
    fc.oneof(
      fc.string(),
      word.map((name) => `{${name}}`),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(''));
const generated = fc
  .tuple(fc.constantFrom(...GENERATORS), fc.array(json, { maxLength: 3 }))
  .map(([{ name, options = {} }, values]): ColumnRule => {
    const given = Object.keys(options)
      .slice(0, values.length)
      .map((option, at) => [option, values[at] ?? null] as const);
    return given.length === 0 ? { generator: name } : { generator: name, options: Object.fromEntries(given) };
  });
const bound = json as fc.Arbitrary<string>;
const way: fc.Arbitrary<ColumnRule> = fc.oneof(
  fc.array(json, { minLength: 1, maxLength: 4 }).map((values) => ({ one_of: values })),
  fc.record({ min: bound, max: bound }, { requiredKeys: [] }).map((range) => ({ range })),
  pattern.map((text) => ({ pattern: text })),
  json.map((constant) => ({ constant })),
  template.map((text) => ({ template: text })),
  generated,
  expression.map((derive) => ({ derive })),
  fc.constantFrom<ColumnRule>({ default: true }, { omit: true }, { expression: 'now()' }, {}),
);

/** Some column of a pack with a rule of any kind, most of them nonsense. */
export const anyRule: fc.Arbitrary<RuledColumn> = fc
  .tuple(
    fc.constantFrom(...COLUMNS),
    way,
    fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined, freq: 5 }),
  )
  .map(([place, rule, nulls]) => ({ ...place, rule: nulls === undefined ? rule : { ...rule, null_fraction: nulls } }));

/**
 * What is wrong with the answer to a rule; undefined if it is a plan whose rows can be made, or issues that name the
 * column's table and the column. Any exception is a fault.
 */
export function faultOf({ pack, key, rule }: RuledColumn, lexicon: Lexicon): string | undefined {
  const parsed = parseRules({ [key]: rule });
  if ('issues' in parsed) return undefined;
  const rules = mergeRules(pack.rules, parsed.rules);
  const wishes = { seed: 1, rows: 200, locale: 'en', as_of: '2026-11-15T00:00:00Z', rules } as const;
  const made = makePlan(pack.schema, wishes, lexicon);
  if ('issues' in made)
    return isNamedBy(key, made.issues)
      ? undefined
      : `no issue names the rule: ${made.issues.map(({ path, message }) => `${path}: ${message}`).join('\n')}`;
  const run = makeRunContext(pack.schema, made.plan, lexicon);
  for (const { name } of made.plan.tables) previewRows(run, name, 0, 3);
  return undefined;
}

/** Whether one of the issues is about the column. */
export function isNamedBy(key: string, issues: readonly Pick<Issue, 'path' | 'message'>[]): boolean {
  const [table = '', column = ''] = key.split('.');
  return issues.some(({ path, message }) => {
    const text = `${path} ${message}`;
    return text.includes(key) || (path.includes(`.${table}.`) && text.includes(column));
  });
}
