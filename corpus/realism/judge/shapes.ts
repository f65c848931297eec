import { each, type Recogniser } from './recogniser.ts';
import { isCode } from './texture.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

const count = (word: string): number => NUMBERS[word] ?? Number(word);

/** `4 digits`, `3-5 digits`, `three capital letters`, `11 chars`, `6 capitals/digits`, `one letter`. */
export function readShape(text: string): Recogniser | undefined {
  const found = /^(?:\w+ )?(\d+|one|two|three|four|five|six|seven|eight)(?:-(\d+))?[- ](.*)$/i.exec(text);
  if (found === null) return /^(serial )?digits?$/.test(text) ? each((value) => /^\d+$/.test(value)) : undefined;
  const low = count((found[1] ?? '').toLowerCase());
  const high = found[2] === undefined ? low : Number(found[2]);
  const what = found[3] ?? '';
  const size = `{${low},${high}}`;
  if (/capitals?\/digits/.test(what)) return shape(`[A-Z\\d]${size}`);
  if (/^digits?\b/.test(what)) return shape(`\\d${size}`, (value) => /^\d+$/.test(value));
  if (what.startsWith('capital')) return shape(`[A-Z]${size}`);
  if (/^(letter|letters)\b/.test(what)) return shape(`\\p{L}${size}`);
  if (/^chars?\b/.test(what)) return shape(`[A-Za-z\\d]${size}`);
  return undefined;
}

const capitals = (value: string): boolean => isCode(value) && value === value.toUpperCase();

const shape = (pattern: string, near: (value: string) => boolean = capitals): Recogniser => {
  const is = new RegExp(`^${pattern}$`, 'u');
  return each((value) => is.test(value.trim()), near);
};

/** A pattern that matches the example: digits for digits, capitals for capitals, other characters unchanged. */
export function patternOf(example: string): RegExp {
  const open = example.endsWith('…');
  // `payment_intent.succeeded`: any number of words on both sides of the period
  const dotted = /^[a-z_]+(\.[a-z_]+)+$/.test(example);
  const parts = [
    ...example.replace(/…$/, '').matchAll(dotted ? /[\p{Ll}_]+|[^\p{Ll}_]+/gu : /\d+|\p{Lu}+|\p{Ll}+|[^\p{L}\d]+/gu),
  ].map(([part]) => {
    const size = `{${Math.max(1, part.length - 2)},${part.length + 2}}`;
    if (/^\d/.test(part)) return `\\d${size}`;
    if (/^\p{Lu}/u.test(part)) return `\\p{Lu}${size}`;
    if (/^\p{Ll}/u.test(part)) return `${dotted ? '[\\p{Ll}_]' : '\\p{Ll}'}{1,${part.length + 12}}`;
    return RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('')}${open ? '.*' : ''}$`, 'u');
}

/** Whether a text is an example rather than the name of a meaning: it contains digits or signs, or only capitals. */
export const isExample = (text: string): boolean =>
  /^\S+( \S{1,2})?$/.test(text) &&
  (/\d/.test(text) || /^[A-Z][A-Z_]{2,}$/.test(text) || /^[^\p{L}]|[_…]|\.\w+$/u.test(text));

/** Several codes of one length in capitals and digits, `A320/B738`: any mixture of both is one. */
function mixedOf(examples: readonly string[]): readonly RegExp[] {
  const [first = ''] = examples;
  const alike =
    examples.length >= 2 &&
    examples.every((one) => /^(?=.*\d)(?=.*[A-Z])[A-Z\d]+$/.test(one) && one.length === first.length);
  return alike ? [new RegExp(`^(?=.*\\d)(?=.*[A-Z])[A-Z\\d]{${first.length}}$`)] : [];
}

export function likeExamples(examples: readonly string[]): Recogniser {
  const patterns = [...examples.map(patternOf), ...mixedOf(examples)];
  return each((value) => patterns.some((pattern) => pattern.test(value.trim())), isCode);
}
