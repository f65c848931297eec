import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeClient, type ClientOptions } from './make-client.ts';
import type { Client } from './call.ts';

/** A request as it arrived. */
export type Seen = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type Play = (response: ServerResponse, seen: Seen) => void;

export const answer =
  (status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}): Play =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

export const refusal = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): Play =>
  answer(status, { detail: { error, message: `It is ${error}.` } }, headers);

/** The connection breaks before there is an answer. */
export const breakOff: Play = (response) => response.destroy();

/** Events as the service writes them; unless they end with `end`, the connection then breaks. */
export const events =
  (...records: readonly (readonly [event: 'progress' | 'end', version: number])[]): Play =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': ping\n\n');
    for (const [event, version] of records)
      response.write(`event: ${event}\nid: ${version}\ndata: ${JSON.stringify({ id: 'gen_1', version })}\n\n`);
    if (records.at(-1)?.[0] === 'end') response.end();
    else setTimeout(() => response.destroy(), 20);
  };

/** A client of a real server that plays one answer after the other, repeating the last one. */
export async function playService(
  plays: readonly Play[],
  options: Partial<ClientOptions> = {},
): Promise<{ readonly client: Client; readonly seen: readonly Seen[]; readonly stop: () => void }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const arrived = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(arrived);
      plays[Math.min(seen.length, plays.length) - 1]?.(response, arrived);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = makeClient({
    baseUrl: `http://127.0.0.1:${port}/`,
    token: 'sk_live_rl_test',
    ...options,
    retry: { firstDelay: 2, ...options.retry },
  });
  return {
    client,
    seen,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
