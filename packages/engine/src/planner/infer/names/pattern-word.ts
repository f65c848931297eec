import { readEnglish, readSpecial } from './english.ts';

/**
 * Words of rules that differ from the reading of names: split, completed, or found in another language. Reading all
 * words of all rules like names would load seven glossaries into every process that plans. A test compares each with
 * that reading.
 */
const READ_AS: ReadonlyMap<string, string> = new Map(
  `x-ray x ray|non-renewal non renewal|=event event|rfc tax number|cab bank branch code|capa coat color|ata minute|mel email
scars scar|subclass sub class|sortie exit|serviceability service ability|coursework course work|shelfmark shelf mark
gics gic|adjust adjuster|suspend suspended|daypart day part|garnish garnishment
neckline neck line|attribution assignment|folio invoice number|stateroom state room|matchday match day|pause break|int interest
cta account|touchpoint touch point|grantmaker grant maker|clergy clergyman|pastoral past oral
wants want|telematics telematic|headsign head sign
headstone head stone|ashes ash|st state`
    .split(/[|\n]/)
    .map((entry) => {
      const gap = entry.indexOf(' ');
      return [entry.slice(0, gap), entry.slice(gap + 1)];
    }),
);

/** A word of a rule's pattern as it is read in a name. */
export const readPatternWord = (word: string): readonly string[] =>
  READ_AS.get(word)?.split(' ') ?? readEnglish(word) ?? readSpecial(word) ?? [word];
