import { DIALECTS } from '@rowloom/engine';
import { promises } from 'node:fs';
import { relative } from 'node:path';
import type { ServerAddress } from '@rowloom/databases';
import type { OpenedTarget } from '../generations/run-sources.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { parseConnection } from './connection.ts';
import { type ConnectionParts, joinConnection } from './connection-parts.ts';
import { type ResolvedConnection, resolveConnection } from './resolve-connection.ts';
import type { Resolve } from './resolve-target.ts';
import { policyOfProject, type TargetPolicy } from './target-policy.ts';
import type { ConnectionRow } from './to-connection.ts';

export type OpenNeeds = { readonly ring: KeyRing; readonly policy: TargetPolicy; readonly resolve?: Resolve };

type Kept = Pick<ConnectionRow, 'id' | 'project_id' | 'kind' | 'options' | 'secret'>;

/** Unseals a connection, resolves and pins its address. Refuses what the operator does not allow, or not any more. */
export async function openConnection(needs: OpenNeeds, kept: Kept, schemaName: string): Promise<OpenedTarget> {
  return toTarget(policyOfProject(needs.policy, kept.project_id), await resolveKept(needs, kept), schemaName);
}

export async function resolveKept({ ring, policy, resolve }: OpenNeeds, kept: Kept): Promise<ResolvedConnection> {
  return resolveConnection(policyOfProject(policy, kept.project_id), parseConnection(readKept(ring, kept)), resolve);
}

export const readKept = (ring: KeyRing, { id, kind, options, secret }: Omit<Kept, 'project_id'>) =>
  joinConnection({ kind, options, secret: unseal(ring, secret, { table: 'connection', id }) });

/** The columns that a connection's parts are kept in. */
export const sealParts = (ring: KeyRing, id: string, { url, options, identity, secret }: ConnectionParts) => ({
  url,
  options: JSON.stringify(options),
  identity: JSON.stringify(identity),
  secret: seal(ring, secret, { table: 'connection', id }),
});

async function toTarget(policy: TargetPolicy, resolved: ResolvedConnection, schemaName: string): Promise<OpenedTarget> {
  if ('file' in resolved) return { kind: 'database', address: { dialect: resolved.kind, file: resolved.file } };
  switch (resolved.kind) {
    case 'directory': {
      const root = await promises.realpath(policy.filesRoot);
      const place = { kind: 'directory', root, path: relative(root, resolved.folder) } as const;
      return { kind: 'files', place, format: resolved.format };
    }
    case 's3': {
      const { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey, format } = resolved;
      const place = {
        kind: 's3',
        bucket,
        prefix,
        region,
        ...(endpoint === undefined ? {} : { endpoint: endpoint.url, pinned: endpoint.pinned }),
        credentials: { accessKeyId, secretAccessKey },
      } as const;
      return { kind: 'files', place, format };
    }
    default: {
      const { connections } = resolved;
      return {
        kind: 'database',
        address: withinSchema(resolved.address, schemaName),
        ...(connections === undefined ? {} : { connections }),
      };
    }
  }
}

/** The project is about one schema, unless the connection names others. A database of MySQL is its own schema. */
const withinSchema = (address: ServerAddress, schemaName: string): ServerAddress =>
  DIALECTS[address.dialect].hasSchemas ? { ...address, schemas: address.schemas ?? [schemaName] } : address;
