import { arithmetic } from './measure/arithmetic.ts';
import { childAfterParent } from './measure/child-after-parent.ts';
import { type Confidence, confidence } from './measure/confidence.ts';
import { cutTexts } from './measure/cut-texts.ts';
import { diamonds } from './measure/diamonds.ts';
import { timesInRow } from './measure/times-in-row.ts';
import { undeclaredReferences } from './measure/undeclared-references.ts';
import { type Case, type Share, shareOf } from './share.ts';
import type { WovenSchema, WovenTable } from './woven-schema.ts';

type Measure = (table: WovenTable, schema: WovenSchema) => readonly Case[];

/** What is examined, in the words of the report. */
export const MEASURES = {
  'times in order within a row': timesInRow,
  'a child not older than its parent': (table, schema) => childAfterParent(schema, table),
  'sums and products that hold': arithmetic,
  'undeclared references that exist': (table, schema) => undeclaredReferences(schema, table),
  'diamonds that agree': (table, schema) => diamonds(schema, table),
  'texts that are whole': (table, schema) => cutTexts(schema, table),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

export type SchemaMeasures = {
  readonly name: string;
  readonly confidence: Confidence;
  readonly shares: Readonly<Record<MeasureName, Share>>;
};

export function measureSchema(schema: WovenSchema): SchemaMeasures {
  const shares = Object.entries(MEASURES as Readonly<Record<string, Measure>>).map(([name, measure]) => [
    name,
    shareOf([...schema.tables.values()].flatMap((table) => measure(table, schema))),
  ]);
  return {
    name: schema.name,
    confidence: confidence(schema),
    shares: Object.fromEntries(shares) as Record<MeasureName, Share>,
  };
}
