/** Where tools record which migrations they have applied. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  '_prisma_migrations',
  '__drizzle_migrations',
  'schema_migrations',
  'ar_internal_metadata',
  'flyway_schema_history',
  'knex_migrations',
  'knex_migrations_lock',
  'django_migrations',
  'alembic_version',
  'SequelizeMeta',
  'typeorm_metadata',
  'goose_db_version',
  'databasechangelog',
  'databasechangeloglock',
]);
