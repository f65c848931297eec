import { type Field, getSchema, type Schema } from '@mrleebo/prisma-ast';
import type { Dialect, Rules } from '@rowloom/engine';
import type { ColumnDraft, ConvertResult, ReferenceDraft, TableDraft } from '../schema-draft.ts';
import { writeDraft } from '../write-draft.ts';
import { argumentOf, callOf, findAttribute, namedArgument, namesOf, nativeAttribute, textOf } from './attributes.ts';
import { defaultOf } from './default-of.ts';
import { columnName, enumsOf, modelsOf, type PrismaEnum, type PrismaModel } from './models.ts';
import { nativeType } from './native-type.ts';
import { sourceDialectOf } from '../dialects/source-dialect-of.ts';
import { linkTables } from './link-tables.ts';
import { withoutComments } from './without-comments.ts';

const PROVIDERS: Readonly<Record<string, Dialect>> = {
  postgresql: 'postgresql',
  postgres: 'postgresql',
  cockroachdb: 'postgresql',
  mysql: 'mysql',
  sqlite: 'sqlite',
};

/** A Prisma schema as the DDL that Prisma Migrate would create for it. */
export function readPrisma(text: string): ConvertResult {
  let schema: Schema;
  try {
    schema = getSchema(withoutComments(text));
  } catch (error) {
    return { issues: [issueOf(error, text)] };
  }
  const provider = providerOf(schema);
  const dialect = PROVIDERS[provider ?? 'postgresql'];
  if (dialect === undefined) {
    const message = `The provider ${provider} is not supported. Supported are postgresql, cockroachdb, mysql and sqlite.`;
    return { issues: [{ ...placeOf(text, 'provider'), message }] };
  }
  const models = modelsOf(schema);
  const context: Context = { dialect, models, enums: enumsOf(schema), warnings: [] };
  const tables = models.map((model) => tableOf(context, model));
  const draft = {
    dialect,
    enums: context.enums.map(({ labels, ...name }) => ({ ...name, values: [...labels.values()] })),
    tables: [...tables, ...linkTables(models, tables)],
  };
  const views = schema.list.flatMap((block) => (block.type === 'view' ? [block.name] : []));
  return {
    dialect,
    sql: writeDraft(draft),
    rules: Object.assign({}, ...models.map(rulesOf)) as Rules,
    warnings: [...context.warnings, ...views.map((name) => `The view ${name} gets no rows of its own.`)],
  };
}

type Context = {
  readonly dialect: Dialect;
  readonly models: readonly PrismaModel[];
  readonly enums: readonly PrismaEnum[];
  /** Filled while tables are made. */
  readonly warnings: string[];
};

const tableOf = (context: Context, model: PrismaModel): TableDraft => ({
  ...model.table,
  columns: columnsOf(context, model),
  primaryKey: setsOf(model, 'id')[0] ?? [],
  uniques: setsOf(model, 'unique'),
  checks: [],
  references: referencesOf(context, model),
});

/** What a default says that no type does. */
const rulesOf = (model: PrismaModel): Rules =>
  Object.fromEntries(
    model.fields.flatMap((field) => {
      const { rule } = defaultOf(field, undefined);
      // A native uuid column is filled with UUIDs anyway.
      if (rule === undefined || nativeAttribute(field.attributes) !== undefined) return [];
      return [[`${model.table.name}.${columnName(field)}`, rule]];
    }),
  );

const columnsOf = (context: Context, model: PrismaModel): readonly ColumnDraft[] =>
  model.fields
    .filter((field) => !context.models.some(({ name }) => name === field.fieldType))
    .map((field) => {
      const { sql, isCounted } = defaultOf(field, enumOf(context.enums, field)?.labels);
      return {
        name: columnName(field),
        type: typeOf(context, model, field),
        isNullable: field.optional === true,
        ...(isCounted === true ? { isCounted } : {}),
        default: sql,
      };
    });

const enumOf = (enums: readonly PrismaEnum[], { fieldType }: Field): PrismaEnum | undefined =>
  enums.find(({ model }) => model === fieldType);

function typeOf({ dialect, enums, warnings }: Context, model: PrismaModel, field: Field): ColumnDraft['type'] {
  const isArray = field.array === true;
  const found = enumOf(enums, field);
  if (found !== undefined) return { enum: found, isArray };
  const native = nativeAttribute(field.attributes);
  if (native !== undefined) {
    const args = (native.args ?? []).map(({ value }) => textOf(value) ?? '');
    return `${nativeType(native.name, args)}${isArray ? '[]' : ''}`;
  }
  const call = typeof field.fieldType === 'string' ? undefined : callOf(field.fieldType);
  if (call?.name === 'Unsupported') return textOf(call.params[0]) ?? 'text';
  const name = typeof field.fieldType === 'string' ? field.fieldType : field.fieldType.name;
  const scalar = sourceDialectOf(dialect).scalars[name];
  if (scalar === undefined) warnings.push(`${model.name}.${field.name}: the type ${name} is unknown; text is used.`);
  return `${scalar ?? 'text'}${isArray ? '[]' : ''}`;
}

const columnsNamed = (model: PrismaModel, names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const field = model.fields.find((item) => item.name === name);
    return field === undefined ? name : columnName(field);
  });

const setsOf = (model: PrismaModel, attribute: string): readonly (readonly string[])[] => [
  ...model.fields
    .filter((field) => findAttribute(field.attributes, attribute) !== undefined)
    .map((field) => [columnName(field)]),
  ...model.attributes
    .filter(({ name }) => name === attribute)
    .map((item) => columnsNamed(model, namesOf(argumentOf(item, 'fields')))),
];

const referencesOf = ({ models }: Context, model: PrismaModel): readonly ReferenceDraft[] =>
  model.fields.flatMap((field) => {
    const relation = findAttribute(field.attributes, 'relation');
    const target =
      typeof field.fieldType === 'string' ? models.find(({ name }) => name === field.fieldType) : undefined;
    if (relation === undefined || target === undefined) return [];
    const own = namesOf(namedArgument(relation, 'fields'));
    if (own.length === 0) return [];
    const targets = columnsNamed(target, namesOf(namedArgument(relation, 'references')));
    return [{ columns: columnsNamed(model, own), to: target.table, targets }];
  });

function providerOf({ list }: Schema): string | undefined {
  for (const block of list) {
    if (block.type !== 'datasource') continue;
    for (const item of block.assignments)
      if (item.type === 'assignment' && item.key === 'provider') return textOf(item.value);
  }
  return undefined;
}

/** The parser's error carries the token it stumbled over; the end of the text is one without a place. */
function issueOf(
  error: unknown,
  text: string,
): { readonly line: number; readonly column: number; readonly message: string } {
  const token = (error as { readonly token?: { readonly startLine?: number; readonly startColumn?: number } }).token;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return {
    ...(Number.isNaN(token?.startLine)
      ? endOf(text)
      : { line: token?.startLine ?? 1, column: token?.startColumn ?? 1 }),
    message: `This is not a valid Prisma schema: ${message}. \`npx prisma validate\` explains more.`,
  };
}

function endOf(text: string): { readonly line: number; readonly column: number } {
  const lines = text.trimEnd().split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function placeOf(text: string, word: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, Math.max(0, text.indexOf(word))).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
