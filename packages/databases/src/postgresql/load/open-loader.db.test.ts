import { compileTable, copyText } from '@rowloom/engine';
import { describe, expect, test } from 'vitest';
import { zoo } from '../../ddl/zoo.fixture.ts';
import type { Session } from '../../session/session.ts';
import { qualifiedName, writePostgresqlDdl } from '@rowloom/sql';
import { makeCopyBlocks } from './copy-blocks.ts';
import { copyIn } from './copy-in.ts';
import { column, INTEGER, runOf, schemaOf, table, TEXT } from './load.fixture.ts';
import { openPostgresqlLoader } from './open-loader.ts';
import { bin, useScratchSessions } from '../scratch-session.fixture.ts';

const { setUp, runBeside } = useScratchSessions();

const ITEMS = schemaOf(
  table('items', [column('id', INTEGER), column('body', TEXT)], { primary_key: { columns: ['id'] } }),
);
const CREATE_ITEMS = 'CREATE TABLE items (id int PRIMARY KEY, body text NOT NULL)';

const countItems = async (session: Session): Promise<unknown> =>
  (await session.query('SELECT count(*) AS n FROM items'))[0]?.['n'];

describe.skipIf(bin === undefined)('a loader', () => {
  test('loads the same rows as a text file does, whatever their types', async () => {
    // A table for each type: one column without a binary form would send all of a table as text.
    const kinds = {
      ...zoo,
      tables: (zoo.tables[0]?.columns ?? []).map((kind, place) => table(`kind_${place}`, [kind])),
    };
    const session = await setUp((await writePostgresqlDdl(kinds)).tables);
    const run = await runOf(kinds, 120);
    expect(run.tables.size).toBeGreaterThan(40);
    for (const [name, { table: described, plan }] of run.tables) {
      const loader = await openPostgresqlLoader(session, run, name, { whole: true });
      await loader.load(0, plan.rows);
      if (loader.columns.length === 0) continue;
      const target = qualifiedName(described);
      const columns = loader.columns.map((item) => qualifiedName({ name: item }));
      // Only the columns that were written: the others differ by chance or by clock.
      const compare = `SELECT concat_ws('|', ${columns.map((item) => `coalesce(${item}::text, 'NULL')`).join(', ')})`;
      const program = compileTable(run, name, copyText, { columns: loader.columns });
      let row = 0;
      const state = { at: 0 };
      await session.script(`CREATE TABLE expected AS TABLE ${target} WITH NO DATA`);
      await copyIn(session, `COPY expected (${columns.join(', ')}) FROM STDIN`, {
        ...program,
        takeBlock: makeCopyBlocks(program.minBytes),
        fill(view) {
          if (row === plan.rows) return 0;
          row = program.fill(view, row, plan.rows, state);
          return state.at;
        },
      });
      const [difference] = await session.query(
        `SELECT count(*) AS n FROM (${compare} FROM ${target} EXCEPT ALL ${compare} FROM expected) AS x`,
      );
      expect([name, difference?.['n']]).toEqual([name, 0]);
      await session.script('DROP TABLE expected');
    }
  });

  test('gives the same rows however the table is cut, over many blocks', async () => {
    const session = await setUp(`${CREATE_ITEMS}; CREATE TABLE parts (LIKE items)`);
    const run = await runOf(ITEMS, 30_000, { 'items.body': { generator: 'paragraph' } });
    const loader = await openPostgresqlLoader(session, run, 'items', { whole: true });
    const seen: number[] = [];
    const whole = await loader.load(0, 30_000, { onProgress: (rows) => seen.push(rows) });
    expect(whole.bytes).toBeGreaterThan(4 << 20);
    expect(whole.bytes / loader.bytesPerRow / 30_000).toBeCloseTo(1, 0);
    expect(seen.at(-1)).toBe(30_000);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    const parts = await openPostgresqlLoader(session, run, 'items', { into: 'parts' });
    for (const [first, end] of [
      [29_999, 30_000],
      [0, 1],
      [1, 17_000],
      [17_000, 29_999],
      [5, 5],
    ] as const)
      await parts.load(first, end);
    expect(await session.query('SELECT count(*) AS n FROM (TABLE items EXCEPT ALL TABLE parts) AS x')).toEqual([
      { n: 0 },
    ]);
    expect(await session.query('SELECT count(*) AS n FROM parts')).toEqual([{ n: 30_000 }]);
  });

  test('takes rows that are larger than a block', async () => {
    const session = await setUp(CREATE_ITEMS);
    const run = await runOf(ITEMS, 6, { 'items.body': { constant: 'ä'.repeat(500_000) } });
    await (await openPostgresqlLoader(session, run, 'items')).load(0, 6);
    expect(await session.query('SELECT DISTINCT length(body) AS n FROM items')).toEqual([{ n: 500_000 }]);
  });

  test('stops when aborted, keeps nothing, and leaves the session usable', async () => {
    const session = await setUp(CREATE_ITEMS);
    const run = await runOf(ITEMS, 200_000, { 'items.body': { generator: 'paragraph' } });
    const loader = await openPostgresqlLoader(session, run, 'items');
    const abort = new AbortController();
    const load = loader.load(0, 200_000, {
      signal: abort.signal,
      onProgress: (rows) => void (rows > 5000 && abort.abort()),
    });
    await expect(load).rejects.toMatchObject({ code: 'interrupted' });
    expect(await countItems(session)).toBe(0);
    await expect(loader.load(0, 10, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'interrupted' });
    await loader.load(0, 10);
    expect(await countItems(session)).toBe(10);
  });

  test('a lost connection fails the load', async () => {
    const session = await setUp(CREATE_ITEMS);
    const run = await runOf(ITEMS, 200_000, { 'items.body': { generator: 'paragraph' } });
    const loader = await openPostgresqlLoader(session, run, 'items');
    let killed = false;
    const onProgress = (): void => {
      if (!killed) runBeside(`SELECT pg_terminate_backend(${session.backend})`);
      killed = true;
    };
    await expect(loader.load(0, 200_000, { onProgress })).rejects.toMatchObject({ code: 'connection_lost' });
    await expect(loader.load(0, 1)).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('a session that is destroyed during it fails the load', async () => {
    const session = await setUp(CREATE_ITEMS);
    const run = await runOf(ITEMS, 200_000, { 'items.body': { generator: 'paragraph' } });
    const load = (await openPostgresqlLoader(session, run, 'items')).load(0, 200_000, {
      onProgress: () => session.destroy(),
    });
    await expect(load).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('a row that the server refuses fails the load without being quoted', async () => {
    const session = await setUp(`${CREATE_ITEMS}; ALTER TABLE items ADD CONSTRAINT few CHECK (id < 20000)`);
    const run = await runOf(ITEMS, 30_000, { 'items.body': { generator: 'paragraph' } });
    const loader = await openPostgresqlLoader(session, run, 'items');
    const error = await loader.load(0, 30_000).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'check_violated', facts: { table: 'items', constraint: 'few' } });
    expect(String(error)).not.toContain('20000');
    expect(await countItems(session)).toBe(0);
  });

  test('loads rows once they are accepted, after some were refused', async () => {
    const session = await setUp(`${CREATE_ITEMS}; ALTER TABLE items ADD CONSTRAINT few CHECK (id < 20)`);
    const run = await runOf(ITEMS, 30_000, { 'items.body': { generator: 'paragraph' } });
    const loader = await openPostgresqlLoader(session, run, 'items');
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(loader.load(0, 30_000)).rejects.toMatchObject({ code: 'check_violated' });
    runBeside('ALTER TABLE items DROP CONSTRAINT few');
    await loader.load(0, 30_000);
    const other = await openPostgresqlLoader(session, run, 'items', { into: 'again' });
    await session.script('CREATE TABLE again (LIKE items)');
    await other.load(0, 30_000);
    expect(await session.query('SELECT count(*) AS n FROM (TABLE items INTERSECT ALL TABLE again) AS x')).toEqual([
      { n: 30_000 },
    ]);
  });

  test.each([0, 3])('rows that cannot be made, after %i blocks, end only the statement', async (blocks) => {
    const session = await setUp(CREATE_ITEMS);
    const row = new TextEncoder().encode('1\tone\n');
    const source = { header: new Uint8Array(), footer: new Uint8Array(), takeBlock: makeCopyBlocks(row.length) };
    let made = 0;
    const fill = (view: DataView): number => {
      if (made++ === blocks) throw new Error('no more');
      new Uint8Array(view.buffer, view.byteOffset).set(row);
      return row.length;
    };
    await expect(copyIn(session, 'COPY items FROM STDIN', { ...source, fill })).rejects.toThrow('no more');
    expect(await countItems(session)).toBe(0);
    await expect(copyIn(session, 'COPY nowhere FROM STDIN', { ...source, fill })).rejects.toMatchObject({
      code: 'no_such_table',
    });
    expect(await countItems(session)).toBe(0);
  });

  test('rows that a trigger suppresses are detected', async () => {
    const session = await setUp(`${CREATE_ITEMS};
      CREATE FUNCTION odd() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF NEW.id % 2 = 0 THEN RETURN NULL; END IF; RETURN NEW; END';
      CREATE TRIGGER odd BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION odd();`);
    const run = await runOf(ITEMS, 10);
    await expect((await openPostgresqlLoader(session, run, 'items')).load(0, 10)).rejects.toMatchObject({
      code: 'rows_skipped',
    });
  });

  test('a column with another type in the target gets its values as text', async () => {
    const session = await setUp('CREATE TABLE items (id numeric(20,0), body varchar(3000))');
    const run = await runOf(ITEMS, 50);
    await (await openPostgresqlLoader(session, run, 'items')).load(0, 50);
    expect(await session.query('SELECT min(id) AS low, max(id) AS high FROM items')).toEqual([
      { low: '1', high: '50' },
    ]);
  });

  test('names may contain any character', async () => {
    const schema = schemaOf(
      table(`t"'\n; --`, [column('ü'.repeat(31), INTEGER), column('a"b\\c\n', TEXT)], { schema: 'S "x"' }),
      table('other', [column('id', INTEGER)], { schema: 'second' }),
    );
    const session = await setUp((await writePostgresqlDdl(schema)).tables);
    const run = await runOf(schema, 5);
    for (const name of run.tables.keys())
      expect((await (await openPostgresqlLoader(session, run, name)).load(0, 5)).rows).toBe(5);
  });

  test('a table whose columns are all left to the database gets its rows', async () => {
    const schema = schemaOf(
      table('ticks', [column('id', INTEGER, { identity: 'always' })], { primary_key: { columns: ['id'] } }),
    );
    const session = await setUp('CREATE TABLE ticks (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY)');
    const run = await runOf(schema, 40, { 'ticks.id': { default: true } });
    const loader = await openPostgresqlLoader(session, run, 'ticks');
    expect(loader.columns).toEqual([]);
    expect(await loader.load(0, 40)).toEqual({ rows: 40, bytes: 0 });
    expect(await session.query('SELECT count(*) AS n, max(id) AS id FROM ticks')).toEqual([{ n: 40, id: 40 }]);
  });

  test('generated columns are left out, and rows can be frozen from the start', async () => {
    const schema = schemaOf(
      table('items', [
        column('id', INTEGER),
        column('body', TEXT),
        column('size', INTEGER, { generated: { expression: 'length(body)', stored: true } }),
      ]),
    );
    const session = await setUp(
      'CREATE TABLE items (id int, body text, size int GENERATED ALWAYS AS (length(body)) STORED)',
    );
    const run = await runOf(schema, 30);
    await session.script('BEGIN; TRUNCATE items');
    await (await openPostgresqlLoader(session, run, 'items', { freeze: true })).load(0, 30);
    await session.script('COMMIT');
    const [row] = await session.query('SELECT count(*) AS n, bool_and(size = length(body)) AS right FROM items');
    expect(row).toEqual({ n: 30, right: true });
  });

  test('is prepared for a session that is still being opened, and fails with it', async () => {
    const run = await runOf(ITEMS, 100_000);
    const there = Promise.withResolvers<Session>();
    const opening = openPostgresqlLoader(there.promise, run, 'items');
    const session = await setUp('CREATE TABLE items (id int, body text)');
    there.resolve(session);
    await (await opening).load(0, 100_000);
    expect(await countItems(session)).toBe(100_000);
    await expect(openPostgresqlLoader(Promise.reject(new Error('no server')), run, 'items')).rejects.toThrow(
      'no server',
    );
  });

  test('partitions are loaded through their root, frozen or not', async () => {
    const session = await setUp(`CREATE TABLE items (id int, body text) PARTITION BY HASH (id);
      CREATE TABLE items_0 PARTITION OF items FOR VALUES WITH (MODULUS 2, REMAINDER 0);
      CREATE TABLE items_1 PARTITION OF items FOR VALUES WITH (MODULUS 2, REMAINDER 1)`);
    const run = await runOf(ITEMS, 100);
    await session.script('BEGIN; TRUNCATE items');
    await (await openPostgresqlLoader(session, run, 'items', { freeze: true })).load(0, 100);
    await session.script('COMMIT');
    expect(await countItems(session)).toBe(100);
  });
});
