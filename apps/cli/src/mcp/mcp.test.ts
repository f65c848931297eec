import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedRowloom } from '../rowloom.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-mcp-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'work'));
const work = join(folder, 'work');
writeFileSync(join(folder, 'outside.sql'), 'CREATE TABLE secrets (id integer PRIMARY KEY);');
symlinkSync(join(folder, 'outside.sql'), join(work, 'link.sql'));
writeFileSync(
  join(work, 'shop.sql'),
  'CREATE TABLE customers (id integer PRIMARY KEY, email text NOT NULL UNIQUE);\nCREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, status text NOT NULL);',
);

const { program } = sharedRowloom();

async function connect(words: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', ...words],
    cwd: work,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder },
  });
  await client.connect(transport);
  return client;
}

async function ask(client: Client, name: string, input: Readonly<Record<string, unknown>>) {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const text = content.map((part) => ('text' in part ? part.text : '')).join('');
  return { text, isError };
}

describe('over standard input and output', () => {
  test('an agent reads, plans and previews, and sees no tool that writes', async () => {
    const client = await connect([]);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['schema', 'plan', 'preview', 'verify', 'runs']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(JSON.parse((await ask(client, 'schema', { source: 'shop.sql' })).text)).toMatchObject({
      tables: [{ name: 'customers' }, { name: 'orders' }],
    });
    const rules = { 'orders.status': { one_of: ['paid'] } };
    const shown = await ask(client, 'preview', { source: 'shop.sql', table: 'orders', count: 3, seed: 7, rules });
    const rows = shown.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly status: string });
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect((await ask(client, 'plan', { source: 'shop.sql', rows: { orders: 40, '*': 10 } })).text).toMatch(
      /orders +40 rows/,
    );
    const unread = await ask(client, 'plan', { source: 'shop.sql', rows: 'many' });
    expect(unread.text).toContain('rows: Give a whole number such as 200, or an object');
    await expect(ask(client, 'generate', { source: 'shop.sql', to: 'out' })).rejects.toThrow('not found');
    for (const source of [
      '../outside.sql',
      join(folder, 'outside.sql'),
      'link.sql',
      'sqlite:../x.db',
      'sqlite:a/%2e%2e/%2e%2e/x.db',
    ])
      expect(await ask(client, 'schema', { source })).toMatchObject({
        isError: true,
        text: expect.stringContaining('outside the folder') as string,
      });
    // A caller's word never becomes an option.
    expect((await ask(client, 'schema', { source: '--help' })).isError).toBe(true);
    await client.close();
  }, 90_000);

  test('with permission to write it fills, verifies and undoes a database known to it only by name', async () => {
    const client = await connect(['--allow-writes', '--database', `shop=sqlite:${join(work, 'shop.db')}`]);
    const filled = await ask(client, 'generate', { source: 'shop.sql', to: 'shop', mode: 'create', rows: 60, seed: 3 });
    expect(filled).toMatchObject({ isError: false, text: expect.stringContaining('0 violations') as string });
    expect((await ask(client, 'verify', { database: 'shop' })).text).toContain('0 violations');
    const run = /gen_\w{16}/.exec((await ask(client, 'runs', { database: 'shop' })).text)?.[0];
    expect((await ask(client, 'undo', { database: 'shop', run })).text).toContain('Undone.');
    expect((await ask(client, 'generate', { source: 'blog', to: 'files', rows: 30 })).isError).toBe(false);
    expect(existsSync(join(work, 'files/posts.csv'))).toBe(true);
    // If ignored, a misspelt `to` would fill the source itself.
    expect(await ask(client, 'generate', { source: 'shop', target: 'elsewhere', rows: 30 })).toMatchObject({
      isError: true,
      text: expect.stringContaining('"target"') as string,
    });
    await client.close();
  }, 90_000);
});

test('over HTTP a key is required, and URLs from a caller are refused', async () => {
  const { startRowloom } = sharedRowloom();
  const key = 'a key of some length';
  const unnamed = `sqlite:${join(folder, 'unnamed.db')}`;
  const words = ['mcp', '--http', '0', '--allow-host', 'mcp.example', '--allow-writes'];
  const child = startRowloom(words, { ROWLOOM_MCP_KEY: key, DATABASE_URL: unnamed });
  try {
    const url = await new Promise<string>((resolve) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        const found = /http:\S+/.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
    });
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    const client = new Client({ name: 'test', version: '1' });
    const headers = { authorization: `Bearer ${key}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    expect((await ask(client, 'plan', { source: 'blog', rows: 100 })).text).toContain('posts');
    expect(await ask(client, 'verify', { database: 'postgres://u:p@127.0.0.1/x' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('not accepted here') as string,
    });
    // The database in the environment has not been named either.
    for (const [tool, input] of [
      ['verify', {}],
      ['plan', {}],
      ['generate', { mode: 'create', rows: 10 }],
      ['generate', { source: 'blog', mode: 'create', rows: 10 }],
    ] as const)
      expect(await ask(client, tool, input), tool).toMatchObject({ isError: true });
    expect(existsSync(join(folder, 'unnamed.db'))).toBe(false);
    await client.close();
    const asks = (host: string, origin?: string) => statusOf(url, { ...headers, host, ...(origin && { origin }) });
    for (const host of ['localhost:4100', '127.0.0.1', '[::1]:4100', 'mcp.example'])
      expect([host, await asks(host)]).toEqual([host, 400]);
    expect(await asks('localhost', 'http://localhost:3000')).toBe(400);
    expect(await asks('localhost', 'https://mcp.example')).toBe(400);
    for (const stranger of ['evil.example', 'evil.example:4100', 'localhost.evil.example'])
      expect([stranger, await asks(stranger), await asks('localhost', `http://${stranger}`)]).toEqual([
        stranger,
        403,
        403,
      ]);
    expect(await asks('localhost', 'null')).toBe(403);
  } finally {
    child.kill();
  }
}, 90_000);

/** Unlike fetch, a raw request may set its Host header. */
function statusOf(url: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .once('error', reject)
      .end('not JSON');
  });
}
