import type { DatabaseAddress, S3Place } from '@rowloom/databases';
import type { FileFormat, SchemaDocument, SqlDialect, Wishes } from '@rowloom/engine';
import type { Mode } from '../ledger/run-record.ts';
import type { SchemaParcel } from '../loom/schema-parcel.ts';
import type { RunOptions } from '../run/run-request.ts';

/** The task of a separate process, in plain data: it goes over a private channel. */
export type RunTask = GenerationTask | UndoTask | FilesTask | RehearsalTask;

/** A task on its way to its process: the schema may still be compressed. */
export type SentRunTask = Sent<RunTask>;

type Sent<Task> = Task extends PlannedTask
  ? Omit<Task, 'schema'> & {
      readonly schema: SchemaParcel;
      /** How the rows are loaded into a database, if they are. */
      readonly into?: Mode;
      /** Whether the run creates partitions for tables without any. */
      readonly makePartitions?: boolean;
    }
  : Task;

/**
 * The plan is made again where it is used, and its digest compared: for a large schema it is megabytes, which then need
 * neither be stored nor sent.
 */
export type PlannedTask = {
  readonly schema: SchemaDocument;
  /** With the rules complete, and seed and time resolved. */
  readonly wishes: Wishes;
  /** `digest(plan)`, as returned by the loom. */
  readonly planDigest: string;
  /** Return the sealed export too. `planDigest` is what was approved: it covers the target and the mode. */
  readonly sealed?: { readonly planDigest: string };
};

export type GenerationTask = PlannedTask & {
  readonly kind: 'generation';
  readonly address: DatabaseAddress;
  readonly runId: string;
  readonly requestDigest: string;
  readonly mode: Mode;
  readonly options?: RunOptions;
};

export type UndoTask = {
  readonly kind: 'undo';
  readonly address: DatabaseAddress;
  readonly runId: string;
  readonly takeOver?: boolean;
};

export type FilesTask = PlannedTask & {
  readonly kind: 'files';
  readonly place: FilesPlace;
  /** CSV by default. */
  readonly format?: FileFormat;
  /** For schema.sql and load.sql; the schema's own by default. */
  readonly dialect?: SqlDialect;
  readonly gzip?: boolean;
};

export type FilesPlace = FolderPlace | ({ readonly kind: 's3' } & S3Place);

export type FolderPlace = {
  readonly kind: 'directory';
  /** The folder that confines everything; it exists. */
  readonly root: string;
  /** Within it. */
  readonly path: string;
};

export type RehearsalTask = PlannedTask & { readonly kind: 'rehearsal' };
