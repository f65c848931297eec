import { lazy } from '../../../../base/lazy.ts';
import { fieldMeanings, WORLDS } from '../../../../base/data/vocabularies/worlds/all-worlds.ts';
import type { WorldMeaning } from '../../../../base/data/vocabularies/worlds/world.ts';
import type { Rule } from '../../rule.ts';
import type { TextAnswer } from '../text-answer.ts';
import { ANY_WORLD, WORLD_MARKS } from './world-marks.ts';

/** Sentences of a field of work. */
const SENTENCES = { max: 2, join: ' ' };

const wordsOf = (text: string): readonly string[] => text.split(/[|=~\s]+/).filter((word) => word !== '');

/** Signs that other fields have too: with the table's field they tell something, and nothing alone. */
const COMMON: ReadonlySet<string> = new Set(
  `license element model instrument test admission visit material operation storage device site engine container filter framework technique
   characteristic treatment ward vessel alarm call commodity arm contrast stain strain gear survey coating loss drift sample conductor horizon
   threat casing completion building donation donor library publication deviation calibration species tariff rack shift vaccine signal panel
   call port cargo concession plot trial planting variety project phase construction mission launch meter load monitoring station river
   routing quality equipment inspection packaging label weakness attack channel sensor metric arm lot mine log study track variant vector
   grant detector column dataset training release broker microservice element foundation facade roof bridge drawing generation protection
   turbine conductor forest stand tree bird conservation emission noise waste chemical compound substance solvent gene cell compartment
   analyst triage camera thing edge well seam seismic hangar flight runway depot service pavement tunnel trade finish breaker accession
   test clinical reason nursing bed tooth relation animal analyzer laboratory part machine failure breakdown spare fixture record band modality directive punch formation algorithm annotation reaction lease pit cover defect
   certificate queue dashboard backup snapshot api changelog webhook incident host server feed farm owner subject consent theatre press assembly
   production stock catch park reserve permit compliance wind gauge block mill collar string heat cable star proposal exposure catalog robot
   scan patch exchange switch circuit carrier extension sms duct prepaid bandwidth contractor crew tender specification wall elevator dock crane
   token prompt train prediction baseline standard notebook plate researcher filter probe master terminal manifest charter`.split(/\s+/),
);

/** Words that only one field of work is known by. */
export const ownSigns: () => ReadonlyMap<string, string> = lazy(readSigns);

function readSigns(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, signs } of WORLDS)
    for (const word of signs.trim().split(/\s+/)) {
      if (map.has(word)) shared.add(word);
      map.set(word, name);
    }
  for (const word of [...shared, ...COMMON]) map.delete(word);
  return map;
}

/** Names that tell their field themselves: a soil type is one in whatever schema, and an impact level is not. */
function toldByThemselves({ world, when, isEverywhere }: WorldMeaning): readonly string[] {
  if (!isEverywhere) return [];
  return when.split('|').filter((phrase) => wordsOf(phrase).some((word) => ownSigns().get(word) === world));
}

function rulesOf(meaning: WorldMeaning): readonly Rule<TextAnswer>[] {
  const { world, when, isProse, vocabulary } = meaning;
  const give: TextAnswer = {
    generator: 'term',
    says: vocabulary.says,
    options: isProse ? { of: vocabulary.name, ...SENTENCES } : { of: vocabulary.name },
  };
  const anywhere = toldByThemselves(meaning);
  const marks = WORLD_MARKS.map((mark) => `${mark}${world}`);
  // A word alone means too much to be read by a field that is only one of several around.
  const [single, phrases] = [true, false].map((is) => when.split('|').filter((text) => (wordsOf(text).length === 1) === is));
  return [
    ...(single === undefined || single.length === 0 ? [] : [{ when: single.join('|'), in: marks.slice(0, 2).join(' '), give }]),
    ...(phrases === undefined || phrases.length === 0 ? [] : [{ when: phrases.join('|'), in: marks.join(' '), give }]),
    ...(anywhere.length === 0 ? [] : [{ when: anywhere.join('|'), in: ANY_WORLD, give }]),
  ];
}

/** What columns mean in a field of work; schemas in other languages have none of these words. */
export const worldRules: () => readonly Rule<TextAnswer>[] = lazy(() =>
  fieldMeanings().filter(({ when }) => when !== '').flatMap(rulesOf),
);

/** Words of a field of work that no other rule knows: names are read by them, and never cut into them. */
export const worldWords = (): readonly string[] => [
  ...WORLDS.flatMap(({ signs }) => signs.trim().split(/[\s_]+/)),
  ...fieldMeanings().flatMap(({ when }) => wordsOf(when)),
].filter((word) => word.length > 4);

const namesOf = (prose: boolean): (() => ReadonlySet<unknown>) =>
  lazy(() => new Set(fieldMeanings().filter(({ isProse }) => isProse === prose).map(({ vocabulary }) => vocabulary.name)));
const terms = namesOf(false);
const prose = namesOf(true);

/** Whether a vocabulary is a list of a field of work, and no text. */
export const isWorldTerm = (of: unknown): boolean => terms().has(of);
export const isWorldProse = (of: unknown): boolean => prose().has(of);
