import type { Id } from '@rowloom/contract';
import type { DatabaseAddress } from '@rowloom/databases';
import type { FileFormat, Rules } from '@rowloom/engine';
import type { FilesPlace } from '@rowloom/runner';
import type { DescribedSchema } from '../documents/described-schema.ts';
import type { Db } from '../store/store.ts';
import type { ConnectionKind } from '../store/column-types.ts';

/** A schema that a run can be planned from, with its rules. */
export type RunSchema = DescribedSchema & {
  readonly source:
    | { readonly kind: 'snapshot'; readonly snapshot_id: string }
    | { readonly kind: 'template'; readonly template_id: string };
  readonly rules: Rules;
  /**
   * False for a schema that was never read from a database: existing tables are then planned as they are in the target.
   */
  readonly isCatalogue: boolean;
};

/** The facts about a connection that need no secret. */
export type RunConnection = {
  readonly id: Id<'connection'>;
  readonly name: string;
  readonly kind: ConnectionKind;
  /** What a plan is bound to: host, port, database and schema. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** The identity as stored with the connection. */
  readonly kept: Readonly<Record<string, unknown>>;
};

/** The destination of rows, resolved and checked just now. */
export type OpenedTarget =
  | { readonly kind: 'database'; readonly address: DatabaseAddress; readonly connections?: number }
  | { readonly kind: 'files'; readonly place: FilesPlace; readonly format: FileFormat };

/** What runs need of templates, snapshots and connections. */
export type RunSources = {
  readonly readTemplate: (db: Db, organizationId: string, templateId: string) => Promise<RunSchema | undefined>;
  /** The newest one by default. */
  readonly readSnapshot: (db: Db, projectId: string, snapshotId?: string) => Promise<RunSchema | undefined>;
  readonly findConnection: (db: Db, projectId: string, connectionId: string) => Promise<RunConnection | undefined>;
  /**
   * Opens the secret, resolves and pins the address. Refuses what the operator does not allow, and a place other than
   * the one that was planned and approved, if one is given.
   */
  readonly openTarget: (
    db: Db,
    projectId: string,
    connectionId: string,
    planned?: RunConnection['identity'],
  ) => Promise<OpenedTarget>;
};
