import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { makeMcpServer, type McpOptions } from './make-mcp-server.ts';

const MAX_BODY = 1_000_000;

export type McpDoor = {
  readonly port: number;
  readonly key: string;
  /** Names under which a proxy publishes the server, besides those of this machine. */
  readonly hosts: readonly string[];
};

/** The tools over HTTP at /mcp, on this machine's own address, for holders of the key. */
export async function serveMcpHttp(options: McpOptions, door: McpDoor): Promise<Server> {
  const handler = createMcpHandler(() => makeMcpServer(options));
  const server = createServer((request, response) => {
    void respond(request, response, door, (asked) => handler.fetch(asked)).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(door.port, '127.0.0.1', resolve);
  });
  return server;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  door: McpDoor,
  ask: (request: Request) => Promise<Response>,
): Promise<void> {
  const refuse = (status: number, message: string): void => {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    });
    response.end(`${message}\n`);
  };
  const stranger = findStranger(request, door.hosts);
  if (stranger !== undefined) return refuse(403, stranger);
  if (!isSame(request.headers.authorization ?? '', `Bearer ${door.key}`))
    return refuse(401, 'Send the key of this server: Authorization: Bearer KEY.');
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== '/mcp') return refuse(404, 'The Model Context Protocol is served at /mcp.');
  const body = await readBody(request);
  if (body === undefined) return refuse(413, `A request has at most ${MAX_BODY} bytes.`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const method = request.method ?? 'GET';
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  const answered = await ask(
    new Request(url, {
      method,
      headers,
      signal: controller.signal,
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body === null) response.end();
  else Readable.fromWeb(answered.body).pipe(response);
}

/**
 * A web page whose name resolves to this machine's address could otherwise send requests as if local: both headers of
 * its browser reveal it.
 */
function findStranger({ headers: { host, origin } }: IncomingMessage, hosts: readonly string[]): string | undefined {
  const allowed = [...localhostAllowedHostnames(), ...hosts];
  if (!validateHostHeader(host, allowed).ok)
    return `This server does not answer to the host ${host ?? '(none)'}. Behind a proxy, start it with --allow-host and that name.`;
  if (!validateOriginHeader(origin, allowed).ok)
    return `Pages of ${origin} may not use this server. If they should, start it with --allow-host and the name of their host.`;
  return undefined;
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Compares digests of equal length in constant time. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
