import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type Claims = Readonly<Record<string, unknown>>;

/** A test provider on this machine: discovery, keys, authorization, tokens and user info. */
export type GivenProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The next person to sign in. */
  person: Claims;
  /** Claims that are only in the user info. */
  userInfo: Claims;
  /** Claims of the ID token that the provider gets wrong. */
  lies: Claims;
  readonly close: () => Promise<void>;
};

type Grant = { readonly challenge: string; readonly nonce: string; readonly redirect: string };

export async function startProvider(): Promise<GivenProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: GivenProvider = {
    issuer,
    clientId: 'rowloom',
    clientSecret: 'a secret: with odd/characters',
    person: {},
    userInfo: {},
    lies: {},
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return send(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/jwks':
        return send(200, jwks);
      case '/userinfo':
        return send(200, { sub: provider.person['sub'], ...provider.userInfo });
      case '/authorize': {
        const asked = (name: string) => url.searchParams.get(name) ?? '';
        const code = randomUUID();
        grants.set(code, {
          challenge: asked('code_challenge'),
          nonce: asked('nonce'),
          redirect: asked('redirect_uri'),
        });
        const back = new URL(asked('redirect_uri'));
        back.search = new URLSearchParams({ code, state: asked('state') }).toString();
        return void response.writeHead(302, { location: back.href }).end();
      }
      case '/token':
        return send(...(await redeem(request, new URLSearchParams(await readText(request)))));
      default:
        return send(404, {});
    }
  }

  async function redeem(request: IncomingMessage, form: URLSearchParams): Promise<[number, unknown]> {
    const [, basic = ''] = (request.headers.authorization ?? '').split(' ');
    const [id, secret] = Buffer.from(basic, 'base64')
      .toString()
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    if (id !== provider.clientId || secret !== provider.clientSecret) return [401, { error: 'invalid_client' }];
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant === undefined || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirect)
      return [400, { error: 'invalid_grant' }];
    const at = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: provider.clientId, iat: at, exp: at + 60, nonce: grant.nonce };
    const token = await new SignJWT({ ...claims, ...provider.person, ...provider.lies })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
    return [200, { access_token: 'opaque', token_type: 'Bearer', id_token: token, expires_in: 60 }];
  }
  return provider;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
