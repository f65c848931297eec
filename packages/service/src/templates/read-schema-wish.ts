import { bytesOfRaw, type FieldIssue, refuse, refuseField, refuseFields } from '@rowloom/contract';
import type { Dialect } from '@rowloom/engine';
import type { ReadSchema } from '@rowloom/runner';
import { refuseTooLarge } from '../documents/refuse-too-large.ts';
import { packAside } from '../documents/stored-content.ts';
import type { Loom, Whom } from '../execution/loom.ts';

/** A schema as requests give it: as a document, or as SQL text with its dialect. */
export type SchemaWish = { readonly schema?: unknown; readonly ddl?: string; readonly dialect?: Dialect };

/**
 * The schema that a request holds, or undefined where it holds none; what is wrong with it is refused field by field.
 * `name` is for SQL text, which names no schema; `whom` is who asks.
 */
export async function readSchemaWish(
  loom: Pick<Loom, 'readDdl' | 'parseSchema'>,
  wish: SchemaWish,
  { name, whom }: { readonly name: string; readonly whom: Whom },
): Promise<ReadSchema | undefined> {
  const { schema, ddl, dialect } = wish;
  if (schema !== undefined && ddl !== undefined) throw refuseField('ddl', 'Send either schema or ddl, not both.');
  if (ddl === undefined && dialect !== undefined)
    throw refuseField('dialect', 'The dialect is that of ddl: send ddl too, or leave it out.');
  if (schema !== undefined) return parseDocument(loom, schema, whom);
  if (ddl === undefined) return undefined;
  if (dialect === undefined) throw refuseField('dialect', 'Say which dialect ddl is written in, such as postgresql.');
  const read = await loom.readDdl({ text: ddl, dialect, name }, whom);
  if ('tooLarge' in read) throw refuseTooLarge('ddl', read);
  if (!('issues' in read)) return read;
  throw refuseFields(
    read.issues.map(({ line, column, message }) => ({
      path: 'ddl',
      message: `Line ${line}, column ${column}: ${message}`,
    })),
  );
}

async function parseDocument(loom: Pick<Loom, 'parseSchema'>, document: unknown, whom: Whom): Promise<ReadSchema> {
  const bytes = bytesOfRaw(document);
  const task = bytes === undefined ? { document } : { packed: (await packAside(bytes)).toString('base64') };
  const read = await loom.parseSchema(task, whom);
  if ('unreadable' in read) throw refuse('invalid_json', read.unreadable);
  if ('tooLarge' in read) throw refuseTooLarge('schema', read);
  if ('issues' in read)
    throw refuseFields(
      read.issues.map(
        ({ path, message }): FieldIssue => ({ path: path === '' ? 'schema' : `schema.${path}`, message }),
      ),
    );
  if (read.tables === 0) throw refuseField('schema.tables', 'The schema has no table. Describe at least one.');
  return read;
}
