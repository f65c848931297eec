export type {
  Certificate,
  CertifiedChecksum,
  CertifiedConstraint,
  CertifiedTable,
  ConstraintKind,
} from './certificate/certificate.ts';
export { makeCertificate } from './certificate/make-certificate.ts';
export { confirmationOf } from './guard/guard-target.ts';
export type { Mode, Phase, RunRecord, Way } from './ledger/run-record.ts';
export { runGeneration } from './run/run-generation.ts';
export type { RunEvent, RunOptions, RunOutcome, RunRequest } from './run/run-request.ts';
export { compareSchemas } from './schema/compare-schemas.ts';
export { readTargetSchema } from './schema/read-target-schema.ts';
export { makeTarget, type Target } from './target/target.ts';
