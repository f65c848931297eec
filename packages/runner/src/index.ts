export type { Certificate, CertifiedTable } from './certificate/certificate.ts';
export { makeCertificate } from './certificate/make-certificate.ts';
export { withKeptRows } from './certificate/with-kept-rows.ts';
export { diffSchemas, type SchemaDiff } from './diff/diff-schemas.ts';
export type { Change, Difference } from './diff/diff-things.ts';
export { confirmationOf, findProductionReason, looksLikeProduction } from './guard/guard-target.ts';
export type { Mode } from './ledger/run-record.ts';
export type {
  Answers,
  LoomAnswer,
  LoomError,
  LoomTaskName,
  FittedRun,
  GuardedTarget,
  Introspected,
  PlannedRun,
  ReadSchema,
  Takes,
  TooLarge,
  Unplanned,
} from './loom/loom-task.ts';
export { type PackedMembers, packMembers } from './loom/packed-members.ts';
export { SCHEMA_LIMITS, type SchemaExcess } from './loom/schema-limits.ts';
export { openParcel, type PackedSchema, packSchema, type SchemaParcel } from './loom/schema-parcel.ts';
export { readDdl, readScript } from './loom/read-ddl.ts';
export { serveLoom } from './loom/serve-loom.ts';
export { checkTarget } from './run/check-target.ts';
export { type Planning, runLeavingOut } from './run/run-leaving-out.ts';
export { planForTarget } from './run/plan-for-target.ts';
export { asRunRefusal } from './run/as-run-refusal.ts';
export type { CertificateParcel, RunEnd, RunMessage, RunWord } from './process/run-message.ts';
export type { FilesPlace, FilesTask, GenerationTask, PlannedTask, RunTask, SentRunTask } from './process/run-task.ts';
export { existingTables } from './process/existing-tables.ts';
export type { SealedExport } from './process/seal-recipe.ts';
export { serveRun } from './process/serve-run.ts';
export { repairTarget } from './repair/repair-target.ts';
export { type EarlierRun, findEarlierRun } from './run/find-earlier-run.ts';
export { findLastRun } from './run/find-last-run.ts';
export { findLostRows } from './run/find-lost-rows.ts';
export { listTargetRuns } from './run/list-target-runs.ts';
export { readRunRecipe, sealedRecipe } from './run/read-run-recipe.ts';
export { listDifferences } from './run/refuse-changed.ts';
export { runGeneration } from './run/run-generation.ts';
export { runTables } from './run/run-tables.ts';
export type { RunEvent, RunOptions, RunOutcome } from './run/run-request.ts';
export { compareSchemas } from './schema/compare-schemas.ts';
export { keepTables } from './schema/keep-tables.ts';
export { readUnoptimised } from './schema/read-unoptimised.ts';
export { readTargetSchema } from './schema/read-target-schema.ts';
export { withSession } from './target/with-session.ts';
export { findForbiddenTables } from './target/find-forbidden-tables.ts';
export { makeTarget, type Target } from './target/target.ts';
export { undoRun } from './undo/undo-run.ts';
