import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countsOf, expectSound, planned, unsupported, withZoo } from './run-zoo.fixture.ts';
import { MORE_ROWS, UNSUPPORTED } from './zoo-exceptions.fixture.ts';
import { isMissing, openPlace, type ZooPlace } from './zoo-place.fixture.ts';
import { zooOf } from './zoo.fixture.ts';

if (process.env['CI'] === 'true' && Object.values(isMissing).includes(true))
  throw new Error('No PostgreSQL or no MariaDB: set ROWLOOM_POSTGRES_BIN and ROWLOOM_MARIADB_BIN.');

// Appending to tables and undoing that is tested for every schema by the fault tests, which may take longer.
describe.each(['postgresql', 'mysql', 'sqlite'] as const)('%s', (dialect) => {
  describe.skipIf(isMissing[dialect])('every schema of the zoo, from the catalogue to the certificate', () => {
    let place: ZooPlace;
    beforeAll(async () => {
      place = await openPlace[dialect]();
    });
    afterAll(() => place.close());

    test.each(zooOf(dialect))('$name is filled', async ({ name, sql }) => {
      await withZoo(place.fresh(name.replaceAll('-', '_'), sql), async (zoo) => {
        const first = planned(zoo.schema, 7);
        expect(unsupported(first.plan)).toEqual(UNSUPPORTED[`${dialect}/${name}`] ?? []);
        expectSound(await zoo.run('first', first), first.plan);
        expect(await zoo.count()).toEqual(countsOf(first.plan, {}, MORE_ROWS[`${dialect}/${name}`]));
      });
    });

    test('an undone run releases its values', async () => {
      const sql = zooOf(dialect).find(({ name }) => name === 'enumeration-tables')?.sql ?? '';
      await withZoo(place.fresh('again', sql), async (zoo) => {
        const plan = planned(zoo.schema, 7);
        await zoo.run('1', plan);
        const filled = await zoo.count();
        await zoo.undo('1');
        expect(Object.values(await zoo.count()).every((rows) => rows === 0)).toBe(true);
        expectSound(await zoo.run('2', plan), plan.plan);
        expect(await zoo.count()).toEqual(filled);
      });
    });
  });
});
