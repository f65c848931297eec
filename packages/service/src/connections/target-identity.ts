import type { ConnectionTarget } from './connection.ts';
import { plainHost } from './target-policy.ts';

/** Which place a plan, and so its approval, is bound to. It has no secret and no user. */
export type TargetIdentity = {
  readonly host: string | null;
  readonly port: number | null;
  readonly database: string;
  readonly schema: string | null;
};

export function targetIdentity(target: ConnectionTarget): TargetIdentity {
  if ('file' in target) return { host: null, port: null, database: target.file, schema: null };
  switch (target.kind) {
    case 'directory':
      return { host: null, port: null, database: target.folder, schema: null };
    case 's3': {
      const { endpoint, region, bucket, prefix } = target;
      const host = endpoint?.host ?? `s3.${region}.amazonaws.com`;
      return {
        host: plainHost(host),
        port: endpoint?.port ?? 443,
        database: prefix === '' ? bucket : `${bucket}/${prefix}`,
        schema: null,
      };
    }
    default: {
      const { host, port, database, schemas } = target.address;
      return { host: plainHost(host), port, database, schema: schemas?.join(',') ?? null };
    }
  }
}
