import { plain } from './plain.ts';
import { each, type Recogniser, type Subject } from './recogniser.ts';
import { isExample, likeExamples } from './shapes.ts';
import { isCode } from './texture.ts';
import { vocabulariesWith, vocabularyLike } from './vocabularies.ts';

const MANY = 40;
const ENOUGH = 10;

/** Few different values, each of a few words: the form of a status or a kind. */
export const fewWords: Recogniser = ({ values }) => {
  if (values.length === 0) return undefined;
  const different = new Set(values).size;
  const short = values.filter((value) => value.length <= 40 && value.split(/\s+/).length <= 5).length / values.length;
  const few = different <= Math.max(8, Math.min(MANY, values.length / 3));
  return { good: few ? short : 0, near: short };
};

/** `silver/gold/platinum`: these, or those of their list. */
export function readList(examples: readonly string[]): Recogniser {
  if (examples.every((example) => /^\d+(\.\d+)?$/.test(example))) return theseNumbers(examples);
  if (
    examples.every(isExample) &&
    examples.some((example) => /\d/.test(example)) &&
    vocabulariesWith(examples).length === 0
  )
    return likeExamples(examples);
  // a letter is in many lists: only the requested ones, and an X for both of M and F
  const letters = examples.every((example) => example.length === 1);
  if (letters && /\d/.test(examples.join('')) && /[A-Z]/.test(examples.join('')))
    return each((value) => /^[A-Z\d]$/.test(value), isCode);
  const lists = letters ? [] : vocabulariesWith(examples);
  const kin = letters || lists.length > 0 ? undefined : vocabularyLike(examples.join(' '));
  const own = new Set(
    [...examples, ...(letters && examples.includes('F') ? ['x', 'd', 'w', 'u', 'h', 'male', 'female'] : [])].map(plain),
  );
  const contains = (simple: string): boolean => [...own].some((one) => one.length >= 4 && simple.includes(one));
  const known = (value: string): boolean => {
    const simple = plain(value);
    return (
      own.has(simple) ||
      isShortFor(value, examples) ||
      lists.some(({ knows }) => knows(value)) ||
      kin?.knows(value) === true ||
      contains(simple)
    );
  };
  return (subject) => {
    const all = each(known, isCode)(subject);
    // related words without one of the requested: the right kind of list, but not this one
    const met =
      kin !== undefined ||
      subject.values.length < ENOUGH ||
      subject.values.some((value) => own.has(plain(value)) || contains(plain(value)));
    const found = all === undefined || met ? all : { good: Math.min(all.good, 0.5), near: all.near };
    // one letter for many states is a code of them, and a letter more or less means nothing
    return found === undefined || !isOneLetter(subject) ? found : { ...found, near: found.good };
  };
}

const LEAST_SHORT = 3;

/** `HBRD` for hybrid, `OPN` for open: capitals that the word has in this order, starting with its first letter. */
function isShortFor(value: string, examples: readonly string[]): boolean {
  if (!/^[A-Z]+$/.test(value) || value.length < LEAST_SHORT || value.length > 5) return false;
  const letters = [...value.toLowerCase()];
  return examples.map(plain).some((word) => {
    if (word.length < value.length || word[0] !== letters[0]) return false;
    let at = 0;
    for (const letter of word) if (letter === letters[at]) at++;
    return at === letters.length;
  });
}

const isOneLetter = ({ values }: Subject): boolean => values.every((value) => value.length === 1);

/** `0/1` and `10/20` are the values themselves. */
function theseNumbers(examples: readonly string[]): Recogniser {
  const numbers = examples.map(Number);
  const most = Math.max(...numbers);
  return each(
    (value) => numbers.includes(Number(value)),
    (value) => Number(value) >= 0 && Number(value) <= most * 3,
  );
}
