/** Every variable that the service reads: the reference page is tested against this list. */
export const SERVICE_VARIABLES = [
  'PORT',
  'HOST',
  'ROWLOOM_DATA_DIR',
  'ROWLOOM_STORE_URL',
  'ROWLOOM_MIGRATION_URL',
  'ROWLOOM_STORE_POOL',
  'ROWLOOM_SECRET_KEY',
  'ROWLOOM_ADMIN_EMAIL',
  'ROWLOOM_ADMIN_PASSWORD',
  'ROWLOOM_ALLOW_TARGETS',
  'ROWLOOM_RATE_LIMIT',
  'ROWLOOM_PUBLIC_URL',
  'ROWLOOM_TRUST_PROXY',
  'ROWLOOM_METRICS_TOKEN',
  'ROWLOOM_RUNS_AT_ONCE',
  'ROWLOOM_RUN_MEMORY',
  'ROWLOOM_ORGANIZATIONS_PER_USER',
  'ROWLOOM_LOG_LEVEL',
  'ROWLOOM_OIDC_ISSUER',
  'ROWLOOM_OIDC_CLIENT_ID',
  'ROWLOOM_OIDC_CLIENT_SECRET',
  'ROWLOOM_OIDC_SCOPES',
] as const;

export type ServiceVariable = (typeof SERVICE_VARIABLES)[number];

export type Environment = Readonly<Record<string, string | undefined>>;
