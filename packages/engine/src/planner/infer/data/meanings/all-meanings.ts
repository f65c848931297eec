import { nouns } from '../../../../base/data/vocabularies/nouns.ts';
import type { Rule } from '../../rule.ts';
import { means, splitOwn, type TextAnswer } from '../text-answer.ts';
import { abroadMeanings } from './abroad.ts';
import { attributeMeanings } from './attributes.ts';
import { businessMeanings } from './business.ts';
import { everydayMeanings } from './everyday.ts';
import { healthMeanings } from './health.ts';
import { peopleMeanings } from './people.ts';
import { spotMeanings } from './spots.ts';
import { technologyMeanings } from './technology.ts';
import { civicRules } from './trades/civic.ts';
import { cultureRules } from './trades/culture.ts';
import { justiceRules } from './trades/justice.ts';
import { learningRules } from './trades/learning.ts';
import { leisureRules } from './trades/leisure.ts';
import { moneyRules } from './trades/money.ts';
import { movingRules } from './trades/moving.ts';
import { shopRules } from './trades/shops.ts';
import { travelMeanings } from './travel.ts';
import { worldMeanings } from './world.ts';

/** Names of columns and the vocabularies that they mean, by domain. */
export const meanings = (): readonly Rule<TextAnswer>[] => [
  ...everydayMeanings(),
  ...travelMeanings(),
  ...healthMeanings(),
  ...businessMeanings(),
  ...peopleMeanings(),
  ...technologyMeanings(),
  ...worldMeanings(),
  ...attributeMeanings(),
  ...spotMeanings(),
  ...abroadMeanings(),
  ...nouns().map(({ when, vocabulary }) => means(when, vocabulary.name)),
  ...justiceRules(),
  ...civicRules(),
  ...learningRules(),
  ...moneyRules(),
  ...shopRules(),
  ...leisureRules(),
  ...cultureRules(),
  ...movingRules(),
].flatMap(splitOwn);
