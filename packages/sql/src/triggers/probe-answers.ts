import { type Expression, tryEvaluate } from '@rowloom/engine';
import type { Probe, Probes } from './lookup.ts';
import { answers, type Demand } from './split-path.ts';

/** More rows than any limit that people write. */
export const MANY = 1_000_000;

/** Whether the test has this result if each probe returns that much; undefined if that cannot be decided. */
export function holds(
  test: Expression,
  is: Demand['is'],
  value: (probe: Probe) => boolean | number | null,
  probes: Probes,
): boolean | undefined {
  const read = (name: string): boolean | number | null => {
    const probe = probes.find(name);
    return probe === undefined ? null : value(probe);
  };
  const found = tryEvaluate(test, read, { as_of_micros: 0 });
  return typeof found === 'boolean' || found === null ? answers(found, is) : undefined;
}

/** What a probe returns if that many rows are found. */
export const valueOf = ({ gives }: Probe, rows: number): boolean | number | null =>
  gives === 'exists' ? rows > 0 : gives === 'count' ? rows : null;

export const isTrue = (arg: Expression): Expression => ({ op: 'is', arg, value: 'true' });

export function conjunction(parts: readonly Expression[]): Expression | undefined {
  const [only, ...more] = parts;
  return only === undefined ? undefined : more.length === 0 ? only : { op: 'and', args: parts };
}
