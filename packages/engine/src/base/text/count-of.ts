/** `1 row`, `2 rows`: so many of something, in words for people. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
