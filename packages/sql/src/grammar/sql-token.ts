/**
 * `word` is an unquoted name or keyword, `name` a quoted one, `either` a name that may be a string. `text` is without
 * quotes and escapes; `start` and `end` are its offsets.
 */
export type SqlToken = {
  readonly kind: 'number' | 'string' | 'bytes' | 'word' | 'name' | 'either' | 'symbol' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
};
