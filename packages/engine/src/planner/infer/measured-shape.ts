import { PLAIN_CHOICES } from './data/choice-lists.ts';
import { fitList } from './fit-list.ts';
import { isInSet } from './in-unique-set.ts';
import { BY_TYPE, type Finding } from './columns/inference.ts';
import { fromList } from './columns/make-source.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import type { Facts } from './read-facts.ts';

/** A snapshot with at most this many values means that the column is a list. */
const FEW = 50;

/** As many different values as a snapshot counted, if they are few. It does not say which. */
export function withMeasuredCount(facts: Facts, found: Finding): Finding {
  const { column, domain } = facts;
  const count = column.statistics?.distinct ?? 0;
  // In a unique set every column counts: a few values less in one of them, and rows would be missing.
  if (found.follows === true || isInSet(facts)) return found;
  if (!Number.isInteger(count) || count < 1 || count > FEW || domain.one_of !== undefined) return found;
  const source = fewNumbers(facts, count) ?? fewWords(facts, found, count);
  return source === undefined
    ? found
    : { ...found, source, reason: `${found.reason}; ${count} values in the snapshot` };
}

/** Evenly spaced over the snapshot's range, unless a CHECK says more about the column. */
function fewNumbers({ type, domain, column: { statistics } }: Facts, count: number): Finding['source'] | undefined {
  const scale = limitsOfType(type)?.scale;
  const [min, max] = [Number(statistics?.min ?? Number.NaN), Number(statistics?.max ?? Number.NaN)];
  if (scale === undefined || Object.keys(domain).some((key) => key !== 'null')) return undefined;
  if (!Number.isFinite(min) || !Number.isFinite(max) || min > max) return undefined;
  const step = count === 1 ? 0 : (max - min) / (count - 1);
  const values = Array.from({ length: count }, (_, index) => Number((min + index * step).toFixed(Math.min(scale, 6))));
  return fromList([...new Set(values)]);
}

/** The first words of a list, or any words if the name gives no hint. */
function fewWords(facts: Facts, { source, confidence }: Finding, count: number): Finding['source'] | undefined {
  if (facts.type.kind !== 'text' || source.kind !== 'generator') return undefined;
  const { values, weights } = source.options;
  if (source.generator === 'one_of' && Array.isArray(values) && values.length > count) {
    const options = {
      values: values.slice(0, count),
      ...(Array.isArray(weights) ? { weights: weights.slice(0, count) } : {}),
    };
    return { ...source, options };
  }
  if (confidence > BY_TYPE || count > PLAIN_CHOICES.length) return undefined;
  const words = fitList(facts, { values: PLAIN_CHOICES.slice(0, count) });
  return words.values.length < count ? undefined : fromList(words.values);
}
