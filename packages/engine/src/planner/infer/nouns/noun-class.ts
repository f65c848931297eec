import { lazy } from '../../../base/lazy.ts';
import { PERSONS, PLACES, THINGS } from '../data/nouns/noun-classes.ts';

export type NounClass = 'person' | 'place' | 'thing';

const classes = lazy(
  (): ReadonlyMap<string, NounClass> =>
    new Map([
      ...THINGS.split(' ').map((noun) => [noun, 'thing'] as const),
      ...PLACES.split(' ').map((noun) => [noun, 'place'] as const),
      ...PERSONS.split(' ').map((noun) => [noun, 'person'] as const),
    ]),
);

/** What an English noun is, where its first meaning decides: a `falconer` is somebody, a `quarry` lies somewhere. */
export const classOfNoun = (noun: string): NounClass | undefined => classes().get(noun);
