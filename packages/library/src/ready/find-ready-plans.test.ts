import { digest, LOCALE_CODES, loadLexicon, makePlan } from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { FACTORY_ROWS } from '../factory/factory-rows.ts';
import { readWishes } from '../wishes.ts';
import { findReadyPlans } from './find-ready-plans.ts';
import { type PlannedPack, planPacks } from './plan-packs.ts';
import { PLANNED_PACKS } from './planned-packs.ts';

let all: ReturnType<typeof planPacks> | undefined;
const allPlanned = (): ReturnType<typeof planPacks> => (all ??= planPacks());

const LATEST = Date.UTC(2100, 0);

describe.each(PACKS.map((pack) => ({ name: pack.id, pack })))('the pack $name, planned ahead', ({ name, pack }) => {
  const { schema, rules } = pack;
  let planned: PlannedPack;

  beforeAll(async () => {
    planned = (await allPlanned())[name] as PlannedPack;
  });

  test.each(LOCALE_CODES)('equals a new plan in the locale %s, for any seed and time', async (locale) => {
    const lexicon = await loadLexicon(locale);
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(LATEST), fc.boolean(), (seed, asOf, strict) => {
        const wishes = readWishes({ seed, locale, asOf: new Date(asOf) });
        const ready = findReadyPlans(planned, wishes);
        const planOf = (rows?: number): unknown =>
          makePlan(
            schema,
            { ...wishes, rules, probe: false, leave_out: !strict, ...(rows === undefined ? {} : { rows }) },
            lexicon,
          );
        expect(digest(planOf())).toBe(digest({ plan: ready?.rows() }));
        expect(digest(planOf(FACTORY_ROWS))).toBe(digest({ plan: ready?.factory() }));
      }),
      { numRuns: 1 },
    );
  });

  test('matches the schema and the rules of the sources', () => {
    expect(digest(JSON.parse(planned.schema))).toBe(digest(schema));
    expect(digest(JSON.parse(planned.rules))).toBe(digest(rules));
  });

  test('is not used for several locales', () => {
    const wishes = readWishes({});
    expect(findReadyPlans(planned, wishes)).toBeDefined();
    expect(findReadyPlans(planned, { ...wishes, locale: 'de=3,fr=1' })).toBeUndefined();
  });
});

test('a checkout has no plans that could be older than its planner', () => {
  expect(PLANNED_PACKS).toEqual({});
});
