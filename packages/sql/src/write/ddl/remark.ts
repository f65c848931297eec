/** A comment of SQL, on one line whatever it holds: a name with a line break in it must not become a statement. */
export function remark(text: string): string {
  return `-- ${text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;
}
