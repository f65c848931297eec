import type {
  Dialect,
  FileFormat,
  GeneratorDescription,
  Issue,
  LocaleCode,
  Plan,
  PreviewRow,
  Rules,
  SchemaDocument,
} from '@rowloom/engine';
import type { ColumnProfile } from './profile-rows.ts';

/** Where a schema comes from. Equal keys are equal sources: the worker reads each one once. */
export type LoomSource =
  | { readonly kind: 'pack'; readonly key: string; readonly id: string }
  | {
      readonly kind: 'document';
      readonly key: string;
      readonly schema: SchemaDocument;
      /** The pack that it was captured from, whose rules apply. */
      readonly pack?: string | undefined;
    }
  | {
      readonly kind: 'ddl';
      readonly key: string;
      readonly ddl: string;
      /** Guessed from the text unless told. */
      readonly dialect?: Dialect | undefined;
    };

export type LoomWishes = {
  readonly rows?: number | Readonly<Record<string, number>> | undefined;
  readonly seed: number;
  readonly locale: LocaleCode;
  /** RFC 3339. */
  readonly asOf: string;
  /** Of the user; the rules of a pack apply where these say nothing. */
  readonly rules: Rules;
};

export type OpenedSchema = {
  readonly schema: SchemaDocument;
  /** Rules that come with the source. */
  readonly rules: Rules;
  /** What could not be read, with its place in the text. */
  readonly issues: readonly Issue[];
};

export type WovenPlan = {
  readonly schema: SchemaDocument;
  /** Absent where there is none; `issues` say why. */
  readonly plan?: Plan;
  readonly issues: readonly Issue[];
};

export type PackSummary = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tables: number;
};

/** What the worker can be asked for. */
export type LoomCalls = {
  /** The packs that ship. */
  readonly packs: () => Promise<readonly PackSummary[]>;
  /** Loads whatever else would be loaded when it is first needed: nothing is asked of the network later. */
  readonly warm: () => Promise<void>;
  readonly open: (source: LoomSource) => Promise<OpenedSchema>;
  readonly plan: (source: LoomSource, wishes: LoomWishes) => Promise<WovenPlan>;
  readonly rows: (
    source: LoomSource,
    wishes: LoomWishes,
    table: string,
    first: number,
    count: number,
  ) => Promise<readonly PreviewRow[]>;
  readonly profile: (
    source: LoomSource,
    wishes: LoomWishes,
    table: string,
  ) => Promise<Readonly<Record<string, ColumnProfile>>>;
  /** Numbers of the rows with these values, the first ones; found by looking, so only among the first many rows. */
  readonly find: (
    source: LoomSource,
    wishes: LoomWishes,
    table: string,
    values: PreviewRow,
    most: number,
  ) => Promise<readonly FoundRow[]>;
  /** Every generator that a rule can name. */
  readonly generators: () => Promise<readonly GeneratorDescription[]>;
  /** Begins to make files of rows and answers which; in a worker of its own, since it is long at work. */
  readonly save: (task: SaveTask) => Promise<readonly SaveFile[]>;
  /** The next bytes of what `save` began; undefined when all are made. */
  readonly saveNext: () => Promise<SaveChunk | undefined>;
};

export type SaveTask = {
  readonly what:
    | { readonly kind: 'recipe'; readonly text: string }
    | { readonly kind: 'source'; readonly source: LoomSource; readonly wishes: LoomWishes };
  readonly format: FileFormat;
  /** All of them unless told. */
  readonly tables?: readonly string[];
  /** Whether schema.sql, load.sql and rowloom.json come too, as the command line writes them beside the tables. */
  readonly companions: boolean;
};

export type SaveFile = { readonly name: string; readonly rows: number };

export type SaveChunk = {
  /** Its place among the files. */
  readonly file: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  /** Whether the file is complete with it. */
  readonly isLast: boolean;
};

export type FoundRow = { readonly number: number; readonly row: PreviewRow };

/** What crosses to the worker: the page has the schema of a plan already. */
export type WorkerCalls = Omit<LoomCalls, 'plan'> & {
  readonly plan: (source: LoomSource, wishes: LoomWishes) => Promise<Omit<WovenPlan, 'schema'>>;
};

/** In place of a source that the worker was given before: a large one takes long to copy. */
export type KnownSource = { readonly kind: 'known'; readonly key: string };

export type LoomRequest = {
  readonly id: number;
  readonly call: keyof LoomCalls;
  readonly words: readonly unknown[];
};

export type LoomAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  /** The source that it was told only by name is forgotten. */
  | { readonly id: number; readonly forgotten: true }
  /** Some of the tables of an answer that follows: all at once would make the page stand still. */
  | { readonly id: number; readonly tables: readonly unknown[] };
