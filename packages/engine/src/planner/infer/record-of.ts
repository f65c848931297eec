import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Facts } from './read-facts.ts';

/** Words that set one person or address of a row apart from another. */
const APART: Readonly<Record<string, string>> = {
  billing: 'billing',
  bill: 'billing',
  invoice: 'billing',
  shipping: 'shipping',
  ship: 'shipping',
  delivery: 'delivery',
  home: 'home',
  office: 'office',
  sender: 'sender',
  from: 'sender',
  recipient: 'recipient',
  emergency: 'emergency',
  origin: 'origin',
  destination: 'destination',
  pickup: 'pickup',
  mother: 'mother',
  father: 'father',
  spouse: 'spouse',
  guardian: 'guardian',
  manager: 'manager',
  supervisor: 'manager',
  referrer: 'referrer',
  receiver: 'recipient',
  guest: 'guest',
  author: 'author',
  reviewer: 'reviewer',
  birth: 'birth',
  permanent: 'permanent',
  secondary: 'secondary',
  owner: 'owner',
  assignee: 'assignee',
};

const SHARED: ReadonlySet<string> = new Set(
  'given_name family_name full_name honorific sex birth_date email user_name phone street_address address_unit city region region_code postal_code country_code country latitude longitude geo_point company job_title'.split(
    ' ',
  ),
);

/** Further words that set one of two terms apart: the airports of a flight, the currencies of a rate. */
const ENDS: ReadonlySet<string> = new Set(
  'origin destination departure arrival from to source target base quote home away start end loading discharge old new previous next first second primary secondary buyer seller sender receiver before after'.split(
    ' ',
  ),
);

/** The word, or the number, that tells one of several terms of a row from the others. */
export function apartFrom(words: readonly string[]): string | undefined {
  return words.find((word) => ENDS.has(word)) ?? words.slice(1).find((word) => /^\d$/.test(word));
}

/** Two addresses of one row, billing and shipping, must not be the same place. */
export function recordOf({ words, tableKinds }: Facts, generator: string): GeneratorOptions {
  if (!SHARED.has(generator) || words.length < 2) return {};
  const word = words.slice(0, -1).find((item) => APART[item] !== undefined);
  // In a table of authors `author_name` is the row's own person.
  if (
    word === undefined ||
    (tableKinds.includes('person') && ['author', 'reviewer', 'guest', 'owner', 'home', 'manager'].includes(word))
  )
    return {};
  if (generator === 'phone' && word === 'home') return {};
  return { record: APART[word] ?? word };
}
