import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** An option without effect is probably a mistake. */
export function refuseOptions<Values extends object>(
  names: readonly (keyof Values & string)[],
  options: Values,
  forWhat: string,
): void {
  const wrong = names.find((name) => options[name] !== undefined && options[name] !== false);
  if (wrong !== undefined) throw refusal(EXIT.usage, `--${wrong} is for ${forWhat}.`);
}
