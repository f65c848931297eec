import { expect, test } from 'vitest';
import { compileTable } from '../../../weave/compile/compile-table.ts';
import { makeRunContext } from '../../../weave/run/make-run-context.ts';
import { copyText } from '../../../weave/encode/copy-text.ts';
import { AS_OF, lexiconOf } from '../../../weave/generators/generator.fixture.ts';
import type { Plan } from '../../../document/plan/plan.ts';
import { decodeUtf8 } from '../../../base/bytes/utf8.ts';
import { inferIn, schemaOf, tableOf } from './infer.fixture.ts';

test('the inferred columns of a table make consistent rows', async () => {
  const table = tableOf(
    'orders',
    [
      'id int!',
      'customer_name text!',
      'customer_email text!',
      'quantity smallint!',
      'min_price numeric(8,2)!',
      'max_price numeric(8,2)!',
      'created_at timestamp!',
      'updated_at timestamp!',
      'shipped_at timestamp!',
      'due_date date!',
      'status varchar(10)!',
    ],
    {},
    { primary_key: { columns: ['id'] } },
  );
  const schema = schemaOf(table);
  const columns = table.columns.map(({ name }) => Object.assign({ name }, inferIn(table, name, { schema })));
  const plan: Plan = {
    version: 1,
    engine_version: 2,
    dialect: 'postgresql',
    schema_digest: '',
    seed: 7,
    as_of: AS_OF,
    locale: 'en',
    notes: [],
    tables: [{ name: 'orders', rows: 200, columns, references: [], variants: [], constraints: [] }],
  };
  const program = compileTable(makeRunContext(schema, plan, await lexiconOf('en')), 'orders', copyText);
  const view = new DataView(new ArrayBuffer(Math.max(program.minBytes, 1 << 20)));
  const state = { at: 0 };
  const { fill } = program;
  expect(fill(view, 0, 200, state)).toBe(200);
  const rows = decodeUtf8(view, 0, state.at)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  for (const [
    ,
    name = '',
    email = '',
    quantity,
    low,
    high,
    created = '',
    updated = '',
    shipped = '',
    due = '',
  ] of rows) {
    expect(email).toContain(
      name
        .toLowerCase()
        .split(' ')
        .at(-1)
        ?.replaceAll(/[^a-z]/g, '') ?? '?',
    );
    expect(Number(quantity)).toBeGreaterThanOrEqual(1);
    expect(Number(quantity)).toBeLessThanOrEqual(10);
    expect(Number(high)).toBeGreaterThanOrEqual(Number(low));
    expect(updated >= created && shipped > created && due > created.slice(0, 10)).toBe(true);
  }
  expect(new Set(rows.map((row) => row[10])).size).toBeGreaterThan(2);
});
