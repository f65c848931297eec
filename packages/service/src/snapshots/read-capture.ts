import { DIALECTS } from '@rowloom/engine';
import { type DatabaseAddress, isFileAddress } from '@rowloom/databases';
import { type CaptureSnapshot, refuseField } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { chooseConnection } from '../connections/choose-connection.ts';
import { openConnection, type OpenNeeds } from '../connections/open-connection.ts';
import { explainTarget } from '../connections/explain-target.ts';
import { type Loom, whomOf } from '../execution/loom.ts';
import type { Db } from '../store/store.ts';
import { readSchemaWish } from '../templates/read-schema-wish.ts';
import { readTemplate } from '../templates/read-template.ts';
import { type DescribedSchema, describeRead } from '../documents/described-schema.ts';
import { refuseTooLarge } from '../documents/refuse-too-large.ts';

export type CaptureNeeds = OpenNeeds & {
  readonly db: Db;
  readonly loom: Pick<Loom, 'introspect' | 'readDdl' | 'parseSchema'>;
};

/** A schema that was read, and its source. */
export type Capture = DescribedSchema & {
  readonly source: 'connection' | 'template' | 'ddl';
  readonly schemaName: string;
  readonly templateId: string | null;
  readonly connectionId?: string;
  readonly warnings: readonly string[];
};

type Body = Omit<CaptureSnapshot, 'label'>;

/** Reads the schema to capture. It may take time, so no transaction is open meanwhile. */
export async function readCapture(needs: CaptureNeeds, access: ProjectAccess, body: Body): Promise<Capture> {
  refuseMixture(body);
  const { schemaName } = access;
  if (body.template_id !== undefined) {
    const found = await readTemplate(needs.db, access.organizationId, body.template_id);
    if (found === undefined) throw refuseField('template_id', 'There is no such template in this organization.');
    const { schema, digest, dialect, tables, columns } = found;
    return {
      schema,
      digest,
      dialect,
      tables,
      columns,
      source: 'template',
      schemaName,
      templateId: body.template_id,
      warnings: [],
    };
  }
  const { ddl } = body;
  const text = {
    ...(ddl === undefined ? {} : { ddl }),
    ...(body.dialect === undefined ? {} : { dialect: body.dialect }),
  };
  const read = await readSchemaWish(needs.loom, text, { name: schemaName, whom: whomOf(access) });
  if (read !== undefined)
    return { ...describeRead(read), source: 'ddl', schemaName, templateId: null, warnings: read.warnings };
  return readCatalogue(needs, access, body);
}

function refuseMixture({ connection_id, template_id, ddl, statistics }: Body): void {
  const given = Object.entries({ connection_id, template_id, ddl }).filter(([, value]) => value !== undefined);
  const second = given[1];
  if (second !== undefined)
    throw refuseField(second[0], 'Name one source only: connection_id, template_id or ddl with its dialect.');
  if (statistics === true && (template_id !== undefined || ddl !== undefined))
    throw refuseField('statistics', 'Only a database has statistics. Leave this out, or name a connection.');
}

async function readCatalogue(needs: CaptureNeeds, access: ProjectAccess, body: Body): Promise<Capture> {
  const connection = await chooseConnection(needs.db, access.projectId, body.connection_id);
  const { read, schemaName } = await explainTarget('connection_id', async () => {
    const opened = await openConnection(needs, connection, access.schemaName);
    if (opened.kind !== 'database') throw new Error('A connection to files was chosen for a capture.');
    const introspected = await needs.loom.introspect(
      { address: opened.address, statistics: body.statistics ?? false },
      whomOf(access),
    );
    if ('tooLarge' in introspected) throw refuseTooLarge('connection_id', introspected);
    return { read: introspected, schemaName: schemaOf(opened.address) };
  });
  if (read.tables === 0)
    throw refuseField('connection_id', `There is no table that can be read in ${schemaName} of this connection.`);
  const connectionId = connection.id;
  return {
    ...describeRead(read),
    warnings: read.warnings,
    source: 'connection',
    schemaName,
    templateId: null,
    connectionId,
  };
}

function schemaOf(address: DatabaseAddress): string {
  if (isFileAddress(address)) return 'main';
  return DIALECTS[address.dialect].hasSchemas ? (address.schemas ?? []).join(',') : address.database;
}
