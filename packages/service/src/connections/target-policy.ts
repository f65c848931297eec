import { join } from 'node:path';
import { type AddressClass, classifyAddress } from './classify-address.ts';
import { type IpRange, isInRange, parseIp, parseRange } from './ip-address.ts';

/** What the operator lets runs reach. Plain data, so it can be passed to worker processes. */
export type TargetPolicy = {
  /** Only this machine reaches the service, so its targets are those of its own user. */
  readonly listensOnLoopbackOnly: boolean;
  readonly allow: AllowList;
  /** The folder of all file targets, by project. */
  readonly filesRoot: string;
  readonly store: StorePlace;
};

/** What one project may reach: its files are in a separate folder, so that no tenant reads or overwrites another's. */
export const policyOfProject = (policy: TargetPolicy, projectId: string): TargetPolicy => ({
  ...policy,
  filesRoot: join(policy.filesRoot, projectId),
});

export type StorePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgresql'; readonly host: string; readonly port: number; readonly database: string };

/** `ROWLOOM_ALLOW_TARGETS`. */
export type AllowList = {
  readonly ranges: readonly string[];
  /** Lower case; `*.example.com` stands for every name below it. */
  readonly hosts: readonly string[];
  /** Relative to the root of files; the empty text is the root itself. */
  readonly folders: readonly string[];
};

export const NOTHING_ALLOWED: AllowList = { ranges: [], hosts: [], folders: [] };

const HOST = /^(?:\*\.)?[a-z\d](?:[a-z\d._-]{0,251}[a-z\d])?\.?$/;

/** Entries are separated by commas or spaces: address ranges, host names, and `file:` or `file:folder`. */
export function parseAllowList(text: string): { readonly allow: AllowList; readonly problems: readonly string[] } {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  const isRange = (entry: string): boolean => parseRange(entry) !== undefined;
  const isHost = (entry: string): boolean => !/^[\d./:]+$/.test(entry) && HOST.test(entry.toLowerCase());
  const isFolder = (entry: string): boolean => /^file:(?!\/)/i.test(entry) && !entry.split(/[:/]/).includes('..');
  const folders = entries.filter(isFolder);
  const ranges = entries.filter(isRange);
  const hosts = entries.filter((entry) => !isRange(entry) && !isFolder(entry) && isHost(entry));
  const problems = entries
    .filter((entry) => !isRange(entry) && !isFolder(entry) && !isHost(entry))
    .map(
      (entry) =>
        `${entry} is neither a range of addresses (10.0.0.0/8), nor the name of a host (db.example.com), nor a folder (file: or file:folder).`,
    );
  return {
    allow: {
      ranges,
      hosts: hosts.map(plainHost),
      folders: folders.map((entry) => entry.slice('file:'.length).replace(/^\.?\/+|^\.$|\/+$/g, '')),
    },
    problems,
  };
}

/** Whether a target may have this address, under the name that led to it. */
export function isAddressAllowed(policy: TargetPolicy, address: string, host: string): boolean {
  const ip = parseIp(address);
  if (ip === undefined) return false;
  const kind: AddressClass = classifyAddress(ip);
  if (kind === 'forbidden') return false;
  if (kind === 'public' || policy.listensOnLoopbackOnly) return true;
  return isListed(policy.allow.hosts, host) || rangesOf(policy.allow).some((range) => isInRange(ip, range));
}

/** Whether targets may be in this folder or file, relative to the root of files. */
export function isFolderAllowed({ listensOnLoopbackOnly, allow }: TargetPolicy, path: string): boolean {
  if (listensOnLoopbackOnly) return true;
  return allow.folders.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));
}

export const plainHost = (host: string): string => host.toLowerCase().replace(/\.$/, '');

function isListed(hosts: readonly string[], host: string): boolean {
  const name = plainHost(host);
  return hosts.some((entry) => (entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : entry === name));
}

function rangesOf({ ranges }: AllowList): readonly IpRange[] {
  return ranges.map(parseRange).filter((range) => range !== undefined);
}
