import { COMMERCE } from './commerce.ts';
import { CULTURE } from './culture.ts';
import { EDUCATION } from './education.ts';
import { FINANCE } from './finance.ts';
import { GENERAL } from './general.ts';
import { HEALTH } from './health.ts';
import { LIVING } from './living.ts';
import { nouns } from './nouns.ts';
import { PLACES } from './places.ts';
import { REMARKS } from './remarks.ts';
import { REMARKS_ABROAD } from './remarks-abroad.ts';
import { SOFTWARE } from './software.ts';
import { TOPICS_ABROAD } from './topics-abroad.ts';
import { TRAVEL } from './travel.ts';
import { VEHICLES } from './vehicles.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WORK } from './work.ts';
import { fieldMeanings } from './worlds/all-worlds.ts';

/** Every vocabulary; the order means nothing. */
export const vocabularies = (): readonly Vocabulary[] => [
  ...COMMERCE,
  ...CULTURE,
  ...EDUCATION,
  ...FINANCE,
  ...GENERAL,
  ...HEALTH,
  ...LIVING,
  ...nouns().map(({ vocabulary }) => vocabulary),
  ...PLACES,
  ...REMARKS,
  ...REMARKS_ABROAD,
  ...SOFTWARE,
  ...TOPICS_ABROAD,
  ...TRAVEL,
  ...VEHICLES,
  ...WORK,
  ...fieldMeanings().map(({ vocabulary }) => vocabulary),
];
