import { digest, LOCALE_CODES, loadLexicon, makePlan } from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { FACTORY_ROWS } from '../factory/factory-rows.ts';
import { readWishes } from '../wishes.ts';
import { findReadyPlans } from './find-ready-plans.ts';
import { type PlannedPacks, planPacks } from './plan-packs.ts';
import { PLANNED_PACKS } from './planned-packs.ts';

const LATEST = Date.UTC(2100, 0);

describe.each(PACKS.map((pack) => ({ name: pack.id, pack })))('the pack $name, planned ahead', ({ name, pack }) => {
  const { schema, rules } = pack;
  let planned: PlannedPacks;

  beforeAll(async () => {
    planned = await planPacks();
  });

  test.each(LOCALE_CODES)('is what planning gives in the locale %s, by any seed and time', async (locale) => {
    const lexicon = await loadLexicon(locale);
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(LATEST), fc.boolean(), (seed, asOf, strict) => {
        const wishes = readWishes({ seed, locale, asOf: new Date(asOf) });
        const ready = findReadyPlans({ pack: name, schema, rules }, wishes, planned);
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

  test('is not used for another schema, other rules or several locales', () => {
    const wishes = readWishes({});
    const find = (given: object, locale = wishes.locale): unknown =>
      findReadyPlans({ pack: name, schema, rules, ...given }, { ...wishes, locale }, planned);
    expect(find({})).toBeDefined();
    expect(find({}, 'de=3,fr=1')).toBeUndefined();
    expect(find({ schema: { ...schema, tables: schema.tables.slice(1) } })).toBeUndefined();
    expect(find({ rules: { ...rules, [`${schema.tables[0]?.name}.id`]: { constant: 1 } } })).toBeUndefined();
    expect(find({ pack: undefined })).toBeUndefined();
  });
});

test('a checkout has no plans that could be older than its planner', () => {
  expect(PLANNED_PACKS).toEqual({});
});
