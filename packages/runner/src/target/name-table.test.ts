import { type TargetErrorCode, targetError, type TargetFacts } from '@rowloom/databases';
import { loadLexicon, makeRunContext } from '@rowloom/engine';
import { readPostgresqlDdl } from '@rowloom/sql';
import { beforeAll, expect, test } from 'vitest';
import { planFor } from '../run/shop.fixture.ts';
import { nameTable } from './name-table.ts';

type Loader = ReturnType<typeof nameTable>;
let fail: (code: TargetErrorCode, facts: TargetFacts) => ReturnType<Loader>;

beforeAll(async () => {
  const read = await readPostgresqlDdl(
    `CREATE TABLE shops (id int PRIMARY KEY, name text UNIQUE);
     CREATE TABLE orders (id int PRIMARY KEY, shop int REFERENCES shops, number int, low int, high int,
       CONSTRAINT by_number UNIQUE (shop, number), CONSTRAINT in_order CHECK (low < high));`,
    { name: 'shop' },
  );
  if ('issues' in read) throw new Error('The text is not read.');
  const run = makeRunContext(read.document, await planFor(read.document, { orders: 5 }), await loadLexicon('en'));
  const session = Promise.reject(new Error('No statement goes anywhere.'));
  session.catch(() => undefined);
  fail = (code, facts) =>
    nameTable(() => Promise.reject(targetError(code, 'It failed.', facts)))(session, run, 'orders');
});

test.each<[TargetErrorCode, TargetFacts, TargetFacts, string]>([
  ['duplicate_key', { constraint: 'by_number' }, { columns: ['shop', 'number'] }, 'Columns: shop, number.'],
  // A name that the server gave.
  ['duplicate_key', { constraint: 'orders_pkey' }, { column: 'id', columns: ['id'] }, 'Columns: id.'],
  ['foreign_key_violated', {}, { column: 'shop' }, 'Columns: shop.'],
  ['check_violated', { constraint: 'in_order' }, { columns: ['low', 'high'] }, 'Columns: low, high.'],
  // It may be either.
  ['duplicate_key', { table: 'shops' }, { table: 'shops' }, 'It failed.'],
  ['not_null_violated', { column: 'low' }, { column: 'low' }, 'It failed.'],
  ['server_error', {}, {}, 'It failed.'],
])('%s with %o affects %o', async (code, facts, place, ending) => {
  const error: unknown = await fail(code, facts).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code, facts: { table: 'orders', ...place } });
  expect(error).toHaveProperty('message', expect.stringMatching(/orders|shops/));
  expect(error).toHaveProperty('message', expect.stringMatching(new RegExp(`${ending.replaceAll('.', '\\.')}$`)));
});

test('an error of the connection stays unchanged', async () => {
  await expect(fail('connection_lost', {})).rejects.toMatchObject({ message: 'It failed.', facts: {} });
});
