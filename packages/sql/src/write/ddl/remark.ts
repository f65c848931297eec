/** An SQL comment on one line, whatever it contains: a name with a line break must not become a statement. */
export function remark(text: string): string {
  return `-- ${text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;
}
