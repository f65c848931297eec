import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

type Named = { readonly id: string; readonly name: string };

/** The intended item of a list: by id, or by a unique name. */
export async function chooseNamed<T extends Named>(items: AsyncIterable<T>, wanted: string, noun: string): Promise<T> {
  const names: string[] = [];
  const found: T[] = [];
  for await (const item of items) {
    if (item.id === wanted) return item;
    names.push(item.name);
    if (item.name === wanted) found.push(item);
  }
  const [only, ...others] = found;
  if (only === undefined) {
    const near = nearestWord(wanted, names);
    throw refusal(
      EXIT.notFound,
      `There is no ${noun} "${wanted}" that you can see.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  }
  if (others.length > 0)
    throw refusal(
      EXIT.usage,
      `More than one ${noun} is called "${wanted}". Give its id:`,
      found.map(({ id }) => id),
    );
  return only;
}
