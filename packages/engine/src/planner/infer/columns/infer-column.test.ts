import { expect, test } from 'vitest';
import { printExpression } from '../../../language/expression/print-expression.ts';
import { generatorOf, inferIn, optionsOf, schemaOf, tableOf } from './infer.fixture.ts';

const derived = (table: Parameters<typeof inferIn>[0], column: string): string => {
  const { source } = inferIn(table, column);
  return source.kind === 'derive' ? printExpression(source.expression) : source.kind;
};

test('two addresses of a row are two records', () => {
  const table = tableOf('orders', ['billing_city text', 'shipping_city text', 'ship_postal_code text']);
  expect(optionsOf(inferIn(table, 'billing_city').source)).toEqual({ record: 'billing' });
  expect(optionsOf(inferIn(table, 'shipping_city').source)).toEqual({ record: 'shipping' });
  expect(optionsOf(inferIn(table, 'ship_postal_code').source)).toEqual({ record: 'shipping' });
});

test('the name beside a given name is the family name', () => {
  expect(generatorOf(inferIn(tableOf('clients', ['nom text', 'prenom text']), 'nom').source)).toBe('family_name');
  expect(generatorOf(inferIn(tableOf('clientes', ['nombre text', 'apellido text']), 'nombre').source)).toBe(
    'given_name',
  );
  expect(generatorOf(inferIn(tableOf('clientes', ['nome text']), 'nome').source)).toBe('full_name');
});

test('a state beside a city is a region; alone it is a status', () => {
  expect(generatorOf(inferIn(tableOf('entities', ['state text', 'city text']), 'state').source)).toBe('region');
  expect(generatorOf(inferIn(tableOf('machines', ['state text']), 'state').source)).toBe('one_of');
});

test('a slug is made of the title of its row', () => {
  expect(optionsOf(inferIn(tableOf('posts', ['headline text', 'title text', 'slug text']), 'slug').source)).toEqual({
    from: 'title',
  });
});

test('keys: numbers count, UUIDs carry the creation time, codes stay codes', () => {
  const key = (name: string, columns: readonly string[], more = {}): string =>
    generatorOf(
      inferIn(
        tableOf(name, columns, {}, { primary_key: { columns: [columns[0]?.split(' ')[0] ?? ''] }, ...more }),
        columns[0]?.split(' ')[0] ?? '',
        { unique: true },
      ).source,
    );
  expect(key('orders', ['id bigint!'])).toBe('serial');
  expect(key('orders', ['id uuid!', 'created_at timestamp!'])).toBe('uuid_v7');
  expect(key('orders', ['id uuid!'])).toBe('uuid_v4');
  expect(key('sessions', ['id text!'])).toBe('token');
  expect(key('countries', ['code char(2)!', 'name text!'])).toBe('country_code');
  expect(key('currencies', ['id char(3)!'])).toBe('term');
  const sequence = tableOf('orders', ['number int!'], {
    number: { default: "nextval('orders_number_seq'::regclass)" },
  });
  expect(generatorOf(inferIn(sequence, 'number').source)).toBe('serial');
});

test('columns that the database fills are left out', () => {
  const table = tableOf('lines', ['total numeric', 'shape row_type!'], {
    total: { generated: { expression: 'a * b', stored: true } },
    shape: { default: 'ROW(1,2)' },
  });
  expect(inferIn(table, 'total').source).toEqual({ kind: 'omit' });
  expect(inferIn(table, 'shape').source).toEqual({ kind: 'omit' });
});

test('a nullable column of an unknown type is NULL', () => {
  const found = inferIn(tableOf('things', ['blob row_type']), 'blob');
  expect(found).toMatchObject({ null_fraction: 1, source: { generator: 'constant', options: { value: null } } });
  expect(inferIn(tableOf('things', ['blob row_type!']), 'blob').confidence).toBeLessThan(0.2);
});

test('an enum and a CHECK list are certain, with the default first', () => {
  const table = tableOf('tasks', ['status mood!', 'phase text!'], { status: { default: "'closed'::mood" } });
  expect(inferIn(table, 'status')).toMatchObject({
    confidence: 1,
    source: { generator: 'one_of', options: { values: ['closed', 'open', 'archived'] } },
  });
  expect(inferIn(table, 'phase', { domain: { one_of: ['x', 'y'] } })).toMatchObject({
    confidence: 1,
    source: { options: { values: ['x', 'y'] } },
  });
});

test("a person's sex follows the labels that a CHECK allows", () => {
  expect(
    inferIn(tableOf('people', ['gender char(1)']), 'gender', { domain: { one_of: ['M', 'F'] } }).source,
  ).toMatchObject({ generator: 'sex', options: { values: ['F', 'M'] } });
});

test('CHECK bounds decide the range', () => {
  const table = tableOf('orders', ['quantity int!', 'discount numeric(5,2)!', 'code text!', 'step int!', 'day date!']);
  expect(derived(tableOf('orders', ['quantity int!']), 'quantity')).toBe('between(1, between(1, 10))');
  const quantity = inferIn(table, 'quantity', {
    domain: { min: { value: '20', inclusive: false }, max: { value: '30', inclusive: true } },
  }).source;
  expect(quantity.kind === 'derive' && printExpression(quantity.expression)).toBe('between(21, between(21, 30))');
  expect(
    optionsOf(
      inferIn(table, 'discount', {
        domain: { min: { value: '0', inclusive: true }, max: { value: '1', inclusive: false } },
      }).source,
    ),
  ).toEqual({ min: 0, max: 0.99 });
  expect(
    optionsOf(inferIn(table, 'code', { domain: { patterns: [{ source: '^[A-Z]{3}$', ignore_case: false }] } }).source),
  ).toMatchObject({ regex: '^[A-Z]{3}$' });
  expect(optionsOf(inferIn(table, 'code', { domain: { min_length: 5, max_length: 5 } }).source)).toEqual({
    regex: '[A-Z0-9]{5}',
  });
  const step = inferIn(table, 'step', {
    domain: { multiple_of: '5', min: { value: '10', inclusive: true }, max: { value: '50', inclusive: true } },
  }).source;
  expect(step.kind === 'derive' && printExpression(step.expression)).toBe('between(2, 10) * 5');
  expect(
    optionsOf(inferIn(table, 'day', { domain: { min: { value: '2024-01-01', inclusive: true } } }).source),
  ).toEqual({ min: '2024-01-01' });
});

test('status words suit their table and fit their column', () => {
  expect(optionsOf(inferIn(tableOf('orders', ['status text']), 'status').source)['values']).toContain('shipped');
  expect(optionsOf(inferIn(tableOf('orders', ['payment_status text']), 'payment_status').source)['values']).toContain(
    'refunded',
  );
  expect(optionsOf(inferIn(tableOf('orders', ['status char(1)']), 'status').source)['values']).toEqual(['C', 'S', 'P']);
  const table = tableOf('orders', ['status text'], { status: { default: "'NEW'" } });
  expect(optionsOf(inferIn(table, 'status').source)['values']).toEqual([
    'NEW',
    'COMPLETED',
    'SHIPPED',
    'PROCESSING',
    'PENDING',
  ]);
});

test('the type of a polymorphic reference names tables', () => {
  const notes = tableOf('notes', ['owner_type text!', 'owner_id int!']);
  const orders = tableOf('sales_orders', ['id int!'], {}, { primary_key: { columns: ['id'] } });
  const people = tableOf('categories', ['id int!'], {}, { primary_key: { columns: ['id'] } });
  expect(optionsOf(inferIn(notes, 'owner_type', { schema: schemaOf(notes, orders, people) }).source)['values']).toEqual(
    ['Category', 'SalesOrder'],
  );
});

test('a comment helps where the name gives no hint', () => {
  const table = tableOf('t', ['c1 varchar(100)', 'c2 varchar(100)'], {
    c1: { comment: 'E-mail address of the buyer' },
  });
  expect(generatorOf(inferIn(table, 'c1').source)).toBe('email');
  expect(inferIn(table, 'c1').confidence).toBe(0.5);
  expect(inferIn(table, 'c2').confidence).toBe(0.4);
});

test('NULLs: deletion marks mostly, names never, figures as measured in a snapshot', () => {
  const table = tableOf('users', ['deleted_at timestamp', 'name text', 'phone text', 'fax text', 'x text'], {
    fax: { statistics: { null_fraction: 0.42 } },
  });
  expect(inferIn(table, 'deleted_at').null_fraction).toBe(0.9);
  expect(inferIn(table, 'name').null_fraction).toBe(0);
  expect(inferIn(table, 'phone').null_fraction).toBe(0.2);
  expect(inferIn(table, 'fax').null_fraction).toBe(0.42);
  expect(inferIn(table, 'x').null_fraction).toBeGreaterThan(0);
});

test('a unique column gets values that do not run out', () => {
  const table = tableOf('roles', ['name text!', 'status varchar(10)!', 'rank int!']);
  expect(generatorOf(inferIn(table, 'name', { unique: true }).source)).toBe('term');
  expect(generatorOf(inferIn(table, 'status', { unique: true }).source)).toBe('pattern');
  expect(generatorOf(inferIn(table, 'rank', { unique: true }).source)).toBe('serial');
});

test('flags mostly have the value that their name suggests', () => {
  const table = tableOf(
    'users',
    ['is_active boolean', 'is_deleted boolean', 'odd boolean', 'enabled_by_default boolean'],
    { odd: { default: 'true' } },
  );
  const share = (name: string): unknown => optionsOf(inferIn(table, name).source)['share'];
  expect([share('is_active'), share('is_deleted'), share('odd')]).toEqual([0.88, 0.06, 0.8]);
});
