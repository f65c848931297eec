/** A text, a comment to the end of its line, or one of several lines, which may lack its end. */
const PARTS = /"(?:[^"\\\r\n]|\\.)*"|\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/g;

/**
 * A schema without its comments and without blanks at the ends of lines: Prisma takes them in more places than our parser,
 * such as behind an opening brace. What is left stands where it stood.
 */
export const withoutComments = (text: string): string =>
  text
    .replace(PARTS, (part) => (part.startsWith('"') ? part : part.replaceAll(/[^\r\n]/g, ' ')))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
