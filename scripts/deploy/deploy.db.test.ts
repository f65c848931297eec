import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { environmentOf, findInstruction, readDockerfile } from './read-dockerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const POSTGRES_BIN = findPostgresBin();

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const version = (JSON.parse(read('apps/cli/package.json')) as { readonly version: string }).version;
const variables = [...read('docs/reference/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);

type Container = {
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly envFrom?: readonly unknown[];
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean };
};
type Manifest = {
  readonly kind: string;
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly Container[] } } };
};

const documentsOf = (path: string): readonly unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  });

test('deployment files name variables that the service reads, and this version', () => {
  const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  const texts = files.map((path) => read(`deploy/${path}`));
  const named = texts.flatMap((text) => [...text.matchAll(/\bROWLOOM_[A-Z_]+\b/g)].map(([name]) => name));
  const ours = new Set([...variables, 'ROWLOOM_VERSION', 'ROWLOOM_PORT']);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !ours.has(name))).toEqual([]);
  const versions = texts.flatMap((text) =>
    [...text.matchAll(/(?<![\d.])\d+\.\d+\.\d+(?![\d./])/g)].map(([found]) => found),
  );
  expect(new Set(versions)).toEqual(new Set([version]));
});

test('a linter accepts the Dockerfile', () => {
  expect(validate(read('deploy/Dockerfile'))).toEqual([]);
  expect(validate('FROM node\nHEALTHCHECK --often=1s CMD true').map(({ message }) => message)).toEqual([
    'Unknown flag: often',
  ]);
});

test('the image runs unprivileged, has a health check, and copies from stages that exist', () => {
  const stages = readDockerfile(read('deploy/Dockerfile'));
  const [image] = stages.slice(-1);
  if (image === undefined) throw new Error('There is no stage.');
  expect(findInstruction(image, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(findInstruction(image, 'HEALTHCHECK')).toContain('/healthz');
  expect(JSON.parse(findInstruction(image, 'ENTRYPOINT'))).toEqual(['rowloom']);
  expect(JSON.parse(findInstruction(image, 'CMD'))).toEqual(['serve']);
  expect(environmentOf(image)['ROWLOOM_DATA_DIR']).toBe(findInstruction(image, 'VOLUME'));
  const names = new Set(stages.map(({ name }) => name));
  for (const { base, instructions } of stages) {
    expect(base).toMatch(/^node:\d+-/);
    for (const { word, text } of instructions) {
      const [, from] = /--from=(\S+)/.exec(text) ?? [];
      expect(from === undefined || names.has(from)).toBe(true);
      // Secrets in a layer stay there forever, and unpinned packages change unnoticed.
      expect(`${word} ${text}`).not.toMatch(/^(?:ADD|ARG .*(?:KEY|TOKEN|PASSWORD))|apt-get|curl |:latest/);
    }
  }
});

test('compose starts one service and two workers when the store is migrated', () => {
  const [{ services } = { services: {} }] = documentsOf('deploy/compose.yaml') as readonly {
    readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }[];
  expect(Object.keys(services)).toEqual(['store', 'migrate', 'service', 'worker']);
  expect(services['worker']?.['deploy']).toEqual({ replicas: 2 });
  for (const name of ['migrate', 'service', 'worker']) expect(services[name]?.['read_only']).toBe(true);
  for (const name of ['service', 'worker']) {
    expect(services[name]?.['env_file']).toEqual([{ path: 'more.env', required: false }]);
    expect(services[name]?.['depends_on']).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect(Object.keys(services[name]?.['environment'] ?? {})).not.toContain('ROWLOOM_MIGRATION_URL');
  }
});

test('Kubernetes pods run commands that exist, on a read-only root', () => {
  const commands = [['admin', 'migrate'], ['serve', '--no-worker'], ['worker']];
  const manifests = ['migrate', 'service', 'worker'].flatMap((name) => documentsOf(`deploy/kubernetes/${name}.yaml`));
  const pods = (manifests as readonly Manifest[]).filter(({ kind }) => kind !== 'Service');
  const containers = pods.flatMap(({ spec }) => spec.template.spec.containers);
  expect(containers.map(({ args }) => args)).toEqual(commands);
  for (const { securityContext } of containers) expect(securityContext.readOnlyRootFilesystem).toBe(true);
  const more = [{ secretRef: { name: 'rowloom-more', optional: true } }];
  expect(containers.map(({ envFrom }) => envFrom)).toEqual([undefined, more, more]);
  const migrating = containers.filter(({ env }) => env?.some(({ name }) => name === 'ROWLOOM_MIGRATION_URL'));
  expect(migrating.map(({ args }) => args)).toEqual([['admin', 'migrate']]);
});

describe.skipIf(POSTGRES_BIN === undefined)('the roles of the store', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres(POSTGRES_BIN ?? '');
    // As in the image: `postgres` is the superuser.
    server.run('CREATE ROLE postgres SUPERUSER LOGIN');
    asPostgres('psql', ['--dbname=postgres', '--command=ALTER ROLE rowloom RENAME TO tester']);
    asPostgres('sh', [join(DEPLOY, 'compose/make-roles.sh')]);
  });
  afterAll(() => server.stop());

  const asPostgres = (file: string, words: readonly string[]): void => {
    const { status, stderr } = spawnSync(file, words, {
      env: {
        PATH: `${POSTGRES_BIN ?? ''}${delimiter}${process.env['PATH'] ?? ''}`,
        PGHOST: server.host,
        PGPORT: String(server.port),
        PGUSER: 'postgres',
        OWNER_PASSWORD: "it's",
        STORE_PASSWORD: 'secret',
      },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  };

  const rowloom = (environment: Readonly<Record<string, string>>, ...words: readonly string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'apps/cli/bin/rowloom.mjs'), ...words], {
      env: { PATH: process.env['PATH'], ROWLOOM_DATA_DIR: join(server.host, 'rowloom'), ...environment },
      encoding: 'utf8',
    });

  test('suffice: one migrates, the other works without the right to', () => {
    const urlOf = (role: string): string =>
      `postgres://${role}@/rowloom?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    const store = { ROWLOOM_STORE_URL: urlOf('rowloom') };
    const migrated = rowloom({ ...store, ROWLOOM_MIGRATION_URL: urlOf('rowloom_owner') }, 'admin', 'migrate');
    expect(migrated.stderr + migrated.stdout).toContain(`up to date for Rowloom ${version}`);
    expect(rowloom(store, 'admin', 'migrate', '--json').stdout).toContain('"postgresql"');
  });
});
