import { NOUNS } from '../../../../base/data/vocabularies/nouns.ts';
import type { Rule } from '../../rule.ts';
import { means, splitOwn, type TextAnswer } from '../text-answer.ts';
import { ABROAD_MEANINGS } from './abroad.ts';
import { ATTRIBUTE_MEANINGS } from './attributes.ts';
import { BUSINESS_MEANINGS } from './business.ts';
import { EVERYDAY_MEANINGS } from './everyday.ts';
import { HEALTH_MEANINGS } from './health.ts';
import { PEOPLE_MEANINGS } from './people.ts';
import { SPOT_MEANINGS } from './spots.ts';
import { TECHNOLOGY_MEANINGS } from './technology.ts';
import { TRAVEL_MEANINGS } from './travel.ts';
import { WORLD_MEANINGS } from './world.ts';

/** Names of columns and the vocabularies that they mean, by domain. */
export const MEANINGS: readonly Rule<TextAnswer>[] = [
  ...EVERYDAY_MEANINGS,
  ...TRAVEL_MEANINGS,
  ...HEALTH_MEANINGS,
  ...BUSINESS_MEANINGS,
  ...PEOPLE_MEANINGS,
  ...TECHNOLOGY_MEANINGS,
  ...WORLD_MEANINGS,
  ...ATTRIBUTE_MEANINGS,
  ...SPOT_MEANINGS,
  ...ABROAD_MEANINGS,
  ...NOUNS.map(({ when, vocabulary }) => means(when, vocabulary.name)),
].flatMap(splitOwn);
