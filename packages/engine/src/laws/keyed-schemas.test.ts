import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import { makePlan } from '../planner/make-plan.ts';
import { SamplingExhausted } from '../weave/sample/sampling-exhausted.ts';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import { findBroken } from './find-broken.fixture.ts';
import { findOrphans } from './find-orphans.fixture.ts';
import { anyKeyedSchema } from './keyed-schemas.fixture.ts';

const lexicon = await loadLexicon('en');
const WISHES = { seed: 42, locale: 'en', as_of: '2026-11-15T00:00:00Z', leave_out: true } as const;

test('no row breaks a key or a CHECK that the plan calls kept, whatever columns these share', () => {
  let filled = 0;
  fc.assert(
    fc.property(anyKeyedSchema, ({ document, rows }) => {
      const made = makePlan(document, { ...WISHES, rows }, lexicon);
      if ('issues' in made) return;
      const run = makeRunContext(document, made.plan, lexicon);
      try {
        expect(findBroken(run, document)).toEqual([]);
        expect(findOrphans(run, document)).toEqual([]);
      } catch (error) {
        // A run reports what it could not do for such a row.
        if (!(error instanceof SamplingExhausted)) throw error;
      }
      filled += made.plan.tables.some(({ name, rows: count }) => name === 'links' && count > 1) ? 1 : 0;
    }),
    { numRuns: 150, seed: 7 },
  );
  expect(filled).toBeGreaterThan(100);
});
