import { keyOf, type Model } from './model.ts';

/** Bytes that PostgreSQL keeps of a name. */
const LIMIT = 63;

/** PostgreSQL's own name: `orders_customer_id_fkey`, then `orders_customer_id_fkey1`, … */
export function chooseName(
  model: Model,
  schema: string,
  table: string,
  columns: readonly string[],
  label: string,
): string {
  const base = JSON.stringify([schema, table, columns, label]);
  const passes = passesOf(model);
  for (let pass = passes.get(base) ?? 0; ; pass += 1) {
    const name = joinName(table, columns.join('_'), pass === 0 ? label : `${label}${pass}`);
    if (!takeName(model, schema, name)) continue;
    passes.set(base, pass + 1);
    return name;
  }
}

// The numbers already used for a name: otherwise a table with a thousand unnamed CHECKs would try each of them again.
const PASSES = new WeakMap<Model, Map<string, number>>();

function passesOf(model: Model): Map<string, number> {
  const known = PASSES.get(model) ?? new Map<string, number>();
  PASSES.set(model, known);
  return known;
}

/** False if the name was already used. */
export function takeName(model: Model, schema: string, name: string): boolean {
  const key = keyOf(schema, name);
  if (model.taken.has(key)) return false;
  model.taken.add(key);
  return true;
}

export function freeName(model: Model, schema: string, name: string): void {
  model.taken.delete(keyOf(schema, name));
  PASSES.delete(model);
}

/** A name that is too long is shortened at the longer of its two parts. */
function joinName(table: string, columns: string, label: string): string {
  const parts: readonly [string[], string[]] = [[...table], [...columns]];
  const room = LIMIT - label.length - 1 - (columns === '' ? 0 : 1);
  for (;;) {
    const [first, second] = [byteLength(parts[0]), byteLength(parts[1])];
    if (first + second <= room) break;
    parts[first > second ? 0 : 1].pop();
  }
  return [parts[0].join(''), ...(columns === '' ? [] : [parts[1].join('')]), label].join('_');
}

function byteLength(characters: readonly string[]): number {
  let bytes = 0;
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
