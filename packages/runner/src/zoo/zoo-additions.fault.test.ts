import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { countsOf, expectSound, messageOf, planned, tablesIn, withZoo } from './run-zoo.fixture.ts';
import { ALIKE, BEYOND, FULL, MORE_ROWS, OFTEN_ALIKE, THEN_FULL } from './zoo-exceptions.fixture.ts';
import { isMissing, openPlace, type ZooPlace } from './zoo-place.fixture.ts';
import { zooOf } from './zoo.fixture.ts';

const refusedIn = (message: string): ReadonlySet<string> => tablesIn(message, /(\S+) cannot get \d+ more rows?/g);

describe.each(['postgresql', 'mysql', 'sqlite'] as const)('%s', (dialect) => {
  describe.skipIf(isMissing[dialect])('every schema of the zoo', () => {
    let place: ZooPlace;
    beforeAll(async () => {
      place = await openPlace[dialect]();
    });
    afterAll(() => place.close());

    test.each(zooOf(dialect))(
      '$name is filled and appended to, and the second run is undone',
      async ({ name, sql }) => {
        await withZoo(place.fresh(name.replaceAll('-', '_'), sql), async (zoo) => {
          const { schema } = zoo;
          const full = FULL[`${dialect}/${name}`] ?? [];
          const alike = ALIKE[`${dialect}/${name}`] ?? [];
          const often = OFTEN_ALIKE[`${dialect}/${name}`] ?? [];
          await zoo.run('first', planned(schema, 7));
          const before = await zoo.count();

          const refusal = full.length === 0 ? '' : await messageOf(zoo.run('refused', planned(schema, 8)));
          expect(refusedIn(refusal)).toEqual(new Set(full));
          const then = THEN_FULL[`${dialect}/${name}`] ?? [];
          const next = then.length === 0 ? '' : await messageOf(zoo.run('again', planned(schema, 8, full)));
          expect(refusedIn(next)).toEqual(new Set(then));
          expect(await zoo.count()).toEqual(before);
          const second = planned(schema, 8, [
            ...full,
            ...then,
            ...alike,
            ...often,
            ...(BEYOND[`${dialect}/${name}`] ?? []),
          ]);
          expectSound(await zoo.run('second', second), second.plan);
          expect(await zoo.count()).toEqual(countsOf(second.plan, before, MORE_ROWS[`${dialect}/${name}`]));
          expect(await readTargetSchema(zoo.target, zoo.session)).toEqual(schema);

          await zoo.undo('second');
          expect(await zoo.count()).toEqual(before);

          if (alike.length > 0) await zoo.run('alike', planned(schema, 9, [...full, ...then]));
          const doubt = alike.length === 0 ? '' : await messageOf(zoo.undo('alike'));
          const doubtful = tablesIn(doubt, /(\S+) has no key/g);
          expect([...doubtful].filter((table) => !often.includes(table)).toSorted()).toEqual(alike.toSorted());
        });
      },
      120_000,
    );
  });
});
