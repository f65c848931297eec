import type { RunMode } from '@rowloom/contract';
import { EMPTY_RUN, type RunForm } from './run-form.ts';

/** What the address of a run's form may name. */
export const RUN_WORDS = ['target', 'mode', 'rows', 'seed', 'locale', 'strict', 'recipe'] as const;

export type RunWords = { readonly [Word in (typeof RUN_WORDS)[number]]?: string | undefined };

const MODES: ReadonlySet<string> = new Set<RunMode>(['append', 'truncate', 'create']);
const isWhole = (text: string): boolean => /^\d{1,15}$/.test(text);

/** The form as an address describes it. Words that mean nothing are as if they were not there. */
export function readRunForm(words: RunWords, defaultLocale: string): RunForm {
  const { target = '', mode = '', rows = '', seed = '', locale = defaultLocale, strict, recipe } = words;
  const perTable = readTables(rows);
  return {
    ...EMPTY_RUN,
    ...(isWhole(rows) ? { total: Number(rows) } : {}),
    ...(perTable === undefined ? {} : { amount: 'tables', perTable }),
    seed: isWhole(seed) ? seed : '',
    locale,
    connectionId: target,
    mode: target !== '' && MODES.has(mode) ? (mode as RunMode) : '',
    strict: strict === 'yes',
    keepRecipe: recipe !== 'no',
  };
}

/** What of a form is not as it was at first, as an address names it. */
export function writeRunForm(form: RunForm, defaultLocale: string): RunWords {
  const word = (text: string, isPlain: boolean): string | undefined => (isPlain ? undefined : text);
  const rows = form.amount === 'total' ? String(form.total) : JSON.stringify(form.perTable);
  return {
    target: word(form.connectionId, form.connectionId === ''),
    mode: word(form.mode, form.mode === ''),
    rows: word(rows, rows === String(EMPTY_RUN.total)),
    seed: word(form.seed, form.seed === ''),
    locale: word(form.locale, form.locale === defaultLocale),
    strict: word('yes', !form.strict),
    recipe: word('no', form.keepRecipe),
  };
}

function readTables(text: string): Readonly<Record<string, number>> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const read = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return Object.fromEntries(read.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
  } catch {
    return undefined;
  }
}
