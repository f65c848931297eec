import { readNames } from '../infer/names/read-names.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';

const BRIEF: ReadonlySet<string> = new Set(
  'order invoice payment shipment ticket message session job event appointment match trip flight'.split(' '),
);

/** Whether the table's rows are short-lived: whatever belongs to one comes with it. */
export const isBrief = ({ schema }: Draft, { table }: TableDraft): boolean =>
  kindsOfTable(readNames(schema, table)).some((kind) => BRIEF.has(kind));
