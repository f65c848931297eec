import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** A privacy budget: any number above 0. */
export function readEpsilon(text: string | undefined): number {
  const epsilon = text === undefined ? 1 : Number(text);
  if (Number.isFinite(epsilon) && epsilon > 0 && text?.trim() !== '') return epsilon;
  throw refusal(EXIT.usage, `--epsilon: "${text}" is not a budget. Give a number above 0; 1 is usual, 0.1 is strict.`);
}
