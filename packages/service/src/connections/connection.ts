import { type ConnectionKind, type ConnectionOptionsInput, refuseField } from '@rowloom/contract';
import { type FileAddress, isFileAddress, type ServerAddress } from '@rowloom/databases';
import { type Dialect, DIALECTS, FILE_FORMATS, type FileFormat } from '@rowloom/engine';
import { parseFolder } from './parse-folder.ts';
import { parseS3, type S3Place } from './parse-s3.ts';
import { parseDatabase } from './parse-database.ts';

export type ConnectionBody = {
  readonly kind: ConnectionKind;
  readonly url: string;
  readonly options: Readonly<ConnectionOptionsInput>;
};

/** What a connection leads to, every part of it checked, nothing of it resolved yet. */
export type ConnectionTarget =
  | {
      readonly kind: Dialect;
      readonly address: ServerAddress;
      readonly connections?: number;
    }
  | { readonly kind: FileAddress['dialect']; readonly file: string }
  | { readonly kind: 'directory'; readonly folder: string; readonly format: FileFormat }
  | ({ readonly kind: 's3'; readonly format: FileFormat; readonly secretAccessKey: string } & S3Place);

const FILE_OPTIONS = {
  directory: ['format'],
  s3: ['format', 'region', 'endpoint', 'path_style', 'access_key_id', 'secret_access_key'],
} as const;

function optionsOf(kind: ConnectionKind): readonly string[] {
  if (kind === 'directory' || kind === 's3') return FILE_OPTIONS[kind];
  const { server, hasSchemas } = DIALECTS[kind];
  return [...(server === undefined ? [] : ['connections']), ...(hasSchemas ? ['schemas'] : [])];
}

/** Reads a connection; what is wrong with it is a refusal that names the field and shows nothing of the URL. */
export function parseConnection({ kind, url, options }: ConnectionBody): ConnectionTarget {
  refuseForeignOptions(kind, options);
  if (kind === 'directory') return { kind, folder: parseFolder(url), format: formatOf(options) };
  if (kind === 's3') {
    if (options.secret_access_key === undefined)
      throw refuseField('options.secret_access_key', 'Give the secret access key that goes with the access key id.');
    return { kind, format: formatOf(options), secretAccessKey: options.secret_access_key, ...parseS3(url, options) };
  }
  const { connections, schemas } = options;
  const address = parseDatabase(kind, url, schemas);
  if (isFileAddress(address)) return { kind: address.dialect, file: address.file };
  return { kind, address, ...(connections === undefined ? {} : { connections }) };
}

function formatOf({ format }: Readonly<ConnectionOptionsInput>): FileFormat {
  if (format === undefined)
    throw refuseField(
      'options.format',
      `Choose the format of the files: ${FILE_FORMATS.slice(0, -1).join(', ')} or ${FILE_FORMATS.at(-1)}.`,
    );
  return format;
}

function refuseForeignOptions(kind: ConnectionKind, options: Readonly<ConnectionOptionsInput>): void {
  const allowed = optionsOf(kind);
  const foreign = Object.keys(options).find((name) => !allowed.includes(name));
  if (foreign === undefined) return;
  const choice = allowed.length === 0 ? 'takes none' : `takes ${allowed.join(', ')}`;
  throw refuseField(`options.${foreign}`, `A connection of the kind ${kind} ${choice}.`);
}
