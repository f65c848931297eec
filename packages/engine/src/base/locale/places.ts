import type { Place, PlaceCountry } from './place.ts';
import { splitColumns } from './split-columns.ts';

const LISTS: Readonly<Record<PlaceCountry, () => Promise<{ readonly places: string }>>> = {
  US: () => import('../data/places/places-us.ts'),
  DE: () => import('../data/places/places-de.ts'),
  FR: () => import('../data/places/places-fr.ts'),
  ES: () => import('../data/places/places-es.ts'),
  BR: () => import('../data/places/places-br.ts'),
  GB: () => import('../data/places/places-gb.ts'),
  AT: () => import('../data/places/places-at.ts'),
  CH: () => import('../data/places/places-ch.ts'),
  CA: () => import('../data/places/places-ca.ts'),
  MX: () => import('../data/places/places-mx.ts'),
  IT: () => import('../data/places/places-it.ts'),
  NL: () => import('../data/places/places-nl.ts'),
  PL: () => import('../data/places/places-pl.ts'),
  CN: () => import('../data/places/places-cn.ts'),
  JP: () => import('../data/places/places-jp.ts'),
};

export const parsePlaces = (list: string): readonly Place[] =>
  splitColumns(list).map(
    ([
      city = '',
      region = '',
      region_code = '',
      postal_pattern = '',
      phone_pattern = '',
      time_zone = '',
      latitude = '',
      longitude = '',
      weight = '',
    ]) => ({
      city,
      region,
      region_code,
      postal_pattern,
      phone_pattern,
      time_zone,
      latitude,
      longitude,
      weight: Number(weight),
    }),
  );

/** The places of one country; only that country's table is loaded. */
export const loadPlaces = async (country: PlaceCountry): Promise<readonly Place[]> =>
  parsePlaces((await LISTS[country]()).places);
