import type { Connection, ConnectionKind, CreateConnection } from '@rowloom/contract';
import { DEFAULT_FORMAT, type FileFormat } from '@rowloom/engine';
import { CONNECTION_KINDS } from './connection-kinds.ts';

/** As the service names them: what belongs to files stands among the options. */
export const CONNECTION_FIELDS = [
  'name',
  'url',
  'kind',
  'options.format',
  'options.region',
  'options.endpoint',
  'options.access_key_id',
  'options.secret_access_key',
];

export type ConnectionForm = {
  readonly name: string;
  readonly kind: ConnectionKind;
  readonly url: string;
  readonly format: string;
  readonly region: string;
  readonly endpoint: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
};

export const emptyConnection = (engine: ConnectionKind): ConnectionForm => ({
  name: '',
  kind: engine,
  url: '',
  format: DEFAULT_FORMAT,
  region: '',
  endpoint: '',
  access_key_id: '',
  secret_access_key: '',
});

export const toConnectionForm = ({ name, kind, url, options }: Connection): ConnectionForm => ({
  ...emptyConnection(kind),
  name,
  url,
  format: options.format ?? DEFAULT_FORMAT,
  region: options.region ?? '',
  endpoint: options.endpoint ?? '',
  access_key_id: options.access_key_id ?? '',
});

export function toOptions(values: ConnectionForm): Pick<CreateConnection, 'options'> {
  if (!CONNECTION_KINDS[values.kind].isFiles) return {};
  const names = values.kind === 's3' ? (['region', 'endpoint', 'access_key_id', 'secret_access_key'] as const) : [];
  const given = names.filter((name) => values[name] !== '').map((name) => [name, values[name]]);
  return { options: { format: values.format as FileFormat, ...Object.fromEntries(given) } };
}
