import { COMMON_PASSWORDS } from './data/common-passwords.ts';

/** Digits and signs that stand for letters, as every guesser knows. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '1234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(''))].map((row) => row.repeat(4));

/** This many digits and signs around a common word add almost nothing: a year, a day number, an exclamation mark. */
const MAX_AROUND = 8;

/** Whether a password (in lower case) is one that is tried first, or such a one with a few additions. */
export function isCommonPassword(password: string): boolean {
  if (isKnown(password) || RUNS.some((run) => run.includes(password))) return true;
  const unfolded = [...password].map((sign) => LEET[sign] ?? sign).join('');
  return [password, unfolded, unfoldCore(password)].some((text) => {
    const letters = text.replaceAll(/[^a-z]/g, '');
    return text.length - letters.length <= MAX_AROUND && isKnown(letters);
  });
}

/** Inside a word a digit stands for a letter; before and after it is a number. */
const unfoldCore = (password: string): string =>
  password.replace(/[a-z@$].*[a-z@$]/s, (core) => [...core].map((sign) => LEET[sign] ?? sign).join(''));

/** One, or one repeated. */
function isKnown(text: string): boolean {
  if (COMMON_PASSWORDS.has(text)) return true;
  const units = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => text.slice(0, index + 1));
  return units.some(
    (unit) => unit.length > 3 && COMMON_PASSWORDS.has(unit) && unit.repeat(text.length).slice(0, text.length) === text,
  );
}
