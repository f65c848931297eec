import type { ReferentialAction, Trigger } from '@rowloom/engine';
import type { TypeName } from 'libpg-query';
import type { OwnFunction } from '../functions/own-function.ts';
import type { IssueCode } from '../issue.ts';

/** The schema while statements change it; types and expressions are read last, when every declaration is known. */
export type Model = {
  readonly tables: Map<string, TableModel>;
  readonly enums: Map<string, EnumModel>;
  readonly domains: Map<string, DomainModel>;
  readonly composites: Map<string, CompositeModel>;
  readonly ranges: Map<string, RangeModel>;
  readonly sequences: Map<string, SequenceModel>;
  /** By name and types of parameters. */
  readonly functions: Map<string, OwnFunction>;
  /** Used names of constraints and indexes, by schema. */
  readonly taken: Set<string>;
  /** Views, materialized or not: statements about them are valid, but concern no table. */
  readonly views: Set<string>;
  searchPath: readonly string[];
  warn: (code: IssueCode, message: string) => void;
};

export type QualifiedName = { schema: string; name: string };

export type CompositeModel = QualifiedName & { fields?: { name: string; type: TypeName }[] };

export type TableModel = QualifiedName & {
  comment?: string;
  columns: ColumnModel[];
  primaryKey?: { name: string; columns: string[] };
  uniques: UniqueModel[];
  foreignKeys: ForeignKeyModel[];
  checks: CheckModel[];
  exclusions: ExclusionModel[];
  partitionBy?: string;
  /** `warn` says that the parent was never created. */
  partitionOf?: { parent: TableModel | QualifiedName; bounds: string; warn: () => void };
  /** True if the partition was written without its own columns: it has its parent's. */
  likeParent?: boolean;
  inherits: TableModel[];
  triggers: TriggerModel[];
};

/** `calls` is its function; `warn` reports that its effect is unknown. */
export type TriggerModel = Trigger & { readonly calls: readonly string[]; readonly warn: () => void };

export type ColumnModel = {
  name: string;
  type: TypeName;
  nullable: boolean;
  default?: string;
  identity?: 'always' | 'by_default';
  generated?: { expression: string; stored: boolean };
  comment?: string;
};

export type UniqueModel = {
  name: string;
  columns: string[];
  expressions: string[];
  where?: string;
  nullsNotDistinct?: boolean;
  deferrable?: boolean;
  index?: boolean;
};

export type ForeignKeyModel = {
  name: string;
  columns: string[];
  /** A bare name if the table is declared later in the text. */
  target: TableModel | { schema: string | undefined; name: string };
  /** Empty: the primary key of the target. */
  targetColumns: string[];
  onDelete: ReferentialAction;
  onUpdate: ReferentialAction;
  deferrable?: boolean;
  initiallyDeferred?: boolean;
  matchFull?: boolean;
  notValid?: boolean;
  /** Says that the target was never created. */
  warn: () => void;
};

export type CheckModel = { name: string; expression: string };

export type ExclusionModel = {
  name: string;
  method: string;
  elements: { expression: string; operator: string }[];
  where?: string;
};

export type EnumModel = QualifiedName & { values: string[] };

export type DomainModel = QualifiedName & { type: TypeName; nullable: boolean; default?: string; checks: CheckModel[] };

export type RangeModel = QualifiedName & { subtype: TypeName; multirange: string };

export type SequenceModel = QualifiedName & { owner?: { table: TableModel; column: string } };

export const newModel = (): Model => ({
  tables: new Map(),
  enums: new Map(),
  domains: new Map(),
  composites: new Map(),
  ranges: new Map(),
  sequences: new Map(),
  functions: new Map(),
  taken: new Set(),
  views: new Set(),
  searchPath: ['public'],
  warn: () => undefined,
});

export const keyOf = (schema: string, name: string): string => `${schema}\u0000${name}`;

export const newTable = (schema: string, name: string): TableModel => ({
  schema,
  name,
  columns: [],
  uniques: [],
  foreignKeys: [],
  checks: [],
  exclusions: [],
  inherits: [],
  triggers: [],
});
