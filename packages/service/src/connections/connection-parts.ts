import { type ConnectionOptions, refuseField } from '@rowloom/contract';
import { type ConnectionBody, type ConnectionTarget, parseConnection } from './connection.ts';
import { type TargetIdentity, targetIdentity } from './target-identity.ts';
import { MASK, maskUrl, unmaskUrl } from './mask-url.ts';

/** A stored connection: the part visible to its readers, and the sealed part. */
export type ConnectionParts = {
  readonly url: string;
  readonly options: ConnectionOptions;
  readonly identity: TargetIdentity;
  /** To be sealed as it is. */
  readonly secret: string;
};

type Secret = { readonly url: string; readonly secret_access_key?: string };

/** Splits a new connection into its parts. Nothing is resolved, because that is done at every use. */
export function splitConnection({ kind, url, options }: ConnectionBody): ConnectionParts {
  const body = { kind, url: url.trim(), options };
  const target = parseConnection(body);
  if (passwordOf(target) === MASK)
    throw refuseField('url', `${MASK} stands for a hidden password: send the password itself.`);
  const { secret_access_key, ...shown } = options;
  const secret: Secret = { url: body.url, ...(secret_access_key === undefined ? {} : { secret_access_key }) };
  return { url: maskUrl(body.url), options: shown, identity: targetIdentity(target), secret: JSON.stringify(secret) };
}

/** Restores a stored connection; `secret` is unsealed. */
export function joinConnection(
  kept: Pick<ConnectionBody, 'kind' | 'options'> & { readonly secret: string },
): ConnectionBody {
  const { url, secret_access_key } = JSON.parse(kept.secret) as Secret;
  return {
    kind: kept.kind,
    url,
    options: { ...kept.options, ...(secret_access_key === undefined ? {} : { secret_access_key }) },
  };
}

/**
 * A stored connection with changes. A masked password, or an omitted secret key, means the stored one, but only for
 * exactly the same place and user: otherwise an editor could have it sent to their own host.
 */
export function changeConnection(
  kept: ConnectionBody,
  changes: { readonly url?: string; readonly options?: ConnectionBody['options'] },
): ConnectionParts {
  const url = (changes.url ?? kept.url).trim();
  const { secret_access_key: keptKey } = kept.options;
  const isKeyKept = changes.options?.secret_access_key === undefined && keptKey !== undefined;
  const options = { ...(changes.options ?? kept.options), ...(isKeyKept ? { secret_access_key: keptKey } : {}) };
  const next = { kind: kept.kind, url, options };
  const [before, after] = [parseConnection(kept), parseConnection(next)];
  if (isKeyKept && recipient(before) !== recipient(after))
    throw refuseField('options.secret_access_key', 'Access key id, region or endpoint changed: send the secret again.');
  if (passwordOf(after) !== MASK) return splitConnection(next);
  if (recipient(before) !== recipient(after))
    throw refuseField('url', 'Host, port, user or encryption changed: send the password again.');
  return splitConnection({ ...next, url: unmaskUrl(url, kept.url) });
}

const passwordOf = (target: ConnectionTarget): string | undefined =>
  'address' in target ? target.address.password : undefined;

/** Who would receive the secret, and how well it is protected in transit. */
function recipient(target: ConnectionTarget): string {
  if (target.kind === 's3') return JSON.stringify([target.endpoint, target.region, target.accessKeyId]);
  if (!('address' in target)) return '';
  const { dialect, host, port, user, tls } = target.address;
  return JSON.stringify([dialect, host, port, user, tls]);
}
