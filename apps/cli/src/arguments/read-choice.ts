import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { nearestWord } from './nearest-word.ts';

/** One of a few words. */
export function readChoice<Word extends string>(text: string, option: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text.toLowerCase());
  if (found !== undefined) return found;
  const near = nearestWord(text, words);
  throw refusal(
    EXIT.usage,
    `${option}: there is no "${text}".${near === undefined ? '' : ` Did you mean ${near}?`} Choose from ${words.join(', ')}.`,
  );
}
