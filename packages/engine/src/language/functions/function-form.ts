import type { Rounding } from '../values/decimal.ts';

/**
 * What a function does, for code that inverts it, looks through it or weaves it. Functions of one form are treated
 * alike, whatever a dialect calls them, and take their arguments in the same order.
 */
export type FunctionForm =
  /** The first argument that is not NULL. */
  | { readonly is: 'first_known' }
  /** Its first argument, or NULL if the second equals it. */
  | { readonly is: 'null_if_equal' }
  | { readonly is: 'extreme'; readonly of: 'least' | 'greatest' }
  /** How many of its arguments are NULL, or are not. */
  | { readonly is: 'null_count'; readonly of: 'nulls' | 'values' }
  /** Its second argument if the first holds, otherwise its third. */
  | { readonly is: 'choice' }
  /** A row of its arguments. */
  | { readonly is: 'row' }
  /** A field of a row, by position. */
  | { readonly is: 'row_field' }
  | { readonly is: 'magnitude' }
  /** The remainder of dividing the first argument by the second. */
  | { readonly is: 'remainder' }
  /** Rounded to the number of digits after the point in the second argument, or to none. */
  | { readonly is: 'rounding'; readonly by: Rounding }
  | { readonly is: 'bits'; readonly by: '&' | '|' | '~' }
  /** The number of characters, bytes or items of its first argument. */
  | { readonly is: 'measure'; readonly of: 'characters' | 'bytes' | 'items' | 'json_items' }
  /** The position of the second text in the first, from 1; 0 if it is absent. */
  | { readonly is: 'place_in_text' }
  /** Whether the first text begins with the second. */
  | { readonly is: 'prefix_test' }
  /** Whether the first text matches the second, a regular expression. */
  | { readonly is: 'pattern_test' }
  /** A number of characters of a text, from its start, its end, or a given position. */
  | { readonly is: 'slice'; readonly from: 'start' | 'end' | 'place' }
  /** A part of a text between separators, by its number. */
  | { readonly is: 'split' }
  /** Its arguments concatenated, or with the first as separator between the others. */
  | { readonly is: 'concatenation'; readonly isSeparated?: true }
  /** The first text with the third in place of the second, which is plain text or a regular expression. */
  | { readonly is: 'replacement'; readonly of: 'text' | 'pattern' }
  /**
   * The field of a timestamp or interval that the first argument names; of the only argument if the function names it.
   */
  | { readonly is: 'time_field'; readonly field?: string }
  /** The beginning of the unit that the first argument names; of the only argument if the function names it. */
  | { readonly is: 'time_truncation'; readonly unit?: string }
  /** The second argument in the format of the first. */
  | { readonly is: 'time_text' }
  /** The second argument in the zone that the first names. */
  | { readonly is: 'time_zone' }
  /** The interval from its second timestamp to its first, or from its only one to today. */
  | { readonly is: 'age' }
  /** An interval of years, months, weeks, days, hours, minutes and seconds. */
  | { readonly is: 'span' }
  | { readonly is: 'clock'; readonly of: 'moment' | 'day' | 'time' }
  | { readonly is: 'network'; readonly of: 'family' | 'prefix' }
  /** A range from its first argument to its second. */
  | { readonly is: 'range' }
  /** Whether a range has no upper bound. */
  | { readonly is: 'endless_test' }
  /** A member of a JSON value, by keys in order or by a path that begins with `$`. `whole` reads the value as it is. */
  | { readonly is: 'json_member'; readonly by: 'keys' | 'path' }
  /** The text of a JSON string, without its quotes. */
  | { readonly is: 'json_text' }
  /** Whether a JSON object has a key, or all keys of a list. */
  | { readonly is: 'json_keys'; readonly of: 'one' | 'all' }
  /** What an SQL/JSON path finds in its first argument. */
  | { readonly is: 'json_search' }
  /** `object`, `array`, `string` …, for a value; in SQLite for a JSON text or the member at a path. */
  | { readonly is: 'json_type'; readonly of: 'value' | 'text' }
  | { readonly is: 'json_test' }
  /** A byte of its first argument, by position. */
  | { readonly is: 'byte' }
  | { readonly is: 'uuid_bytes' }
  | { readonly is: 'uuid_version' };
