/** A tag for each type, so that no two values of different types have the same bytes. */
export const TAGS = {
  null: 0,
  integer: 1,
  decimal: 2,
  float: 3,
  boolean: 4,
  date: 5,
  time: 6,
  timestamp: 7,
  interval: 8,
  uuid: 9,
  text: 10,
  bytes: 11,
  json: 12,
  array: 13,
  bits: 14,
  network: 15,
  range: 16,
  /** A text that is not a value of its column's type. */
  other: 17,
} as const;
