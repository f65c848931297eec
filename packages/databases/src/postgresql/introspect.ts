import type { SchemaDocument } from '@rowloom/engine';
import type { IntrospectRequest } from '../session/driver.ts';
import type { Session } from '../session/session.ts';
import { buildTable } from './introspect/build-table.ts';
import { buildComposites, buildDomains, buildEnums } from './introspect/build-types.ts';
import { readCatalogue } from './introspect/catalogue.ts';
import { maybeText, textOf } from './introspect/catalogue-row.ts';
import { type Label, makeLabel } from './introspect/label.ts';
import { readComposites } from './introspect/read-composites.ts';
import { readDomains } from './introspect/read-domains.ts';
import { readEnums } from './introspect/read-enums.ts';
import { readSchemas } from './introspect/read-schemas.ts';
import { addStatistics, readStatistics } from './introspect/read-statistics.ts';
import { type CatalogueType, readTypes } from './introspect/read-types.ts';
import { inSnapshot } from './introspect/snapshot.ts';
import { typeReader } from './introspect/type-reader.ts';

/** A role with the name of the ledger's schema has it first in its search path; the user's tables are not there. */
const PLACE = `
SELECT pg_catalog.current_database() AS database, path.name AS home, pg_catalog.quote_ident(path.name) AS quoted
FROM (SELECT) AS always
LEFT JOIN pg_catalog.unnest(pg_catalog.current_schemas(false)) WITH ORDINALITY AS path(name, place) ON path.name <> 'rowloom'::name
ORDER BY path.place LIMIT 1`;

/** The schema of a PostgreSQL database from version 12 on, from its catalogue; no row is read. */
export async function introspectPostgresql(session: Session, request: IntrospectRequest = {}): Promise<SchemaDocument> {
  const [place = {}] = await session.query(PLACE);
  const label = makeLabel(maybeText(place, 'home'), maybeText(place, 'quoted'));
  return inSnapshot(session, () => readDocument(session, request, textOf(place, 'database'), label));
}

async function readDocument(
  session: Session,
  request: IntrospectRequest,
  name: string,
  label: Label,
): Promise<SchemaDocument> {
  const schemas = await readSchemas(session, name, request);
  const catalogue = await readCatalogue(session, schemas);
  const types = await readTypes(session, catalogue.tables.keys(), schemas);
  const ofKind = (kind: CatalogueType['kind']): readonly string[] =>
    types.filter((type) => type.kind === kind).map(({ oid }) => oid);
  const labels = await readEnums(session, ofKind('enum'));
  const domainChecks = await readDomains(session, ofKind('domain'));
  const fields = await readComposites(session, ofKind('composite'));
  const statistics = request.statistics === true ? await readStatistics(session, catalogue.tables.keys()) : new Map();
  const read = typeReader(new Map(types.map((type) => [type.oid, type])), label);
  const builder = { catalogue, label, read, warn: request.warn ?? (() => undefined) };
  const composites = buildComposites({ types, label, read }, fields);
  return {
    version: 1,
    dialect: 'postgresql',
    name,
    tables: [...catalogue.tables.values()].map((table) =>
      addStatistics(buildTable(table, builder), statistics.get(table.oid)),
    ),
    enums: buildEnums({ types, label, read }, labels),
    domains: buildDomains({ types, label, read }, domainChecks),
    ...(composites.length === 0 ? {} : { composites }),
  };
}
