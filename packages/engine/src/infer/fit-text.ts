import { latestGenerator } from '../generators/catalogue.ts';
import { listOption } from '../generators/option.ts';
import type { ColumnSource } from '../plan/plan.ts';
import { fitList } from './fit-list.ts';
import type { Finding } from './inference.ts';
import { fromGenerator, fromList } from './make-source.ts';
import type { Facts } from './read-facts.ts';

/** Characters that a generator's shortest value has for sure, where that is more than one. */
const AT_LEAST: Readonly<Record<string, number>> = {
  email: 12, url: 14, full_name: 5, sentence: 15, paragraph: 60, article: 200, password_hash: 59, uuid_v4: 36, uuid_v7: 36, phrase: 6, title: 6, post_title: 8, street_address: 6, product_description: 20, review_body: 20,
  ticket_body: 20, ticket_subject: 8, comment: 8, note: 8, bio: 15, host_name: 8, user_agent: 30, iban: 15, card_number: 13, mac_address: 17, ip_address: 7, color_hex: 7, currency_code: 3, country_code: 2, semantic_version: 5, file_path: 6, sku: 6,
};

/** Below this room a generator would be cut to nonsense. */
const ROOM: Readonly<Record<string, number>> = {
  email: 20, url: 24, host_name: 12, user_agent: 40, password_hash: 60, uuid_v4: 36, uuid_v7: 36, iban: 22, card_number: 16, mac_address: 17, ip_address: 15, paragraph: 60, article: 200, sentence: 30, phrase: 10, title: 16, post_title: 20,
  product_description: 40, review_body: 40, ticket_body: 40, ticket_subject: 20, review_title: 16, comment: 25, note: 25, bio: 40, full_name: 12, company: 12, product_name: 16, job_title: 14, user_name: 6, street_address: 14, phone: 10, file_name: 12, file_path: 16,
  mime_type: 15, sku: 6, barcode: 13, color_hex: 7, semantic_version: 5, time_zone: 16, locale_code: 5, department: 10, word: 5, tag: 5, slug: 6, search_term: 16,
};

/** What to fall back on, each shorter than the one before. */
const SHORTER: Readonly<Record<string, string>> = {
  article: 'paragraph', paragraph: 'sentence', product_description: 'sentence', review_body: 'sentence', ticket_body: 'sentence', bio: 'sentence', comment: 'phrase', note: 'phrase', sentence: 'phrase', post_title: 'title', ticket_subject: 'phrase',
  review_title: 'phrase', title: 'phrase', phrase: 'word', full_name: 'family_name', company: 'word', product_name: 'word', job_title: 'word', department: 'word', tag: 'word', slug: 'word', search_term: 'word', file_path: 'file_name', file_name: 'word',
};

const LOWER: ReadonlySet<string> = new Set('email slug user_name hex tag word url host_name uuid_v4 uuid_v7 ip_address mac_address language_code'.split(' '));
const UPPER: ReadonlySet<string> = new Set('country_code currency_code region_code iban sku card_number barcode'.split(' '));

/** Bends a choice to the column: its room, its shortest length, its case, and whether values may repeat. */
export function fitText(facts: Facts, found: Finding): Finding {
  const source = [withRoom, withCase, withLength, withoutRepeats].reduce((given, change) => change(facts, given), found.source);
  return source === found.source ? found : { ...found, source };
}

function withRoom(facts: Facts, source: ColumnSource): ColumnSource {
  const { maxLength } = facts;
  if (source.kind !== 'generator' || maxLength === undefined) return source;
  if (source.generator === 'one_of') return shortened(facts, source);
  let name = source.generator;
  while (maxLength < (ROOM[name] ?? 1)) {
    const next = SHORTER[name];
    if (next === undefined) return fromGenerator('pattern', { regex: plainPattern(maxLength) });
    name = next;
  }
  return name === source.generator ? source : fromGenerator(name);
}

function shortened(facts: Facts, source: Extract<ColumnSource, { kind: 'generator' }>): ColumnSource {
  const values = listOption(source.options, 'values')?.map(String) ?? [];
  const weights = listOption(source.options, 'weights')?.map(Number);
  const fitted = fitList(facts, weights === undefined ? { values } : { values, weights });
  return fromList(fitted.values, fitted.weights);
}

function withCase({ domain, maxLength }: Facts, source: ColumnSource): ColumnSource {
  if (source.kind !== 'generator' || domain.case === undefined || source.generator === 'one_of') return source;
  const isPlain = source.generator === 'pattern' && !/[a-z]/.test(String(source.options['regex'] ?? '').replaceAll(/\\./g, ''));
  if (domain.case === 'upper') return isPlain || UPPER.has(source.generator) ? source : fromGenerator('pattern', { regex: `[A-Z]{${Math.min(3, maxLength ?? 3)},${Math.min(8, maxLength ?? 8)}}` });
  if (LOWER.has(source.generator)) return source;
  return (maxLength ?? 99) >= 6 ? fromGenerator('slug') : fromGenerator('pattern', { regex: `[a-z]{${maxLength ?? 3}}` });
}

function withLength({ domain, maxLength }: Facts, source: ColumnSource): ColumnSource {
  const least = domain.min_length ?? 0;
  if (source.kind !== 'generator' || least <= 1) return source;
  const { generator } = source;
  if (generator === 'token' || generator === 'hex') return Number(source.options['length'] ?? 0) >= least ? source : fromGenerator(generator, { length: least });
  if (generator === 'one_of') {
    const values = source.options['values'];
    if (Array.isArray(values) && values.every((value) => String(value).length >= least)) return source;
  } else if (generator === 'pattern' && least !== maxLength) return source;
  else if ((AT_LEAST[generator] ?? 1) >= least && least !== maxLength) return source;
  const letters = domain.case === 'lower' ? '[a-z0-9]' : '[A-Z0-9]';
  const most = Math.max(least, Math.min(maxLength ?? least + 8, least + 8));
  return fromGenerator('pattern', { regex: `${letters}{${least === most ? least : `${least},${most}`}}` });
}

/** A short list cannot fill a unique column; text that can be numbered, or a code, can. */
function withoutRepeats({ unique, maxLength, domain }: Facts, source: ColumnSource): ColumnSource {
  if (!unique || source.kind !== 'generator' || domain.one_of !== undefined) return source;
  if (source.generator === 'one_of' || latestGenerator(source.generator)?.distinct === 'never') {
    return (maxLength ?? 99) >= 16 ? fromGenerator('phrase') : fromGenerator('pattern', { regex: plainPattern(maxLength ?? 8) });
  }
  return source;
}

function plainPattern(length: number): string {
  return `[A-Z0-9]{${Math.min(length, 8)}}`;
}
