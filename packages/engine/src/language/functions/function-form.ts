import type { Rounding } from '../values/decimal.ts';

/**
 * What a function does, for whoever turns it round, looks through it or weaves it: functions of one form are treated alike,
 * whatever a dialect calls them. The arguments are in the same order in each function of a form.
 */
export type FunctionForm =
  /** The first argument that is not NULL. */
  | { readonly is: 'first_known' }
  /** Its first argument, or NULL where the second is equal to it. */
  | { readonly is: 'null_if_equal' }
  | { readonly is: 'extreme'; readonly of: 'least' | 'greatest' }
  /** How many of its arguments are NULL, or are not. */
  | { readonly is: 'null_count'; readonly of: 'nulls' | 'values' }
  /** Its second argument where the first holds, else its third. */
  | { readonly is: 'choice' }
  /** A row of its arguments. */
  | { readonly is: 'row' }
  /** A field of a row, by its place. */
  | { readonly is: 'row_field' }
  | { readonly is: 'magnitude' }
  /** What is left of the first argument once it is divided by the second. */
  | { readonly is: 'remainder' }
  /** To as many digits after the point as the second argument says, or to none. */
  | { readonly is: 'rounding'; readonly by: Rounding }
  | { readonly is: 'bits'; readonly by: '&' | '|' | '~' }
  /** How many characters, bytes or items its first argument holds. */
  | { readonly is: 'measure'; readonly of: 'characters' | 'bytes' | 'items' | 'json_items' }
  /** The place of the second text in the first, from 1; 0 where it is not in it. */
  | { readonly is: 'place_in_text' }
  /** Whether the first text begins with the second. */
  | { readonly is: 'prefix_test' }
  /** Whether the first text matches the second, a regular expression. */
  | { readonly is: 'pattern_test' }
  /** So many characters of a text, from its start, its end, or a place that is given first. */
  | { readonly is: 'slice'; readonly from: 'start' | 'end' | 'place' }
  /** A part of a text between separators, by its number. */
  | { readonly is: 'split' }
  /** Its arguments in a row, or with the first of them between the others. */
  | { readonly is: 'concatenation'; readonly isSeparated?: true }
  /** The first text with the third in place of the second, which is a plain text or a regular expression. */
  | { readonly is: 'replacement'; readonly of: 'text' | 'pattern' }
  /** The field of a moment, or of a span, that the first argument names; of the only argument where the function names it. */
  | { readonly is: 'time_field'; readonly field?: string }
  /** The beginning of the unit that the first argument names; of the only argument where the function names it. */
  | { readonly is: 'time_truncation'; readonly unit?: string }
  /** The second argument in the format of the first. */
  | { readonly is: 'time_text' }
  /** The second argument in the zone that the first names. */
  | { readonly is: 'time_zone' }
  /** The span from its second moment to its first, or from the only one to today. */
  | { readonly is: 'age' }
  /** A span of years, months, weeks, days, hours, minutes and seconds. */
  | { readonly is: 'span' }
  | { readonly is: 'clock'; readonly of: 'moment' | 'day' | 'time' }
  | { readonly is: 'network'; readonly of: 'family' | 'prefix' }
  /** A range from its first argument to its second. */
  | { readonly is: 'range' }
  /** Whether a range has no upper end. */
  | { readonly is: 'endless_test' }
  /** A member of a JSON value: by keys in order, or by a path that begins with `$`; whole where it is read as it is. */
  | { readonly is: 'json_member'; readonly by: 'keys' | 'path' }
  /** The text of a JSON text, without its quotes. */
  | { readonly is: 'json_text' }
  /** Whether a JSON object has a key, or all keys of a list. */
  | { readonly is: 'json_keys'; readonly of: 'one' | 'all' }
  /** What a path of SQL/JSON finds in its first argument. */
  | { readonly is: 'json_search' }
  /** `object`, `array`, `string` …: of a value, or as SQLite calls them, of a text that is JSON or of the member at a path. */
  | { readonly is: 'json_type'; readonly of: 'value' | 'text' }
  | { readonly is: 'json_test' }
  /** A byte of its first argument, by its place. */
  | { readonly is: 'byte' }
  | { readonly is: 'uuid_bytes' }
  | { readonly is: 'uuid_version' };
