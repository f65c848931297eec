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
import { CIVIC_RULES } from './trades/civic.ts';
import { CULTURE_RULES } from './trades/culture.ts';
import { JUSTICE_RULES } from './trades/justice.ts';
import { LEARNING_RULES } from './trades/learning.ts';
import { LEISURE_RULES } from './trades/leisure.ts';
import { MONEY_RULES } from './trades/money.ts';
import { MOVING_RULES } from './trades/moving.ts';
import { SHOP_RULES } from './trades/shops.ts';
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
  ...JUSTICE_RULES,
  ...CIVIC_RULES,
  ...LEARNING_RULES,
  ...MONEY_RULES,
  ...SHOP_RULES,
  ...LEISURE_RULES,
  ...CULTURE_RULES,
  ...MOVING_RULES,
].flatMap(splitOwn);
