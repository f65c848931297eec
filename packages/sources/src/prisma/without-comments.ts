/** A text, a comment to the end of its line, or a block comment, possibly without its end. */
const PARTS = /"(?:[^"\\\r\n]|\\.)*"|\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/g;

/**
 * A schema without its comments and trailing blanks: Prisma allows them in more places than our parser, such as after
 * an opening brace. The rest keeps its position.
 */
export const withoutComments = (text: string): string =>
  text
    .replace(PARTS, (part) => (part.startsWith('"') ? part : part.replaceAll(/[^\r\n]/g, ' ')))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
