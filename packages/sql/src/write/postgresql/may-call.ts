import { type ColumnType, findFunction, type SchemaDocument } from '@rowloom/engine';
import { type CalledFunction } from '../../rewrite/postgresql/printer.ts';
import { type MayCall, nameOfPostgresqlType } from '../../rewrite/postgresql/rewrite-postgresql.ts';
import { EXTENSION_FUNCTIONS } from './data/extension-functions.ts';
import { innermost } from './type-name.ts';

/** A document to write, and the functions of the target that it may call besides PostgreSQL's. */
export type Draft = SchemaDocument & { readonly functions?: ReadonlySet<string> };

const known = new WeakMap<Draft, MayCall>();

/**
 * Which functions a document's texts may call besides PostgreSQL's own harmless ones. A document contains no functions,
 * so a fresh database would refuse the table; a user's range type brings its constructor.
 */
export function mayCallIn(document: Draft): MayCall {
  const found = known.get(document) ?? makeMayCall(document);
  known.set(document, found);
  return found;
}

/** From extensions that the DDL itself creates, or harmless because they only use the given value. */
export const isOfExtension = ({ schema, name }: CalledFunction): boolean =>
  /^uuid_(?:generate_v\d|nil|ns_)/.test(name) || (schema === undefined && EXTENSION_FUNCTIONS.has(name));

/** Types of extensions that DDL creates by name if a column has one. */
const EXTENSION_TYPES =
  /^(?:citext|hstore|ltree|lquery|ltxtquery|cube|seg|query_int|vector|halfvec|sparsevec|geometry|geography)$/;

function makeMayCall({ dialect, tables, domains, enums, composites = [], functions }: Draft): MayCall {
  const natives = new Map<string, ColumnType>();
  const fields = composites.flatMap((composite) => composite.fields);
  for (const { type } of [...tables.flatMap(({ columns }) => columns), ...domains, ...fields])
    natives.set(innermost(type).native, innermost(type));
  const own = [...natives].flatMap(([native, { kind }]) => {
    const type = dialect === 'postgresql' ? nameOfPostgresqlType(native) : undefined;
    return type === undefined ? [] : [{ ...type, isRange: kind === 'range' }];
  });
  const types = [...own, ...enums, ...domains, ...composites, ...tables];
  return (called) => {
    // An extension's functions are in the same schema as its types.
    if (called.kind === 'operator')
      return own.some(({ schema = 'public', name }) => schema === called.schema && EXTENSION_TYPES.test(name));
    if (called.kind === 'type') {
      const isNamed = ({ schema = 'public', name }: { readonly schema?: string; readonly name: string }): boolean =>
        name === called.name && (called.schema ?? schema) === schema;
      return EXTENSION_TYPES.test(called.name) || types.some(isNamed);
    }
    if (isOfExtension(called)) return true;
    if (called.schema === undefined && functions?.has(called.name) === true) return true;
    return own.some(
      ({ schema = 'public', name, isRange }) =>
        (called.schema ?? schema) === schema &&
        // From the extensions of the columns' types: their functions are in the same schema as the type.
        ((isRange && name === called.name) || findFunction(called.name)?.extension === name),
    );
  };
}
