export type { Arithmetic, Comparison, Expression } from './expression/expression.ts';
export type { ColumnType, TypeKind, TypeShape } from './schema/column-type.ts';
export type {
  Check,
  Column,
  ColumnStatistics,
  Dialect,
  DomainType,
  EnumType,
  Exclusion,
  ForeignKey,
  PrimaryKey,
  ReferentialAction,
  SchemaDocument,
  Table,
  Unique,
} from './schema/schema-document.ts';
