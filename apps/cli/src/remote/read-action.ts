import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** What a command that does several things can do: the word that each needs after it, and the options each takes. */
export type Actions = Readonly<
  Record<string, { readonly needs: string | undefined; readonly options: readonly string[] }>
>;

/** The action that the words ask for, `list` where there are none; what belongs to another action is refused. */
export function readAction<A extends Actions>(
  command: string,
  [given, word, extra]: readonly string[],
  options: Readonly<Record<string, string | boolean | undefined>>,
  actions: A,
): { readonly action: keyof A & string; readonly word: string } {
  const hint = [`rowloom help ${command} shows what it understands.`];
  const names = Object.keys(actions) as (keyof A & string)[];
  const action = given === undefined && 'list' in actions ? 'list' : names.find((name) => name === given);
  const known = action === undefined ? undefined : actions[action];
  if (action === undefined || known === undefined) {
    const near = given === undefined ? undefined : nearestWord(given, names);
    const message = given === undefined ? `${command} needs to know what to do.` : `${command} cannot ${given}.`;
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    throw refusal(EXIT.usage, `${message}${meant} Choose from ${names.join(', ')}.`, hint);
  }
  if (known.needs !== undefined && word === undefined)
    throw refusal(EXIT.usage, `${command} ${action} needs ${known.needs}.`, hint);
  const surplus = known.needs === undefined ? word : extra;
  if (surplus !== undefined)
    throw refusal(EXIT.usage, `${command} ${action} does not know what to do with "${surplus}".`, hint);
  const foreign = Object.entries(options).find(
    ([name, value]) => value !== undefined && value !== false && name !== 'json' && !known.options.includes(name),
  );
  if (foreign !== undefined) throw refusal(EXIT.usage, `${command} ${action} takes no --${foreign[0]}.`, hint);
  return { action, word: word ?? '' };
}
