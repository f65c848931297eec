import { places as brazil } from '../data/places-br.ts';
import { places as germany } from '../data/places-de.ts';
import { places as spain } from '../data/places-es.ts';
import { places as france } from '../data/places-fr.ts';
import { places as japan } from '../data/places-jp.ts';
import { places as unitedStates } from '../data/places-us.ts';
import { places as unitedKingdom } from '../data/places-gb.ts';
import { places as austria } from '../data/places-at.ts';
import { places as switzerland } from '../data/places-ch.ts';
import { places as canada } from '../data/places-ca.ts';
import { places as mexico } from '../data/places-mx.ts';
import { places as italy } from '../data/places-it.ts';
import { places as netherlands } from '../data/places-nl.ts';
import { places as poland } from '../data/places-pl.ts';
import { places as china } from '../data/places-cn.ts';
import { HOME_COUNTRIES, type HomeCountry } from '../locale/home-country.ts';
import type { Lexicon } from '../locale/lexicon.ts';
import type { Place, PlaceCountry } from '../locale/place.ts';
import { parsePlaces } from '../locale/places.ts';

const LISTS: Readonly<Record<PlaceCountry, string>> = {
  US: unitedStates,
  DE: germany,
  FR: france,
  ES: spain,
  BR: brazil,
  GB: unitedKingdom,
  AT: austria,
  CH: switzerland,
  CA: canada,
  MX: mexico,
  IT: italy,
  NL: netherlands,
  PL: poland,
  CN: china,
  JP: japan,
};

export type PlaceTable = { readonly country: HomeCountry; readonly places: readonly Place[] };

/** The country in which a locale's addresses lie, and its cities. */
export function placesOf(lexicon: Lexicon): PlaceTable {
  return lexicon.once('address/places', () => {
    const country = HOME_COUNTRIES[lexicon.code];
    return { country, places: parsePlaces(LISTS[country.code]) };
  });
}
