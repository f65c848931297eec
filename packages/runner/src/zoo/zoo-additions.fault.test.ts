import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { countsOf, expectSound, messageOf, planned, tablesIn, withZoo } from './run-zoo.fixture.ts';
import { ALIKE, BEYOND, FULL, MORE_ROWS, OFTEN_ALIKE } from './zoo-exceptions.fixture.ts';
import { isMissing, openPlace, type ZooPlace } from './zoo-place.fixture.ts';
import { zooOf } from './zoo.fixture.ts';

describe.each(['postgresql', 'mysql', 'sqlite'] as const)('%s', (dialect) => {
  describe.skipIf(isMissing[dialect])('every schema of the zoo', () => {
    let place: ZooPlace;
    beforeAll(async () => {
      place = await openPlace[dialect]();
    });
    afterAll(() => place.close());

    test.each(zooOf(dialect))(
      '$name is filled, added to, and the addition undone',
      async ({ name, sql }) => {
        await withZoo(place.fresh(name.replaceAll('-', '_'), sql), async (zoo) => {
          const { schema } = zoo;
          const full = FULL[`${dialect}/${name}`] ?? [];
          const alike = ALIKE[`${dialect}/${name}`] ?? [];
          const often = OFTEN_ALIKE[`${dialect}/${name}`] ?? [];
          await zoo.run('first', planned(schema, 7));
          const before = await zoo.count();

          const refusal = full.length === 0 ? '' : await messageOf(zoo.run('refused', planned(schema, 8)));
          // One that refers to another may be named only where that one is left out.
          const refused = tablesIn(refusal, /(\S+) cannot get \d+ more rows/g);
          expect([...refused].filter((table) => !full.includes(table))).toEqual([]);
          expect(refused.size > 0).toBe(full.length > 0);
          expect(await zoo.count()).toEqual(before);
          const second = planned(schema, 8, [...full, ...alike, ...often, ...(BEYOND[`${dialect}/${name}`] ?? [])]);
          expectSound(await zoo.run('second', second), second.plan);
          expect(await zoo.count()).toEqual(countsOf(second.plan, before, MORE_ROWS[`${dialect}/${name}`]));
          expect(await readTargetSchema(zoo.target, zoo.session)).toEqual(schema);

          await zoo.undo('second');
          expect(await zoo.count()).toEqual(before);

          if (alike.length > 0) await zoo.run('alike', planned(schema, 9, full));
          const doubt = alike.length === 0 ? '' : await messageOf(zoo.undo('alike'));
          const doubtful = tablesIn(doubt, /(\S+) has no key/g);
          expect([...doubtful].filter((table) => !often.includes(table)).toSorted()).toEqual(alike.toSorted());
        });
      },
      120_000,
    );
  });
});
