import { randomBytes } from 'node:crypto';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { readWhole } from '../arguments/read-number.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const OPTIONS = {
  'allow-writes': { help: 'also offer the tools that write: generate and undo' },
  database: {
    value: 'NAME=URL',
    many: true,
    help: 'a database that tools can use by name, without its URL; can be repeated',
  },
  http: { value: 'PORT', help: 'serve HTTP on 127.0.0.1 instead of standard input and output' },
  'allow-host': {
    value: 'LIST',
    many: true,
    help: 'host names besides localhost by which a proxy or a page may call the server over HTTP, separated by commas',
  },
} as const;

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'serve tools for agents and editors over the Model Context Protocol',
  operands: [],
  options: OPTIONS,
  notes: [
    'The tools are schema, plan, preview, verify and runs; with --allow-writes also generate and undo. Files are read and',
    'written only below the working folder. Over HTTP the endpoint is /mcp, and a request needs the key of ROWLOOM_MCP_KEY (at',
    'least 16 characters) as a bearer token; without that variable a key is created and shown on start. Callers over HTTP',
    'can reach only databases named with --database. Requests for hosts other than localhost are refused, and so are those from',
    'web pages of other hosts, unless --allow-host names them.',
  ],
  examples: [
    ['rowloom mcp', 'for an editor or an agent that starts it'],
    ['rowloom mcp --database shop=postgres://me@localhost/shop --allow-writes', 'may fill one database'],
    ['ROWLOOM_MCP_KEY=$KEY rowloom mcp --http 4100', 'over HTTP'],
  ],
  run: (given) => serve(given),
});

async function serve({ options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const port = options.http === undefined ? undefined : readWhole(options.http, '--http', { min: 0, max: 65_535 });
  if (port === undefined && options['allow-host'] !== undefined)
    throw refusal(EXIT.usage, '--allow-host is for --http. Leave it out, or serve HTTP with --http PORT.');
  const shared = {
    folder: process.cwd(),
    databases: readDatabases(options.database),
    mayWrite: options['allow-writes'],
    takesUrls: port === undefined,
  };
  const { untilStopped } = await import('../service/until-stopped.ts');
  if (port === undefined) {
    const [{ serveStdio }, { makeMcpServer }] = await Promise.all([
      import('../mcp/serve-mcp-stdio.ts'),
      import('../mcp/make-mcp-server.ts'),
    ]);
    await serveStdio(() => makeMcpServer(shared));
    return EXIT.ok;
  }
  const key = readKey(process.env['ROWLOOM_MCP_KEY']);
  const { serveMcpHttp } = await import('../mcp/serve-mcp-http.ts');
  const hosts = (options['allow-host'] ?? '').split(',').flatMap((host) => host.trim() || []);
  const server = await serveMcpHttp(shared, { port, key: key.value, hosts });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Rowloom serves the Model Context Protocol at http://127.0.0.1:${bound}/mcp\n`);
  if (key.isNew) process.stdout.write(`Key: ${key.value}\n`);
  await untilStopped(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return EXIT.ok;
}

function readDatabases(given: string | undefined): ReadonlyMap<string, string> {
  const pairs = given === undefined ? [] : given.split(/,(?=[\w-]+=)/);
  return new Map(
    pairs.map((pair) => {
      const [, name, url] = /^([\w-]+)=(.+)$/s.exec(pair) ?? [];
      if (name === undefined || url === undefined)
        throw refusal(EXIT.usage, '--database takes a name and a URL: --database shop=postgres://me@localhost/shop');
      return [name, url] as const;
    }),
  );
}

const SHORTEST_KEY = 16;

function readKey(given: string | undefined): { readonly value: string; readonly isNew: boolean } {
  if (given === undefined || given === '') return { value: randomBytes(24).toString('base64url'), isNew: true };
  if (given.length < SHORTEST_KEY)
    throw refusal(EXIT.usage, `ROWLOOM_MCP_KEY has fewer than ${SHORTEST_KEY} characters. Use a longer one.`);
  return { value: given, isNew: false };
}
