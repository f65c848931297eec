import { describe, expect, test } from 'vitest';
import { type BinaryRow, readBackPostgresql } from './read-back.ts';
import { bin, useScratchSessions } from '../scratch-session.fixture.ts';

const { setUp, runBeside } = useScratchSessions();

const fieldText = ({ view, starts, lengths }: BinaryRow, field: number): string | null => {
  const length = lengths[field] ?? -1;
  return length < 0 ? null : Buffer.from(view.buffer, view.byteOffset + (starts[field] ?? 0), length).toString();
};

describe.skipIf(bin === undefined)('reading back', () => {
  test('shows each row in place, NULLs and empty fields distinct', async () => {
    const session = await setUp(`CREATE TABLE "a ""b" ("i d" int, note text);
      INSERT INTO "a ""b" VALUES (1, 'one'), (-2, NULL), (3, ''), (4, 'vier')`);
    const seen: unknown[] = [];
    const request = { table: { schema: 'public', name: 'a "b' }, columns: ['note', 'i d'] };
    const rows = await readBackPostgresql(session, request, (row) =>
      seen.push([fieldText(row, 0), row.view.getInt32(row.starts[1] ?? 0)]),
    );
    expect(rows).toBe(4);
    expect(seen).toEqual([
      ['one', 1],
      [null, -2],
      ['', 3],
      ['vier', 4],
    ]);
    expect(await readBackPostgresql(session, { ...request, where: '"i d" > 2' }, () => undefined)).toBe(2);
    expect(await readBackPostgresql(session, { ...request, where: 'false' }, () => undefined)).toBe(0);
  });

  test('reads many rows and rows larger than any buffer', async () => {
    const session = await setUp(`CREATE TABLE t (id int, body text);
      INSERT INTO t SELECT g, repeat('x', CASE WHEN g % 5000 = 0 THEN 3000000 ELSE g % 300 END) FROM generate_series(1, 20000) AS g`);
    let ids = 0;
    let bytes = 0;
    const rows = await readBackPostgresql(session, { table: { name: 't' }, columns: ['id', 'body'] }, (row) => {
      ids += row.view.getInt32(row.starts[0] ?? 0);
      bytes += row.lengths[1] ?? 0;
    });
    expect([rows, ids]).toEqual([20_000, 200_010_000]);
    expect(await session.query('SELECT sum(length(body)) AS n FROM t')).toEqual([{ n: bytes }]);
  });

  test('partitions are read through their root, inheriting tables only on request', async () => {
    const session =
      await setUp(`CREATE TABLE p (id int) PARTITION BY RANGE (id); CREATE TABLE p1 PARTITION OF p DEFAULT;
      CREATE TABLE old (id int); CREATE TABLE heir () INHERITS (old);
      INSERT INTO p VALUES (1), (2); INSERT INTO old VALUES (1); INSERT INTO heir VALUES (2)`);
    const count = (name: string, only = false): Promise<number> =>
      readBackPostgresql(session, { table: { name }, columns: ['id'], only }, () => undefined);
    expect([await count('p'), await count('old'), await count('old', true)]).toEqual([2, 2, 1]);
  });

  test('errors of the server and of the reader leave the session usable', async () => {
    const session = await setUp('CREATE TABLE t (id int); INSERT INTO t SELECT generate_series(1, 50000)');
    const read = (columns: readonly string[], where: string, onRow: () => void): Promise<number> =>
      readBackPostgresql(session, { table: { name: 't' }, columns, where }, onRow);
    await expect(read(['nope'], 'true', () => undefined)).rejects.toMatchObject({ code: 'server_error' });
    await expect(read(['id'], '1 / (id - 40000) > -9', () => undefined)).rejects.toMatchObject({
      code: 'invalid_value',
    });
    const bug = (): void => {
      throw new Error('a bug of the reader');
    };
    await expect(read(['id'], 'true', bug)).rejects.toThrow('a bug of the reader');
    expect(await session.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await read(['id'], 'true', () => undefined)).toBe(50_000);
  });

  test('a lost connection fails the reading', async () => {
    const session = await setUp('CREATE TABLE t (id int); INSERT INTO t SELECT generate_series(1, 100000)');
    let first = true;
    const reading = readBackPostgresql(session, { table: { name: 't' }, columns: ['id'] }, () => {
      if (first) runBeside(`SELECT pg_terminate_backend(${session.backend})`);
      first = false;
    });
    await expect(reading).rejects.toMatchObject({ code: 'connection_lost' });
  });
});
