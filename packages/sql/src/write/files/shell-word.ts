/** A file's name as one word of a command line. */
export function shellWord(text: string): string {
  return `"${text.replaceAll(/["$`\\]/g, '\\$&')}"`;
}
