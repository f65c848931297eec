import { allLocales } from '@faker-js/faker';
import { CITIES_ABROAD, PROVINCES_ABROAD, REGIONS_ABROAD } from './data/places-abroad.ts';
import { listed, plain } from './plain.ts';

const LOCALES = [
  'en',
  'en_GB',
  'en_US',
  'en_CA',
  'en_AU',
  'en_IE',
  'en_IN',
  'en_ZA',
  'de',
  'de_AT',
  'de_CH',
  'fr',
  'fr_BE',
  'fr_CA',
  'fr_CH',
  'es',
  'es_MX',
  'pt_BR',
  'pt_PT',
  'it',
  'nl',
  'nl_BE',
  'pl',
  'sv',
  'da',
  'nb_NO',
  'fi',
  'cs_CZ',
  'hu',
  'ro',
  'tr',
  'ja',
  'zh_CN',
] as const;

/** Every text below a node of faker's definitions, except templates. */
function texts(node: unknown): readonly string[] {
  if (typeof node === 'string') return node.includes('{{') ? [] : [node];
  if (Array.isArray(node)) return node.flatMap(texts);
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(texts) : [];
}

function all(area: string, name: string): ReadonlySet<string> {
  const definitions = allLocales as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return new Set(
    LOCALES.flatMap((locale) => {
      const found = definitions[locale]?.[area] as Readonly<Record<string, unknown>> | undefined;
      return texts(found?.[name]).map(plain);
    }),
  );
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const MORE_CITIES =
  'louisville, nashville, oklahoma city, eugene, lexington, arlington, las vegas, washington, memphis, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, mesa, kansas city, atlanta, omaha, raleigh, miami, oakland, minneapolis, tulsa, tampa, new orleans, wichita, cleveland, bakersfield, aurora, anaheim, honolulu, santa ana, riverside, corpus christi, henderson, stockton, st. paul, saint paul, cincinnati, st. louis, saint louis, pittsburgh, greensboro, lincoln, anchorage, plano, orlando, irvine, newark, durham, chula vista, toledo, fort wayne, st. petersburg, laredo, jersey city, chandler, madison, lubbock, scottsdale, reno, buffalo, gilbert, norfolk, boise, spokane, richmond, baton rouge, des moines, tacoma, salt lake city, providence, brooklyn, queens, bronx, manhattan, london, berlin, paris, madrid, rome, vienna, zurich, munich, hamburg, tokyo, osaka, beijing, shanghai, mumbai, delhi, cairo, lagos, nairobi, sydney, melbourne, toronto, montreal, vancouver, mexico city, guadalajara, monterrey, puebla, tijuana, león, mérida, querétaro, toluca, bogotá, lima, santiago, buenos aires, são paulo, rio de janeiro, lisbon, porto, barcelona, valencia, sevilla, zaragoza, málaga, bilbao, murcia, granada, dublin, cork, edinburgh, glasgow, cardiff, manchester, liverpool, leeds, birmingham, bristol, sheffield, amsterdam, rotterdam, utrecht, brussels, antwerp, ghent, copenhagen, aarhus, oslo, bergen, stockholm, gothenburg, helsinki, warsaw, krakow, gdansk, prague, brno, budapest, bucharest, sofia, athens, istanbul, ankara, izmir, moscow, kyiv, dubai, abu dhabi, doha, singapore, kuala lumpur, bangkok, jakarta, manila, hong kong, seoul, busan, taipei, hanoi, marseille, lyon, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, reims, le havre, saint-étienne, toulon, grenoble, dijon, angers, nîmes, villeurbanne, clermont-ferrand, aix-en-provence, brest, tours, amiens, limoges, metz, besançon, perpignan, orléans, rouen, mulhouse, caen, nancy, argenteuil, montreuil, geneva, genève, basel, bern, lausanne, graz, linz, salzburg, innsbruck, frankfurt, köln, cologne, düsseldorf, stuttgart, leipzig, dortmund, essen, bremen, dresden, hannover, nürnberg, milan, naples, turin, florence, venice, bologna, genoa, palermo, san juan, kingston, havana, new york, los angeles, chicago';

export const reference = {
  givenNames: lazily(() => new Set([...all('person', 'first_name'), ...all('person', 'middle_name')])),
  familyNames: lazily(() => all('person', 'last_name')),
  cities: lazily(
    () => new Set([...all('location', 'city_name'), ...listed(`${MORE_CITIES}, ${CITIES_ABROAD}`).map(plain)]),
  ),
  regions: lazily(
    () => new Set([...all('location', 'state'), ...all('location', 'county'), ...listed(REGIONS_ABROAD).map(plain)]),
  ),
  regionCodes: lazily(() => new Set([...all('location', 'state_abbr'), ...listed(PROVINCES_ABROAD).map(plain)])),
  countries: lazily(() => all('location', 'country')),
  streets: lazily(() => all('location', 'street_name')),
  currencies: lazily(
    () => new Set(texts((allLocales.en.finance as { currency?: unknown } | undefined)?.currency).map((text) => text)),
  ),
  airports: lazily(() => new Set(texts(allLocales.en.airline?.airport))),
  colours: lazily(() => all('color', 'human')),
  genres: lazily(() => all('music', 'genre')),
  songs: lazily(() => all('music', 'song_name')),
  albums: lazily(() => all('music', 'album')),
  bands: lazily(() => all('music', 'artist')),
  bookTitles: lazily(() => all('book', 'title')),
  bookSeries: lazily(() => all('book', 'series')),
  publishers: lazily(() => all('book', 'publisher')),
  productWords: lazily(() => new Set([...all('commerce', 'product_name'), ...all('word', 'noun')])),
  nouns: lazily(() => new Set([...all('word', 'noun'), ...all('word', 'adjective'), ...all('word', 'verb')])),
} as const;
