import type { Generator } from './generator.ts';
import { integer } from './integer.ts';
import { oneOf } from './one-of.ts';
import { serial } from './serial.ts';

/** Every generator and every version of it that can still be called. */
export const GENERATORS: readonly Generator[] = [integer, oneOf, serial];

const byName = new Map(GENERATORS.map((item) => [`${item.name}/${item.version}`, item]));

export function findGenerator(name: string, version: number): Generator | undefined {
  return byName.get(`${name}/${version}`);
}

/** The newest version of a generator. */
export function latestGenerator(name: string): Generator | undefined {
  return GENERATORS.filter((item) => item.name === name).reduce<Generator | undefined>(
    (newest, item) => (newest === undefined || item.version > newest.version ? item : newest),
    undefined,
  );
}
