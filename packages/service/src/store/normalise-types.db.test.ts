import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeStores } from './stores.fixture.ts';

describeStores('values', (given) => {
  test('have the same types when read from both stores', async () => {
    const { rows } = await sql`select
      42::int8 as big, -7::int2 as small, 7 as whole, 1.5::float8 as float, 12345678901234567890.10::numeric as exact,
      true as yes, 'text' as text, '{"a": [1, null]}'::jsonb as jsonb, '[1]'::json as json,
      '\\x00ff'::bytea as bytes, timestamptz '2024-02-29 23:59:59.123456+02' as time, date '2024-02-29' as day,
      interval '1 day 02:03:04' as span, 'a3bb189e-8bf9-3888-9912-ace4e6543002'::uuid as uuid, null::int8 as nothing,
      array[1, 9007199254740991]::int8[] as bigs, array['a,b', null, '"']::text[] as texts,
      array[timestamptz '2024-01-01 00:00Z'] as times, count(*) as count, sum(3) as sum`.execute(given.store.db);
    expect(rows).toEqual([
      {
        big: 42,
        small: -7,
        whole: 7,
        float: 1.5,
        exact: '12345678901234567890.10',
        yes: true,
        text: 'text',
        jsonb: { a: [1, null] },
        json: [1],
        bytes: Buffer.from([0, 255]),
        time: new Date('2024-02-29T21:59:59.123Z'),
        day: '2024-02-29',
        span: '1 day 02:03:04',
        uuid: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
        nothing: null,
        bigs: [1, 9_007_199_254_740_991],
        texts: ['a,b', null, '"'],
        times: [new Date('2024-01-01T00:00:00.000Z')],
        count: 1,
        sum: 3,
      },
    ]);
  });

  test('have the same types when written to both stores', async () => {
    const time = new Date('2024-02-29T21:59:59.123Z');
    const { rows } = await sql`select ${time}::timestamptz as time, ${Buffer.from([0, 255])}::bytea as bytes,
      ${9_007_199_254_740_991}::int8 as big, ${['a,b', '"', 'ü']}::text[] as texts, ${[1, 2]}::int8[] as bigs,
      ${JSON.stringify(['x', { y: null }])}::jsonb as json, ${null}::text as nothing, ${'2024-02-29'}::date as day,
      ${'b'} = any(${['a', 'b']}::text[]) as found`.execute(given.store.db);
    expect(rows).toEqual([
      {
        time,
        bytes: Buffer.from([0, 255]),
        big: 9_007_199_254_740_991,
        texts: ['a,b', '"', 'ü'],
        bigs: [1, 2],
        json: ['x', { y: null }],
        nothing: null,
        day: '2024-02-29',
        found: true,
      },
    ]);
  });

  test('beyond 2^53 are an error, not another number, and the store stays usable', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(given.store.db)).rejects.toThrow('2^53');
    expect((await sql`select 1 as one`.execute(given.store.db)).rows).toEqual([{ one: 1 }]);
  });
});
