import type { DatabaseAddress, S3Place } from '@rowloom/databases';
import type { FileFormat, SchemaDocument, SqlDialect, Wishes } from '@rowloom/engine';
import type { Mode } from '../ledger/run-record.ts';
import type { SchemaParcel } from '../loom/schema-parcel.ts';
import type { RunOptions } from '../run/run-request.ts';

/** What a process of its own is to do, in plain data: it goes over a channel that nobody else can read. */
export type RunTask = GenerationTask | UndoTask | FilesTask | RehearsalTask;

/** A task on its way to its process: the schema may still be packed. */
export type SentRunTask = Sent<RunTask>;

type Sent<Task> = Task extends PlannedTask
  ? Omit<Task, 'schema'> & {
      readonly schema: SchemaParcel;
      /** How the rows go into a database, where they go into one. */
      readonly into?: Mode;
      /** Whether the run makes partitions for tables that have none to hold rows. */
      readonly makePartitions?: boolean;
    }
  : Task;

/**
 * The plan is made again where it is used, and its digest compared: of a large schema it is megabytes, which then need
 * neither be stored nor sent.
 */
export type PlannedTask = {
  readonly schema: SchemaDocument;
  /** With the rules complete, and seed and time resolved. */
  readonly wishes: Wishes;
  /** `digest(plan)`, as the loom answered it. */
  readonly planDigest: string;
  /** Answer the sealed export too. `planDigest` is what was approved: it covers the target and the mode. */
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
  /** CSV unless told. */
  readonly format?: FileFormat;
  /** Of schema.sql and load.sql; the schema's own unless told. */
  readonly dialect?: SqlDialect;
  readonly gzip?: boolean;
};

export type FilesPlace = FolderPlace | ({ readonly kind: 's3' } & S3Place);

export type FolderPlace = {
  readonly kind: 'directory';
  /** The folder that nothing may leave; it exists. */
  readonly root: string;
  /** Within it. */
  readonly path: string;
};

export type RehearsalTask = PlannedTask & { readonly kind: 'rehearsal' };
