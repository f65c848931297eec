import { countPattern, countStrings } from '../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../../language/pattern/unrank.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Domain } from '../domain/domain.ts';
import { matchesPattern } from '../domain/matches-pattern.ts';
import type { PatternSource } from '../row-solution.ts';

/**
 * PostgreSQL pads a `character(n)` with blanks, which a pattern sees: where the blanks would break it, only a text of
 * full length matches. MySQL strips them, and writes the type `char(n)`.
 */
export const paddedLength = (type: ColumnType, { patterns, excludes }: Domain): Domain => {
  if (type.kind !== 'text' || type.fixed !== true || !type.native.startsWith('character(')) return {};
  const full = type.max_length ?? 1;
  const filled =
    patterns?.some((source) => needsAll(source, full)) || excludes?.some((source) => matchesPattern(' ', source));
  return filled ? { minLength: full } : {};
};

const needsAll = (source: PatternSource, full: number): boolean => {
  const pattern = parsePattern(source.source, source);
  if (!isPattern(pattern) || pattern.open_end) return false;
  const shorter = countPattern(pattern, { max_length: full - 1 });
  if (shorter === undefined || shorter.count === 0) return false;
  if (matchesPattern(unrankCounted(shorter, 0).padEnd(full), source) !== false) return false;
  return (countStrings(pattern, { min_length: full, max_length: full }) ?? 0) > 0;
};
