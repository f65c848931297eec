import { resolve } from 'node:path';
import { isLoopbackHost } from './is-loopback-host.ts';
import {
  type AllowList,
  type MailConfig,
  type OidcConfig,
  parseAllowList,
  readMailConfig,
  type StoreConfig,
} from '@rowloom/service';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { Environment, ServiceVariable } from './service-environment.ts';

/** What the operator decided, each value checked. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly store: StoreConfig;
  readonly secretKey: string | undefined;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly allowTargets: AllowList;
  readonly listensOnLoopbackOnly: boolean;
  readonly rateLimit: number;
  readonly connectionsPerAddress: number;
  readonly trustProxy: boolean | string;
  readonly metricsToken: string | undefined;
  readonly runsAtOnce: number;
  readonly runMemory: number;
  readonly organizationsPerUser: number;
  /** Undefined: the caller knows whether people or programs read. */
  readonly logLevel: LogLevel | undefined;
  readonly mail: MailConfig | undefined;
  readonly oidc: OidcConfig | undefined;
};

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Reads the environment; all errors are reported at once. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const read = (name: ServiceVariable): string | undefined => {
    const text = environment[name]?.trim();
    return text === undefined || text === '' ? undefined : text;
  };
  const whole = (name: ServiceVariable, otherwise: number, [min, max]: readonly [number, number]): number => {
    const text = read(name);
    if (text === undefined) return otherwise;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    problems.push(`${name} is ${JSON.stringify(text)}: write a whole number from ${min} to ${max}.`);
    return otherwise;
  };
  const url = (name: ServiceVariable): string | undefined => {
    const text = read(name);
    if (text === undefined) return undefined;
    if (/^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
    problems.push(`${name} is ${JSON.stringify(text)}: write an address such as https://rowloom.example.com.`);
    return undefined;
  };

  const port = whole('PORT', 4000, [0, 65_535]);
  const host = read('HOST') ?? '127.0.0.1';
  const dataDir = resolve(read('ROWLOOM_DATA_DIR') ?? '.rowloom');
  const { allow, problems: unread } = parseAllowList(read('ROWLOOM_ALLOW_TARGETS') ?? '');
  problems.push(...unread.map((problem) => `ROWLOOM_ALLOW_TARGETS: ${problem}`));
  const config: Config = {
    port,
    host,
    publicUrl: url('ROWLOOM_PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : placeOf(host)}:${port}`,
    dataDir,
    store: readStore(read, whole, dataDir, problems),
    secretKey: read('ROWLOOM_SECRET_KEY'),
    admin: readAdmin(read('ROWLOOM_ADMIN_EMAIL'), environment['ROWLOOM_ADMIN_PASSWORD'], problems),
    allowTargets: allow,
    listensOnLoopbackOnly: isLoopbackHost(host),
    rateLimit: whole('ROWLOOM_RATE_LIMIT', 100, [0, 1_000_000]),
    connectionsPerAddress: whole('ROWLOOM_CONNECTIONS_PER_ADDRESS', 256, [0, 1_000_000]),
    trustProxy: readProxy(read('ROWLOOM_TRUST_PROXY')),
    metricsToken: read('ROWLOOM_METRICS_TOKEN'),
    runsAtOnce: whole('ROWLOOM_RUNS_AT_ONCE', 3, [1, 64]),
    runMemory: whole('ROWLOOM_RUN_MEMORY', 1024, [128, 1_048_576]),
    organizationsPerUser: whole('ROWLOOM_ORGANIZATIONS_PER_USER', 10, [0, 1_000_000]),
    logLevel: readLevel(read('ROWLOOM_LOG_LEVEL'), problems),
    mail: readMail(read('ROWLOOM_SMTP_URL'), read('ROWLOOM_MAIL_FROM'), problems),
    oidc: readOidc(read, url, problems),
  };
  if (problems.length > 0) throw refusal(EXIT.usage, 'The environment of the service is not valid.', problems);
  return config.oidc === undefined
    ? config
    : { ...config, oidc: { ...config.oidc, redirectUrl: `${config.publicUrl}/api/auth/oidc/callback` } };
}

type Read = (name: ServiceVariable) => string | undefined;

function readStore(
  read: Read,
  whole: (name: ServiceVariable, otherwise: number, range: readonly [number, number]) => number,
  folder: string,
  problems: string[],
): StoreConfig {
  const url = read('ROWLOOM_STORE_URL');
  const migrationUrl = read('ROWLOOM_MIGRATION_URL');
  const poolSize = whole('ROWLOOM_STORE_POOL', 10, [2, 200]);
  if (url === undefined) {
    if (migrationUrl !== undefined)
      problems.push('ROWLOOM_MIGRATION_URL is set without ROWLOOM_STORE_URL: the embedded store needs neither.');
    return { kind: 'embedded', folder };
  }
  for (const [name, text] of [
    ['ROWLOOM_STORE_URL', url],
    ['ROWLOOM_MIGRATION_URL', migrationUrl],
  ] as const)
    if (text !== undefined && !/^postgres(?:ql)?:\/\//i.test(text))
      problems.push(`${name} must begin with postgres://: the store is a PostgreSQL database.`);
  return { kind: 'postgresql', url, poolSize, ...(migrationUrl === undefined ? {} : { migrationUrl }) };
}

function readAdmin(email: string | undefined, password: string | undefined, problems: string[]): Config['admin'] {
  if (email === undefined && (password === undefined || password === '')) return undefined;
  if (email !== undefined && /^\S+@\S+$/.test(email) && password !== undefined && password.length >= 12)
    return { email, password };
  problems.push(
    'ROWLOOM_ADMIN_EMAIL and ROWLOOM_ADMIN_PASSWORD go together: an e-mail address, and a password of at least 12 characters.',
  );
  return undefined;
}

function readLevel(text: string | undefined, problems: string[]): LogLevel | undefined {
  if (text === undefined) return undefined;
  const level = LOG_LEVELS.find((name) => name === text);
  if (level !== undefined) return level;
  problems.push(`ROWLOOM_LOG_LEVEL is ${JSON.stringify(text)}: choose from ${LOG_LEVELS.join(', ')}.`);
  return undefined;
}

function readMail(url: string | undefined, from: string | undefined, problems: string[]): Config['mail'] {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined) {
    problems.push(
      'ROWLOOM_SMTP_URL and ROWLOOM_MAIL_FROM go together: the mail server, and the address that mails come from.',
    );
    return undefined;
  }
  const read = readMailConfig(url, from);
  if ('config' in read) return read.config;
  problems.push(...read.problems);
  return undefined;
}

/** `true`, `false`, or the addresses of the proxies. */
const readProxy = (text: string | undefined): boolean | string =>
  text === undefined || text === 'false' ? false : text === 'true' ? true : text;

function readOidc(read: Read, url: (name: ServiceVariable) => string | undefined, problems: string[]): Config['oidc'] {
  const issuer = url('ROWLOOM_OIDC_ISSUER');
  const clientId = read('ROWLOOM_OIDC_CLIENT_ID');
  const clientSecret = read('ROWLOOM_OIDC_CLIENT_SECRET');
  const scopes = read('ROWLOOM_OIDC_SCOPES');
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    problems.push('ROWLOOM_OIDC_ISSUER, ROWLOOM_OIDC_CLIENT_ID and ROWLOOM_OIDC_CLIENT_SECRET go together.');
    return undefined;
  }
  return { issuer, clientId, clientSecret, redirectUrl: '', ...(scopes === undefined ? {} : { scopes }) };
}

/** The address at which a browser on this machine finds a service that listens everywhere. */
const placeOf = (host: string): string => (host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host);
