import { UNITS } from '../data/units.ts';

/** Nouns that say what a column holds, whatever follows: `date_naissance`, `numero_factura`, `type_adresse`. */
const HEADS: ReadonlySet<string> = new Set(
  `date number name code type amount price quantity total rate percent status label description reason method level reference
  duration time count unit year month day hour cost fee value category class tax vat balance weight size key title comment note
  mode rank share limit rating score place volume area length width height depth speed temperature pressure power list file
  image photo path page version index average minimum maximum sum net gross revenue expense discount salary currency kind state
  deadline period validity start end color language consumption capacity gender diagnosis result report method condition procedure
  center opinion interpretation severity liability nature origin purpose use usage role urgency priority frequency`.split(
    /\s+/,
  ),
);
/** Nouns that hold what follows only where that is no such noun itself: `adresse_livraison`, but `adresse_ville`. */
const PLACES: ReadonlySet<string> = new Set(
  `address phone email contact country city street mobile fax account card room seat manager owner author teacher doctor student
  customer employee driver agent user patient supplier company department`.split(/\s+/),
);

/**
 * Phrases of a language that puts what a name is about first, in English order: date + birth is "birth date".
 * `client_nom` is left alone: what it is about stands last already.
 */
export function orderWords(
  phrases: readonly (readonly string[])[],
  /** False where the last word is English: `photo_path` has its order already. */
  isForeign: boolean,
): readonly (readonly string[])[] {
  const [first] = phrases;
  const last = phrases.at(-1);
  if (first === undefined || last === undefined || phrases.length < 2) return phrases;
  const tail = /^\d+$/.test(last[0] ?? '') || TAILS.has(last[0] ?? '') || isUnit(last) ? 1 : 0;
  const inner = tail === 0 ? phrases : phrases.slice(0, -1);
  if (inner.length < 2) return phrases;
  const head = first.at(-1) ?? '';
  if (inner.length === 2 && BOUNDS.has(inner[1]?.join(' ') ?? '') && !BOUNDS.has(head)) return phrases.toReversed();
  const end = inner.at(-1)?.at(-1) ?? '';
  if (!isForeign && tail === 0 && (HEADS.has(end) || PLACES.has(end))) return phrases;
  // The noun comes first, whatever it is; a person or a place before it may be the table's prefix.
  const turns = HEADS.has(head) || (!HEADS.has(end) && (!PLACES.has(head) || !PLACES.has(end)));
  return turns ? [...inner.toReversed(), ...phrases.slice(inner.length)] : phrases;
}

const SHORT_UNIT = 3;

/** `hauteur_m`: a short unit closes a name in every language. */
const isUnit = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && word.length <= SHORT_UNIT && UNITS.has(word);

/** What stands after the noun there, and before it in English: `age_minimum`. */
const BOUNDS: ReadonlySet<string> = new Set(['minimum', 'maximum', 'average']);

/** What closes a name in every order: `cree_par`, `modifie_le`. */
const TAILS: ReadonlySet<string> = new Set(['by', 'on', 'at', 'id', 'flag']);
