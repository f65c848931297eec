import { refuseField } from '@rowloom/contract';

export type S3Place = {
  readonly bucket: string;
  /** Without leading and trailing slashes; empty for the bucket itself. */
  readonly prefix: string;
  readonly region: string;
  /** For a storage other than Amazon's. */
  readonly endpoint?: S3Endpoint;
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
};

export type S3Endpoint = {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly encrypted: boolean;
};

type S3Options = {
  readonly region?: string;
  readonly endpoint?: string;
  readonly path_style?: boolean;
  readonly access_key_id?: string;
};

const BUCKET = /^(?!.*\.\.)[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^(?:[\w!.*'()=+@ -]+\/)*[\w!.*'()=+@ -]+$/;
/** The region becomes part of a host name. */
const REGION = /^[a-z\d](?:[a-z\d-]{0,30}[a-z\d])?$/;

export function parseS3(url: string, options: S3Options): S3Place {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/is.exec(url.trim()) ?? [];
  const prefix = path.replace(/\/+$/, '');
  if (!BUCKET.test(bucket))
    throw refuseField('url', 'Write the URL as s3://bucket/prefix. Put access keys, region and endpoint into options.');
  if (prefix !== '' && (!PREFIX.test(prefix) || prefix.split('/').some((part) => part === '.' || part === '..')))
    throw refuseField('url', "The prefix takes letters, digits and !_.*'()=+@- between single slashes.");
  const { region = 'us-east-1', access_key_id: accessKeyId } = options;
  if (!REGION.test(region)) throw refuseField('options.region', 'Write the region as eu-central-1.');
  if (accessKeyId === undefined || !/^[!-~]{1,128}$/.test(accessKeyId))
    throw refuseField('options.access_key_id', 'Give the id of an access key.');
  const endpoint = options.endpoint === undefined ? undefined : parseEndpoint(options.endpoint);
  if (endpoint !== undefined && options.path_style === false)
    // Such names are resolved by the storage: no address could be checked and pinned for them.
    throw refuseField('options.path_style', 'With a custom endpoint the bucket is in the path: leave this out.');
  return {
    bucket,
    prefix,
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    pathStyle: endpoint !== undefined || options.path_style === true,
    accessKeyId,
  };
}

function parseEndpoint(text: string): S3Endpoint {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.host === '' ||
    `${url.username}${url.password}${url.search}${url.hash}` !== '' ||
    url.pathname !== '/'
  )
    throw refuseField('options.endpoint', 'Write the endpoint as https://storage.example.com:9000, and nothing more.');
  const encrypted = url.protocol === 'https:';
  return {
    url: url.origin,
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (encrypted ? 443 : 80) : Number(url.port),
    encrypted,
  };
}
