import { isFileAddress, type Session, targetError } from '@rowloom/databases';
import { flatTableName, type SchemaDocument } from '@rowloom/engine';
import { prepare, sequencesToCreate } from '@rowloom/sql';
import { dialectOf } from '../dialects/dialect-of.ts';
import { LEDGER_TABLES } from '../ledger/ledger-place.ts';
import type { Target } from '../target/target.ts';

/** Names that are reserved for the server, the ledger and a service's store. */
const SCHEMAS = /^(?:rowloom|rowloom_store|information_schema|pg_.*)$/;
const PREFIXED: ReadonlySet<string> = new Set(LEDGER_TABLES.map((table) => `rowloom_${table}`));
const SCHEMA_OF = /^"((?:[^"]|"")+)"\./;

/**
 * The author of a schema may have named its tables like the ledger's: what a run writes into them would be trusted, and
 * statements in them executed.
 */
export async function refuseReserved(session: Session, { address }: Target, schema: SchemaDocument): Promise<void> {
  const { tables, enums, domains, composites = [] } = schema;
  const home = isFileAddress(address) ? undefined : address.schemas?.[0];
  const isPrefixed = dialectOf(session).ledger.places.includes('prefixed');
  // In a schema with sequences, defaults are read for the sequences that they name.
  if (!isPrefixed) await prepare();
  const names = isPrefixed
    ? tables.map((table) => flatTableName(schema, table)).filter((name) => PREFIXED.has(name.toLowerCase()))
    : [
        ...[...tables, ...enums, ...domains, ...composites].map((item) => [item.schema ?? home, item.name] as const),
        ...sequencesToCreate(schema).map((name) => [SCHEMA_OF.exec(name)?.[1] ?? home, name] as const),
      ].flatMap(([place, name]) =>
        place !== undefined && SCHEMAS.test(place) ? [`${name} in the schema ${place}`] : [],
      );
  const [first] = names;
  if (first === undefined) return;
  const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
  const message = `The schema has ${first}${more}: that place belongs to the server or to Rowloom's own records. Give it another name.`;
  throw targetError('unsupported', message, { plain: message });
}
