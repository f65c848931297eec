import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Refusal } from '@rowloom/contract';
import type { ServerAddress } from '@rowloom/databases';
import { describe, expect, test } from 'vitest';
import { classifyAddress } from './classify-address.ts';
import { parseIp } from './ip-address.ts';
import { resolveConnection } from './resolve-connection.ts';
import { resolveHost, resolveTarget } from './resolve-target.ts';
import { isFolderAllowed, NOTHING_ALLOWED, parseAllowList, type TargetPolicy } from './target-policy.ts';

const local: TargetPolicy = {
  listensOnLoopbackOnly: true,
  allow: NOTHING_ALLOWED,
  filesRoot: '/nowhere',
  store: { kind: 'postgresql', host: 'store.test', port: 5432, database: 'rowloom' },
};
const open: TargetPolicy = { ...local, listensOnLoopbackOnly: false };
const allowing = (list: string): TargetPolicy => ({ ...open, allow: parseAllowList(list).allow });

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'store.test': ['10.0.0.9'],
  'inside.test': ['10.0.0.1'],
  'outside.test': ['93.184.216.34', '2606:2800:220:1::1'],
  'double.test': ['93.184.216.34', '169.254.169.254'],
  'half.test': ['93.184.216.34', '10.0.0.1'],
  'metadata.test': ['169.254.169.254'],
  'evil.localhost': ['93.184.216.34'],
};
const resolve = async (host: string): Promise<readonly string[]> => NAMES[host.toLowerCase().replace(/\.$/, '')] ?? [];

const address = (host: string, change: Partial<ServerAddress> = {}): ServerAddress => ({
  dialect: 'postgresql',
  host,
  port: 5432,
  socket: false,
  user: 'ada',
  database: 'shop',
  tls: 'verify_full',
  ...change,
});

/** The pinned address, or the refusal: reported only if it names the field and no address. */
async function outcome(policy: TargetPolicy, host: string, change: Partial<ServerAddress> = {}): Promise<string> {
  try {
    return (await resolveTarget(policy, address(host, change), resolve)).pinned;
  } catch (error) {
    const { code, fields } = error as Refusal;
    const told = JSON.stringify(fields);
    return code === 'validation_failed' && fields?.[0]?.path === 'url' && !/10\.0\.0|169\.254/.test(told)
      ? 'refused'
      : `refused wrongly: ${told}`;
  }
}

describe("this machine's own addresses", () => {
  const mine = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && (scopeid ?? 0) === 0)
    .map((own) => own.address);

  test.each([...mine, '127.0.0.1'])('%s is not a target of a public service, unless it is allowed', async (ip) => {
    const forms = isIPv4(ip) ? [ip, `::ffff:${ip}`, `64:ff9b::${ip}`, `2002:${hex(ip)}::1`] : [ip];
    for (const form of forms) expect(await outcome(open, form), form).toBe('refused');
    expect(await outcome(allowing(isIPv4(ip) ? `${ip}/32` : `${ip}/128`), ip)).toBe(ip);
    expect(await outcome(local, ip)).toBe(ip);
  });

  test('a public address is loopback under another name', () => {
    const own = [parseIp('93.184.216.34'), parseIp('2606:2800:220:1::1')].filter((ip) => ip !== undefined);
    const classOf = (text: string) => {
      const ip = parseIp(text);
      return ip === undefined ? undefined : classifyAddress(ip, own);
    };
    expect(['93.184.216.34', '::ffff:93.184.216.34', '2606:2800:220:1::1'].map(classOf)).toEqual(
      Array.from({ length: 3 }, () => 'loopback'),
    );
    expect(['93.184.216.35', '2606:2800:220:1::2'].map(classOf)).toEqual(['public', 'public']);
  });

  test('the store is recognised by any of them', async () => {
    const store = { kind: 'postgresql', host: '127.0.0.1', port: 5432, database: 'rowloom' } as const;
    for (const ip of [...mine, '127.0.0.2', '::1'])
      expect(await outcome({ ...local, store }, ip, { database: 'rowloom' }), ip).toBe('refused');
  });
});

const hex = (ip: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};

describe('a service that is reachable only from this machine', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['inside.test', '10.0.0.1'],
    ['outside.test', '93.184.216.34'],
    ['metadata.test', 'refused'],
    ['double.test', 'refused'],
    ['169.254.169.254', 'refused'],
    ['::ffff:169.254.169.254', 'refused'],
    ['0.0.0.0', 'refused'],
    ['nowhere.test', 'refused'],
    ['evil.localhost', 'refused'],
  ])('connects to %s as %s', async (host, expected) => {
    expect(await outcome(local, host)).toBe(expected);
  });
});

describe('a public service', () => {
  test.each([
    ['', 'inside.test', 'refused'],
    ['', '127.0.0.1', 'refused'],
    ['', '::ffff:127.0.0.1', 'refused'],
    ['', 'outside.test', '93.184.216.34'],
    ['', 'half.test', 'refused'],
    ['10.0.0.0/8', 'inside.test', '10.0.0.1'],
    ['10.0.0.0/8', 'half.test', '93.184.216.34'],
    ['10.0.0.2/32', 'inside.test', 'refused'],
    ['Inside.Test', 'inside.test.', '10.0.0.1'],
    ['inside.test', '10.0.0.1', 'refused'],
    ['*.test', 'inside.test', '10.0.0.1'],
    ['*.side.test', 'inside.test', 'refused'],
    ['169.254.0.0/16 metadata.test 0.0.0.0/0 ::/0', 'metadata.test', 'refused'],
  ])('and allows %j connects to %s as %s', async (list, host, expected) => {
    expect(await outcome(allowing(list), host)).toBe(expected);
  });

  test('does not distinguish a name of its network from a missing one', async () => {
    const said = async (host: string): Promise<unknown> =>
      resolveTarget(open, address(host), resolve).catch((error: unknown) => (error as { fields: unknown }).fields);
    expect(await said('inside.test')).toEqual(await said('nowhere.test'));
  });
});

describe("the service's own store", () => {
  test('alone is refused, by name and by address', async () => {
    expect(await outcome(local, 'store.test', { database: 'rowloom' })).toBe('refused');
    expect(await outcome(local, '10.0.0.9', { database: 'rowloom' })).toBe('refused');
    expect(await outcome(local, 'store.test')).toBe('10.0.0.9');
    expect(await outcome(local, 'store.test', { database: 'rowloom', port: 5433 })).toBe('10.0.0.9');
  });

  test('is refused under every address of this machine', async () => {
    const store = { kind: 'postgresql', host: '127.0.0.1', port: 5432, database: 'rowloom' } as const;
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])
      expect(await outcome({ ...local, store }, host, { database: 'rowloom' })).toBe('refused');
  });
});

test('names are resolved as the system does, and disguised numbers are recognised', async () => {
  const [first] = await resolveHost('localhost');
  expect(first).toMatch(/^127\.|^::1$/);
  for (const host of ['2130706433', '0x7f.1', '127.1', '0177.0.0.1'])
    await expect(resolveTarget(open, address(host))).rejects.toMatchObject({ code: 'validation_failed' });
});

test('the endpoint of a storage is checked like any host', async () => {
  const bucket = {
    kind: 's3',
    format: 'csv',
    bucket: 'rows',
    prefix: '',
    region: 'eu-central-1',
    pathStyle: true,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  } as const;
  const endpoint = (host: string) => ({ url: `https://${host}`, host, port: 443, encrypted: true });
  expect(await resolveConnection(open, bucket, resolve)).toEqual(bucket);
  expect(await resolveConnection(open, { ...bucket, endpoint: endpoint('outside.test') }, resolve)).toMatchObject({
    endpoint: { pinned: '93.184.216.34' },
  });
  for (const host of ['inside.test', 'metadata.test', '127.0.0.1'])
    await expect(resolveConnection(open, { ...bucket, endpoint: endpoint(host) }, resolve)).rejects.toMatchObject({
      fields: [{ path: 'options.endpoint' }],
    });
});

describe('the allow-list', () => {
  test('takes ranges, hosts and folders', () => {
    expect(parseAllowList('10.0.0.0/8, DB.example.com fd00::/8,*.corp.example,,file:shared/,127.0.0.1')).toEqual({
      allow: {
        ranges: ['10.0.0.0/8', 'fd00::/8', '127.0.0.1'],
        hosts: ['db.example.com', '*.corp.example'],
        folders: ['shared'],
      },
      problems: [],
    });
  });

  test.each(['10.0.0.1/8', '10.0.0', 'a_b!', 'http://x', '*', 'file:/etc', 'file:../x', '*.'])(
    'says what is wrong with %s',
    (entry) => {
      const { allow, problems } = parseAllowList(`ok.example,${entry}`);
      expect(allow).toEqual({ ranges: [], hosts: ['ok.example'], folders: [] });
      expect(problems).toEqual([expect.stringContaining(`${entry} is neither`) as string]);
    },
  );

  test('opens folders to a public service', () => {
    expect(isFolderAllowed(local, 'a')).toBe(true);
    expect(isFolderAllowed(open, 'a')).toBe(false);
    expect(isFolderAllowed(allowing('file:'), 'a/b')).toBe(true);
    expect(isFolderAllowed(allowing('file:./'), 'a/b')).toBe(true);
    expect(isFolderAllowed(allowing('file:a'), 'a/b')).toBe(true);
    expect(isFolderAllowed(allowing('file:a'), 'ab')).toBe(false);
  });
});
