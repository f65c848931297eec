import { addDecimals, ONE } from './decimal.ts';
import { integerValue, isInteger, tagged, toDecimal, type SqlValue } from './sql-value.ts';

/** Whether a value has a successor: integers and dates do. */
export const isDiscrete = (value: SqlValue): boolean => isInteger(value) || tagged(value)?.kind === 'date';

/** The next value. */
export const nextValue = (value: SqlValue): SqlValue => {
  const tag = tagged(value);
  if (tag?.kind === 'date') return { kind: 'date', days: tag.days + 1 };
  const number = toDecimal(value);
  return number ? integerValue(addDecimals(number, ONE)) : value;
};
