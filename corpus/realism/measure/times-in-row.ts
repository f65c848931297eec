import type { PreviewValue } from '@rowloom/engine';
import type { Case } from '../share.ts';
import { wordsOf } from '../name-words.ts';
import type { WovenTable } from '../woven-schema.ts';

/** Steps of a thing's life, in order; a word of a name that is in two lists counts within each. */
const ORDERS: readonly (readonly (readonly string[])[])[] = [
  [
    ['created', 'inserted', 'added', 'angelegt', 'erstellt', 'cree', 'creado', 'datec'],
    ['updated', 'modified', 'changed', 'geaendert', 'tms'],
  ],
  [
    ['start', 'started', 'starts', 'begin', 'begins', 'from', 'beginn', 'von', 'debut', 'inicio'],
    ['end', 'ended', 'ends', 'until', 'finish', 'finished', 'ende', 'bis', 'fin', 'to'],
  ],
  [
    ['ordered', 'placed', 'requested'],
    ['paid', 'captured'],
    ['packed'],
    ['shipped', 'dispatched', 'sent'],
    ['delivered', 'received'],
    ['returned'],
  ],
  [
    ['birth', 'born', 'geburtsdatum', 'naissance', 'dob'],
    ['hire', 'hired', 'joined', 'entry', 'eintritt'],
    ['left', 'quit', 'termination', 'austritt'],
    ['death', 'died', 'deceased'],
  ],
  [
    ['issued', 'invoiced', 'opened', 'loaned', 'rental', 'borrowed'],
    ['due', 'closed', 'resolved', 'return', 'returned', 'settled'],
  ],
  [
    ['valid', 'effective', 'activated'],
    ['expires', 'expired', 'expiry', 'expiration', 'deactivated'],
  ],
  [
    ['checkin', 'admitted'],
    ['checkout', 'discharged'],
  ],
];

type Stage = { readonly column: string; readonly order: number; readonly step: number; readonly rest: string };

function stageOf(column: string, order: number): Stage | undefined {
  const words = wordsOf(column);
  const steps = ORDERS[order] ?? [];
  const found = steps.findIndex((names) => words.some((word) => names.includes(word)));
  if (found < 0) return undefined;
  // The other words of the names must be equal: `rent_start` goes with `rent_end`, not with `trial_end`.
  const rest = words.filter((word) => !steps.flat().includes(word) && !FILLERS.has(word)).join(' ');
  return { column, order, step: found, rest };
}

const FILLERS = new Set(['at', 'on', 'date', 'time', 'datetime', 'ts', 'timestamp', 'le', 'am', 'd', 'dt']);

const isTime = (kind: string): boolean => kind === 'timestamp' || kind === 'date';

/** Pairs of times of one row whose names say which comes first: never in reverse. */
export function timesInRow({ key, table, rows }: WovenTable): readonly Case[] {
  const times = table.columns.filter(({ type }) => isTime(type.kind)).map(({ name }) => name);
  return ORDERS.flatMap((_, order) => {
    const stages = times.flatMap((name) => stageOf(name, order) ?? []);
    return stages.flatMap((first) =>
      stages
        .filter((then) => then.step > first.step && then.rest === first.rest)
        .map((then): Case => {
          const both = rows.flatMap((row) => pairOf(row[first.column], row[then.column]));
          const what = `${key}: ${first.column} ≤ ${then.column}`;
          return { what, good: both.filter(([a, b]) => a <= b).length, all: both.length };
        }),
    );
  });
}

export const momentOf = (value: PreviewValue | undefined): number | undefined => {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
};

function pairOf(a: PreviewValue | undefined, b: PreviewValue | undefined): readonly (readonly [number, number])[] {
  const [first, second] = [momentOf(a), momentOf(b)];
  return first === undefined || second === undefined ? [] : [[first, second]];
}
