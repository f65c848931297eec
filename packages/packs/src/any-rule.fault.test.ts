import { loadLexicon } from '@rowloom/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRule, faultOf } from './any-rule.fixture.ts';

test('every rule that the shape allows gets a plan, or an issue that names it', async () => {
  const lexicon = await loadLexicon('en');
  fc.assert(
    fc.property(anyRule, (ruled) => {
      expect(faultOf(ruled, lexicon)).toBeUndefined();
    }),
    { numRuns: 5000, seed: 16 },
  );
}, 1_800_000);
