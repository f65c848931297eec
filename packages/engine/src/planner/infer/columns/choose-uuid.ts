import { matchesPattern } from '../../../solve/domain/matches-pattern.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';

type UuidGenerator = 'uuid_v4' | 'uuid_v7';

const VERSIONS: Readonly<Record<UuidGenerator, string>> = { uuid_v4: '4', uuid_v7: '7' };

/** One of each variant: a CHECK on the version concerns these. */
const samplesOf = (version: UuidGenerator): readonly string[] =>
  ['8', '9', 'a', 'b'].map((variant, index) => {
    const digits = ['01234567', '0fedcba9', '02468ace', '013579bd'][index] ?? '';
    return `${digits}-89ab-${VERSIONS[version]}cde-${variant}f01-23456789abcd`;
  });

/** The preferred version, or the other if CHECKs allow only that: `substring(id::text, 15, 1) = '7'`. */
export function chooseUuid(wish: UuidGenerator, { patterns = [] }: ColumnDomain): UuidGenerator {
  const other = wish === 'uuid_v4' ? 'uuid_v7' : 'uuid_v4';
  const fits = (version: UuidGenerator): boolean =>
    samplesOf(version).some((text) => patterns.every((pattern) => matchesPattern(text, pattern) === true));
  return !fits(wish) && fits(other) ? other : wish;
}
