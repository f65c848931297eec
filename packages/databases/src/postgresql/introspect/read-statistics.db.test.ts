import { parseSchemaDocument } from '@rowloom/engine';
import { findPostgresBin, startPostgres } from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { introspectPostgresql } from '../introspect.ts';
import { columnOf, tableOf, openTestServer, skipLoudly, type TestServer } from './server.fixture.ts';

const bin = findPostgresBin();
let server: TestServer;

beforeAll(async () => {
  if (bin === undefined) return skipLoudly();
  server = openTestServer(await startPostgres(bin));
});
afterEach(() => server?.closeSessions());
afterAll(() => server?.stop());

describe.skipIf(bin === undefined)('statistics', () => {
  const SQL = `
    CREATE DOMAIN euros AS numeric(10,2);
    CREATE TABLE sales (id int PRIMARY KEY, price euros, small smallint, big float8, day date, at timestamptz, secret text,
      address inet, note text NOT NULL);
    INSERT INTO sales SELECT n, n * 1.237, 32700 + n % 60, n * 1e300, date '2021-03-14' + n % 400,
      timestamptz '2022-12-15 10:00Z' + n * interval '1 minute', 'secret ' || n, '10.0.0.1', 'x' FROM generate_series(1, 998) n;
    INSERT INTO sales SELECT n, NULL, 1, 'NaN', 'infinity', NULL, NULL, NULL, 'y' FROM generate_series(2001, 2002) n;
    CREATE TABLE parted (n int) PARTITION BY RANGE (n);
    CREATE TABLE parted_1 PARTITION OF parted FOR VALUES FROM (0) TO (1000);
    INSERT INTO parted SELECT n FROM generate_series(5, 94) n;
    ANALYZE`;

  test('ranges cover only numbers and times, and are never exact', async () => {
    const name = server.database('measured', SQL);
    const session = await server.connect(name);
    expect(JSON.stringify(await introspectPostgresql(session))).not.toContain('statistics');
    const read = await introspectPostgresql(session, { statistics: true });
    expect(parseSchemaDocument(JSON.parse(JSON.stringify(read)))).toHaveProperty('document');
    const of = (column: string) => columnOf(tableOf(read, 'sales'), column).statistics;
    expect(of('id')).toEqual({ distinct: -1, width: 4, min: '1', max: '2100' });
    expect(of('price')).toMatchObject({ null_fraction: 0.002, min: '1.2', max: '1300' });
    expect(of('small')).toMatchObject({ min: '1', max: '32767' });
    expect(of('day')).toMatchObject({ min: '2021-03-01', max: '2022-04-30' });
    expect(of('at')).toMatchObject({ min: '2022-12-01', max: '2023-01-01' });
    expect(of('secret')).toEqual({ null_fraction: 0.002, distinct: expect.any(Number), width: expect.any(Number) });
    expect(of('address')).toEqual({ null_fraction: 0.002, distinct: 1, width: expect.any(Number) });
    expect(of('note')).toEqual({ distinct: 2, width: 2 });
    expect(columnOf(tableOf(read, 'parted'), 'n').statistics).toMatchObject({ min: '5', max: '94' });
  });
});
