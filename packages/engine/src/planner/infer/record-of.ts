import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { isAgent } from './is-agent.ts';
import { type Facts, hasSibling, type Sibling } from './read-facts.ts';
import { kindsOfNouns } from './table-kinds.ts';
import { wordTable } from '../../base/text/word-table.ts';

/** Words that distinguish one person or address of a row from another. */
const APART: Readonly<Record<string, string>> = wordTable({
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
});

const SHARED: ReadonlySet<string> = new Set(
  'given_name family_name full_name honorific sex birth_date email user_name phone street_address address_unit city region region_code postal_code country_code country latitude longitude geo_point company job_title'.split(
    ' ',
  ),
);

/** Further words that distinguish two terms: the airports of a flight, the currencies of a rate. */
const ENDS: ReadonlySet<string> = new Set(
  'origin destination departure arrival from to source target base quote home away start end loading discharge old new previous next first second primary secondary buyer seller sender receiver before after'.split(
    ' ',
  ),
);

/** The word, or the number, that distinguishes one of several terms of a row from the others. */
export function apartFrom(words: readonly string[]): string | undefined {
  return words.find((word) => ENDS.has(word)) ?? words.slice(1).find((word) => /^\d$/.test(word));
}

/** Two addresses of one row, billing and shipping, must not be the same place. */
export function recordOf(facts: Facts, generator: string): GeneratorOptions {
  const { words, tableKinds } = facts;
  const role = generator === 'full_name' ? roleBeside(facts) : undefined;
  if (role !== undefined) return { record: role };
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

/** Words by which a row names its own person, or the owner of its address and telephone. */
const OWN_NAME = /\b(?:name|contact|customer|client|person|addressee|liaison)\b/;
const OWN_NAMES = ['first name', 'given name', 'forename', 'last name', 'family name', 'surname', 'full name'];

/**
 * A person named by a role, beside the row's own person or after another role: the next of kin is not the patient, and
 * the approver not the author. The row's mail and telephone belong to the first one.
 */
function roleBeside(facts: Facts): string | undefined {
  const own = facts.words.join(' ');
  if (OWN_NAME.test(own)) return undefined;
  const before = facts.siblings.slice(
    0,
    facts.siblings.findIndex(({ column }) => column.name === facts.column.name),
  );
  return hasSibling(facts, ...OWN_NAMES) || before.some(namesSomebody) ? own : undefined;
}

function namesSomebody({ type, words }: Sibling): boolean {
  const last = words.at(-1) ?? '';
  return type.kind === 'text' && (last === 'by' || isAgent(last) || kindsOfNouns([last]).includes('person'));
}
