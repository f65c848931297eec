import {
  canonicalJson,
  DIALECTS,
  digest,
  EXPORT_FILE,
  type FileFormat,
  LOAD_FILE,
  type Plan,
  type Rules,
  SCHEMA_FILE,
  type SchemaDocument,
  sealExport,
  type SqlDialect,
} from '@rowloom/engine';
import { writeDdl } from './write-ddl.ts';
import { writeLoadScript } from './load-script.ts';

export type CompanionRequest = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  readonly gzip: boolean;
  readonly tables: readonly string[];
  /** By table: the first number of its rows, if other rows existed before. */
  readonly bases?: Readonly<Record<string, number>>;
  /** What was approved, if that is more than the plan. */
  readonly planDigest?: string;
};

/** A table's file that is complete. */
export type MadeTable = { readonly name: string; readonly rows: number; readonly checksum: string | null };

export type CompanionFile = readonly [name: string, text: string];

/**
 * The files beside the tables: the DDL, a script that loads them, and finally the export, which marks the folder as
 * complete.
 */
export async function companionFiles(
  request: CompanionRequest,
  written: readonly MadeTable[],
  files: ReadonlyMap<string, string>,
): Promise<readonly CompanionFile[]> {
  const ddl = await writeDdl(request.schema, request.dialect);
  const load = writeLoadScript({ ...request, files, ddl });
  return [
    [
      SCHEMA_FILE,
      `${[...DIALECTS[request.dialect].scriptHead, `${ddl.tables}\n${ddl.constraints}`.trim()].join('\n')}\n`,
    ],
    ...(load === undefined ? [] : [[LOAD_FILE, load] as const]),
    [EXPORT_FILE, canonicalJson(exportOf(request, written))],
  ];
}

function exportOf({ schema, plan, planDigest, rules, bases }: CompanionRequest, written: readonly MadeTable[]) {
  return sealExport({
    rowloom_export: 1,
    engine_version: plan.engine_version,
    schema,
    plan,
    plan_digest: planDigest ?? digest(plan),
    seed: plan.seed,
    as_of: plan.as_of,
    locale: plan.locale,
    rules,
    tables: written.map(({ name, rows, checksum }) => ({
      name,
      first_row: 0,
      rows,
      base: bases?.[name] ?? 0,
      checksum,
    })),
    replayable: true,
  });
}
