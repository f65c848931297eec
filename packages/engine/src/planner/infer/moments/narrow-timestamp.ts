import type { ColumnType } from '../../../language/types/column-type.ts';

/** MySQL's TIMESTAMP counts seconds in 31 bits, in the session's zone: a day less on either side. */
export const FIRST_TIMESTAMP = '1970-01-02 00:00:00';
export const LAST_TIMESTAMP = '2038-01-18 00:00:00';

export function hasNarrowRange(type: ColumnType): boolean {
  return type.kind === 'timestamp' && type.zone === true && /^timestamp(?:\(\d\))?$/.test(type.native);
}

const isDay = (text: string): boolean => /^\d{4}-/.test(text);

type Bounds = Readonly<Record<string, string>>;

/** Bounds that such a column can hold. */
export function keepWithin(bounds: Bounds | undefined): Bounds | undefined {
  if (bounds === undefined) return undefined;
  const { min, max } = bounds;
  return {
    ...bounds,
    ...(min !== undefined && isDay(min) && min < FIRST_TIMESTAMP ? { min: FIRST_TIMESTAMP } : {}),
    ...(max !== undefined && isDay(max) && max > LAST_TIMESTAMP ? { max: LAST_TIMESTAMP } : {}),
  };
}
