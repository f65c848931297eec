import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Expression } from '../../../language/expression/expression.ts';
import { generateValues, lexiconOf } from '../../../weave/generators/generator.fixture.ts';
import { findGenerator } from '../../../weave/generators/catalogue.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { generatorOf, inferIn, optionsOf, tableOf, typeOf } from './infer.fixture.ts';

const TABLES = ['customers', 'orders', 'posts', 'job_runs', 'products', 'sessions', 'x', 'Kunden', 'payments'] as const;
const NAMES =
  `id name first_name email phone title body description status type code number price amount total quantity rating created_at updated_at deleted_at start_date end_date valid_from valid_to
  min_qty max_qty expires_at paid_at shipped_at delivered_at birth_date is_active flags latitude url token password hash sha256 slug country state city zip address2 color currency version year month age score position percent
  data settings tags gender role key value notes reason ip_address mac file_size file_name path language time_zone last_login_at finished_at started_at cancelled_at due_date amount_cents http_status foo qwerty`.split(
    /\s+/,
  );
const TYPES = [
  'text',
  'varchar(1)',
  'varchar(2)',
  'char(3)',
  'varchar(5)',
  'varchar(8)',
  'varchar(12)',
  'varchar(20)',
  'varchar(60)',
  'varchar(255)',
  'int',
  'bigint',
  'smallint',
  'tinyint',
  'utinyint',
  'numeric',
  'numeric(1,0)',
  'numeric(2,2)',
  'numeric(4,2)',
  'numeric(10,2)',
  'numeric(65,30)',
  'float',
  'money',
  'boolean',
  'date',
  'timestamp',
  'time',
  'interval',
  'year',
  'uuid',
  'jsonb',
  'xml',
  'inet',
  'cidr',
  'macaddr',
  'bytea',
  'bytea(8)',
  'bit(4)',
  'point',
  'polygon',
  'tsvector',
  'daterange',
  'mood',
  'flags',
  'text[]',
  'int[]',
  'row_type',
  'ltree',
  'weird',
];

const wish = fc.record({
  table: fc.constantFrom(...TABLES),
  name: fc.constantFrom(...NAMES),
  type: fc.constantFrom(...TYPES),
  required: fc.boolean(),
  unique: fc.boolean(),
});

test('every column has an answer whose generator exists and whose options it knows', () => {
  fc.assert(
    fc.property(wish, ({ table, name, type, required, unique }) => {
      const found = inferIn(tableOf(table, [`${name} ${type}${required ? '!' : ''}`]), name, { unique });
      expect(found.confidence).toBeGreaterThan(0);
      expect(found.confidence).toBeLessThanOrEqual(1);
      expect(found.reason).not.toBe('');
      expect(found.null_fraction).toBeGreaterThanOrEqual(0);
      expect(found.null_fraction).toBeLessThanOrEqual(1);
      expect(required && found.null_fraction > 0).toBe(false);
      if (found.source.kind !== 'generator') return;
      const generator = findGenerator(found.source.generator, found.source.version);
      expect(generator?.name).toBe(found.source.generator);
      expect(generator?.check?.(found.source.options) ?? []).toEqual([]);
      const known = new Set(['record', ...Object.keys(generator?.options ?? {})]);
      expect(Object.keys(found.source.options).filter((option) => !known.has(option))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

const lexicon = await lexiconOf('en');

/** Whether a text could be stored in a column of the type. */
function fits(type: ColumnType, text: string): boolean {
  switch (type.kind) {
    case 'text':
      return [...text].length <= (type.max_length ?? Number.POSITIVE_INFINITY);
    case 'integer': {
      const size = 2 ** type.bits;
      const [least, most] = type.unsigned === true ? [0, size - 1] : [-size / 2, size / 2 - 1];
      return /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
    }
    case 'decimal':
      if (!/^-?\d+(\.\d+)?$/.test(text)) return false;
      return type.precision === undefined || Math.abs(Number(text)) < 10 ** (type.precision - (type.scale ?? 0));
    case 'boolean':
      return /^[tf]/.test(text);
    case 'enum':
      return type.values?.includes(text) === true;
    case 'json':
      return JSON.parse(text) !== undefined;
    default:
      return text !== '';
  }
}

test('generated values fit the column', () => {
  for (const type of TYPES) {
    for (const [index, name] of NAMES.entries()) {
      const { source } = inferIn(
        tableOf(TABLES[(index + type.length) % TABLES.length] ?? 'x', [`${name} ${type}!`]),
        name,
      );
      // Scaled integers cannot have thirty digits after the point; the value converter decides that.
      if (source.kind !== 'generator' || type === 'numeric(65,30)' || source.generator === 'constant') continue;
      const values = generateValues(
        lexicon,
        { generator: source.generator, options: source.options, type: typeOf(type) },
        { rows: 4 },
      );
      for (const value of values)
        expect(
          fits(typeOf(type), value),
          `${name} ${type}: ${generatorOf(source)} ${JSON.stringify(optionsOf(source))} gave ${value}`,
        ).toBe(true);
    }
  }
});

const numbersIn = (expression: Expression): readonly number[] =>
  expression.op === 'literal' && expression.type === 'number'
    ? [Number(expression.value)]
    : 'args' in expression
      ? expression.args.flatMap(numbersIn)
      : [];

test('a derived whole number stays within its type', () => {
  const misfits = ['tinyint', 'utinyint', 'smallint', 'int', 'numeric(1,0)', 'numeric(4,2)'].flatMap((type) =>
    NAMES.flatMap((name) => {
      const { source } = inferIn(tableOf('orders', [`${name} ${type}!`]), name);
      const numbers = source.kind === 'derive' ? numbersIn(source.expression) : [];
      return numbers.filter((value) => !fits(typeOf(type), String(value))).map((value) => `${name} ${type}: ${value}`);
    }),
  );
  expect(misfits).toEqual([]);
});

const columnsOf = (expression: Expression): readonly string[] =>
  expression.op === 'column'
    ? [expression.name]
    : Object.values(expression).flatMap((part: unknown) =>
        (Array.isArray(part) ? part : [part]).flatMap((item: unknown) =>
          typeof item === 'object' && item !== null && 'op' in item ? columnsOf(item as Expression) : [],
        ),
      );

test('derivations within a row form no cycle', () => {
  const moments =
    'created_at updated_at deleted_at started_at finished_at start_date end_date valid_from valid_to expires_at due_date paid_at shipped_at delivered_at returned_at cancelled_at approved_at sent_at first_seen last_seen check_in check_out opened_at closed_at scheduled_at completed_at from_date to_date added_on removed_on min_qty max_qty min_price max_price low high'.split(
      ' ',
    );
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...moments), fc.constantFrom('date', 'timestamp!', 'timestamp', 'int')), {
        selector: ([name]) => name,
        minLength: 2,
        maxLength: 14,
      }),
      (columns) => {
        const table = tableOf(
          'orders',
          columns.map(([name, type]) => `${name} ${type}`),
        );
        const needs = new Map(
          table.columns.map(({ name }) => {
            const { source } = inferIn(table, name);
            return [name, source.kind === 'derive' ? columnsOf(source.expression) : []] as const;
          }),
        );
        // A timestamp that follows many others has too many paths to check each of them.
        const known = new Set<string>();
        const visit = (name: string, path: readonly string[]): void => {
          expect(path).not.toContain(name);
          if (known.has(name)) return;
          for (const next of needs.get(name) ?? []) visit(next, [...path, name]);
          known.add(name);
        };
        for (const { name } of table.columns) visit(name, []);
      },
    ),
    {
      numRuns: 300,
      examples: [
        [
          [
            ['low', 'date'],
            ['high', 'timestamp!'],
            ['check_in', 'timestamp!'],
            ['created_at', 'int'],
          ],
        ],
      ],
    },
  );
});
