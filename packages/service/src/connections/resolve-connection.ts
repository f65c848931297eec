import type { ServerAddress } from '@rowloom/databases';
import type { ConnectionTarget } from './connection.ts';
import type { S3Endpoint } from './parse-s3.ts';
import { type FolderBelow, resolveFolder } from './resolve-folder.ts';
import { checkHost, type PinnedServer, type Resolve, resolveHost, resolveTarget } from './resolve-target.ts';
import type { TargetPolicy } from './target-policy.ts';

export type PinnedEndpoint = S3Endpoint & { readonly pinned: string };

type Of<Kind extends ConnectionTarget['kind']> = Extract<ConnectionTarget, { readonly kind: Kind }>;
type OfServer = Extract<ConnectionTarget, { readonly address: ServerAddress }>;
type OfFile = Extract<ConnectionTarget, { readonly file: string }>;

/** A target that the policy lets through, with every name resolved: addresses are pinned, paths are real. */
export type ResolvedConnection =
  | (Omit<OfServer, 'address'> & { readonly address: PinnedServer })
  | OfFile
  | (Of<'directory'> & FolderBelow)
  | (Omit<Of<'s3'>, 'endpoint'> & { readonly endpoint?: PinnedEndpoint });

/** To be done anew before every use: what was allowed when the connection was made may not be any more. */
export async function resolveConnection(
  policy: TargetPolicy,
  target: ConnectionTarget,
  resolve: Resolve = resolveHost,
): Promise<ResolvedConnection> {
  if ('file' in target) return { ...target, file: (await resolveFolder(policy, target.file, 'file')).folder };
  switch (target.kind) {
    case 'directory':
      return { ...target, ...(await resolveFolder(policy, target.folder, 'folder')) };
    case 's3': {
      const { endpoint, ...rest } = target;
      // Amazon's own hosts are named by us, from a region whose letters were checked.
      if (endpoint === undefined) return rest;
      const [pinned] = await checkHost(policy, endpoint.host, 'options.endpoint', resolve);
      return { ...rest, endpoint: { ...endpoint, pinned } };
    }
    default:
      return { ...target, address: await resolveTarget(policy, target.address, resolve) };
  }
}
