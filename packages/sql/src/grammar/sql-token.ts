/**
 * `word` is an unquoted name or keyword, `name` a quoted one, `either` a name that may turn out to be a string.
 * `text` is what is meant, without quotes and escapes; `start` and `end` tell where it was written.
 */
export type SqlToken = {
  readonly kind: 'number' | 'string' | 'bytes' | 'word' | 'name' | 'either' | 'symbol' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
};
