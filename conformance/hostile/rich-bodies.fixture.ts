import type { EndpointId } from '@rowloom/contract';
import type { Stage } from '../role-matrix/stage.fixture.ts';

const RUN = {
  source: { template_id: 'blog' },
  rows: { '*': 5, authors: 3 },
  seed: 42,
  locale: 'de',
  as_of: '2026-01-01T00:00:00.000Z',
  rules: {
    'authors.name': { one_of: ['a', 'b'], weights: [3, 1] },
    'posts.title': { pattern: '[a-z]{3,9}' },
    'posts.published_at': { between: ['2025-01-01', '2025-12-31'] },
    comments: { skip: true },
  },
  strict: false,
  make_partitions: false,
};

const SCHEMA = {
  version: 1,
  dialect: 'postgresql',
  name: 'small',
  tables: [
    {
      name: 'people',
      columns: [
        { name: 'id', type: { kind: 'integer', bits: 32, native: 'integer' }, nullable: false },
        { name: 'kind', type: { kind: 'enum', enum: 'mood', native: 'mood' }, nullable: true },
        { name: 'price', type: { kind: 'decimal', precision: 8, scale: 2, native: 'numeric(8,2)' }, nullable: false },
      ],
      primary_key: { name: 'people_pkey', columns: ['id'] },
      uniques: [{ columns: ['price'] }],
      foreign_keys: [{ columns: ['id'], references: { table: 'people', columns: ['id'] } }],
      checks: [{ name: 'dear', expression: 'price > 3' }],
    },
  ],
  enums: [{ name: 'mood', values: ['glad', 'sad'] }],
  domains: [],
};

const DDL =
  'CREATE TABLE a (id int PRIMARY KEY, b numeric(4,2) CHECK (b > 1)); CREATE TABLE c (a_id int REFERENCES a);';

/**
 * Bodies with more content than a recipe needs: `@organization` and similar placeholders are filled in when they are
 * sent.
 */
export const RICH: Partial<Readonly<Record<EndpointId, readonly unknown[]>>> = {
  startGeneration: [{ ...RUN, rows: 2_000_000_000, export: true }],
  planGeneration: [RUN, { ...RUN, rules: { 'posts.title': { derive: 'upper(slug)' }, '*': { null_fraction: 0.5 } } }],
  requestApproval: [
    { project_id: '@project', run: { ...RUN, target: { connection_id: '@connection', mode: 'append' } } },
  ],
  createTemplate: [
    { organization_id: '@organization', name: 'warped', description: 'x', schema: SCHEMA },
    { organization_id: '@organization', name: 'warped too', ddl: DDL, dialect: 'postgresql' },
  ],
  updateTemplate: [
    { name: 'w', description: 'x', schema: SCHEMA },
    { ddl: DDL, dialect: 'mysql' },
  ],
  captureSnapshot: [
    { label: 'x', ddl: DDL, dialect: 'sqlite' },
    { label: 'y', connection_id: '@connection', statistics: true },
  ],
  createConnection: [
    {
      name: 'w',
      kind: 'postgresql',
      url: 'postgresql://u:p@127.0.0.1:1/d?sslmode=disable',
      options: { schemas: ['public'] },
    },
    {
      name: 's',
      kind: 's3',
      url: 's3://bucket/prefix',
      options: { region: 'eu-central-1', endpoint: 'http://127.0.0.1:1' },
    },
    { name: 'd', kind: 'directory', url: 'directory:folder', options: { format: 'csv', gzip: true } },
  ],
  createSchedule: [
    { name: 'w', cron: '0 3 * * 1', timezone: 'Europe/Berlin', kind: 'generation', enabled: false, run: RUN },
  ],
  updateSchedule: [{ cron: '*/5 * * * *', timezone: 'UTC', enabled: false, run: { ...RUN, rows: 10 } }],
  updateProject: [{ name: 'w', schema_name: 'main', settings: { description: 'x', default_locale: 'de' } }],
};

/** The stage's own ids where a body names them. */
export const withIds = (body: unknown, { organization, project, connection }: Stage): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('@organization', organization)
      .replaceAll('@project', project)
      .replaceAll('@connection', connection),
  );
