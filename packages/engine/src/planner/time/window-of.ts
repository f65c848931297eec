import { readNames } from '../infer/names/read-names.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import type { Window } from '../draft/beginning.ts';

/** Things that exist before any event: goods, places, lists. */
const EARLY: ReadonlySet<string> = new Set(
  'product category department country region city tag plan role language currency setting lookup position'.split(' '),
);
const MACHINES: ReadonlySet<string> = new Set(['event', 'job', 'session']);
const MEASURED: ReadonlySet<string> = new Set(
  'reading measurement metric sensor telemetry sample signal heartbeat trace ping log'.split(' '),
);
const SOLD: ReadonlySet<string> = new Set(['order', 'product', 'review', 'shipment']);

const EARLY_YEARS = { min: '-6 years', max: '-2 years' };
const RECENT_YEARS = { min: '-2 years', max: 'now' };

/**
 * When the rows of a table are created, unless measured or requested: like those of its parents, so that parents can be
 * drawn among those that exist by then.
 */
export function windowOf(
  { table }: TableDraft,
  schema: SchemaDocument,
  options: GeneratorOptions,
  parents: readonly (Window | undefined)[],
): Window {
  const names = readNames(schema, table);
  const kinds = kindsOfTable(names);
  const isMeasured = names.words.some((word) => MEASURED.has(word));
  const isMachine = isMeasured || kinds.some((kind) => MACHINES.has(kind));
  const isEarly = kinds.some((kind) => EARLY.has(kind)) && !isMachine;
  const calendar = isMachine ? 'machine' : isShop(schema) ? 'shop' : 'office';
  const { min, max } = options;
  if (typeof min === 'string' || typeof max === 'string')
    return {
      calendar,
      min: typeof min === 'string' ? min : RECENT_YEARS.min,
      max: typeof max === 'string' ? max : RECENT_YEARS.max,
    };
  // Things that exist before all events cannot belong to an event.
  if (isEarly && parents.every((window) => window?.max === EARLY_YEARS.max)) return { calendar, ...EARLY_YEARS };
  const recent = isMeasured ? undefined : parents.find((window) => window?.max === RECENT_YEARS.max);
  return recent ?? { calendar, ...RECENT_YEARS };
}

const known = new WeakMap<SchemaDocument, boolean>();

/** Whether goods are sold to consumers: then sales peak in the evening and before Christmas. */
function isShop(schema: SchemaDocument): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const kinds = new Set(schema.tables.flatMap((table) => kindsOfTable(readNames(schema, table))));
  const found = kinds.has('order') && [...SOLD].filter((kind) => kinds.has(kind)).length > 1;
  known.set(schema, found);
  return found;
}
