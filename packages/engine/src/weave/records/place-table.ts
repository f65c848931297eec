import { places as brazil } from '../../base/data/places/places-br.ts';
import { places as germany } from '../../base/data/places/places-de.ts';
import { places as spain } from '../../base/data/places/places-es.ts';
import { places as france } from '../../base/data/places/places-fr.ts';
import { places as japan } from '../../base/data/places/places-jp.ts';
import { places as unitedStates } from '../../base/data/places/places-us.ts';
import { places as unitedKingdom } from '../../base/data/places/places-gb.ts';
import { places as austria } from '../../base/data/places/places-at.ts';
import { places as switzerland } from '../../base/data/places/places-ch.ts';
import { places as canada } from '../../base/data/places/places-ca.ts';
import { places as mexico } from '../../base/data/places/places-mx.ts';
import { places as italy } from '../../base/data/places/places-it.ts';
import { places as netherlands } from '../../base/data/places/places-nl.ts';
import { places as poland } from '../../base/data/places/places-pl.ts';
import { places as china } from '../../base/data/places/places-cn.ts';
import { HOME_COUNTRIES, type HomeCountry } from '../../base/locale/home-country.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Place, PlaceCountry } from '../../base/locale/place.ts';
import { parsePlaces } from '../../base/locale/places.ts';

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

/** The country of a locale's addresses, and its cities. */
export function placesOf(lexicon: Lexicon): PlaceTable {
  return lexicon.once('address/places', () => {
    const country = HOME_COUNTRIES[lexicon.code];
    return { country, places: parsePlaces(LISTS[country.code]) };
  });
}
