import type { SchemaDocument, Table } from '../../../language/schema/schema-document.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { splitWords } from '../split-words.ts';
import { cutName } from './cut-name.ts';

/** What stands before the names of many Brazilian schemas: `nm_cliente`, `dt_nasc`, `vl_total`. */
const LEADS: ReadonlySet<string> = new Set(
  'nm ds nr nu cd co vl vr qt qtd fl in ic st tp sg pc pe tx hr dt dh dthr ts id'.split(' '),
);
/** Of these at least so many stand in a schema where they are its habit. */
const HABIT = 0.4;
const FEWEST = 8;

const habits = new WeakMap<SchemaDocument, boolean>();

export function hasLeads(schema: SchemaDocument): boolean {
  const before = habits.get(schema);
  if (before !== undefined) return before;
  const names = schema.tables.flatMap(({ columns }) => columns.map(({ name }) => cutName(name)));
  const led = names.filter(([first = '', ...rest]) => rest.length > 0 && LEADS.has(first) && first !== 'id').length;
  const habit = led >= FEWEST && led >= names.length * HABIT;
  habits.set(schema, habit);
  return habit;
}

type Words = readonly string[];

/** Nouns that are numbers or names themselves: a `nr_cep` is no number of a postal code. */
const NUMBERS: ReadonlySet<string> = new Set('number code phone mobile fax landline id account'.split(' '));
const SUMS: ReadonlySet<string> = new Set(
  'amount price cost value fee salary balance income limit rate wage'.split(' '),
);
const SIZES: ReadonlySet<string> = new Set('quantity count day month year hour minute weight'.split(' '));
const STOCKS: ReadonlySet<string> = new Set('stock minimum maximum ordered delivered reserved available'.split(' '));
/** What is of a kind, and says so. */
const KINDS: ReadonlySet<string> = new Set('gender type category marital status'.split(' '));

const ending =
  (word: string, known: ReadonlySet<string> = new Set([word])) =>
  (what: Words): Words =>
    known.has(what.at(-1) ?? '') ? what : [...what, word];

const numbered = (what: Words): Words =>
  what.at(-1) === 'address' ? ['house', 'number'] : ending('number', NUMBERS)(what);
const summed = (what: Words): Words => (what.at(-1) === 'unit' ? ['unit', 'price'] : ending('amount', SUMS)(what));
const counted = (what: Words): Words =>
  SIZES.has(what.at(-1) ?? '') ? what : [...what, STOCKS.has(what.at(-1) ?? '') ? 'quantity' : 'count'];
const coded = (what: Words): Words => (what.at(-1) === 'unit' ? what : ending('code')(what));

const READINGS: Readonly<Record<string, (what: Words) => Words>> = {
  nm: ending('name'),
  nr: numbered,
  nu: numbered,
  cd: ending('code'),
  co: ending('code'),
  sg: coded,
  vl: summed,
  vr: summed,
  qt: counted,
  qtd: counted,
  fl: ending('flag'),
  in: ending('flag'),
  ic: ending('flag'),
  tp: ending('type', KINDS),
  pc: ending('percent'),
  pe: ending('percent'),
  tx: ending('rate'),
  hr: ending('time'),
  dt: ending('date'),
  dh: ending('timestamp'),
  dthr: ending('timestamp'),
  ts: ending('timestamp'),
  id: (what) => [...what, 'id'],
};

/** A name that begins with what kind of value it is, in English order; undefined where it does not. */
export function readLed(
  { schema, table, type }: { readonly schema: SchemaDocument; readonly table: Table; readonly type: ColumnType },
  name: string,
): readonly string[] | undefined {
  const [lead = '', ...rest] = cutName(name);
  if (rest.length === 0 || !LEADS.has(lead) || !hasLeads(schema)) return undefined;
  const what = splitWords(rest.join('_'), 'pt');
  if (lead === 'ds') return isOf(table, rest) ? [...what, 'name'] : what;
  if (lead === 'st') return [...what, isFlag(type) ? 'flag' : 'status'];
  return READINGS[lead]?.(what);
}

/** `ds_produto` of TB_PRODUTO is what the product is called. */
const isOf = (table: Table, rest: Words): boolean => cutName(table.name).join('_').endsWith(rest.join('_'));

const isFlag = (type: ColumnType): boolean =>
  type.kind === 'boolean' || (type.kind === 'text' && type.max_length === 1);
