import { gzipSync } from 'node:zlib';
import { fastify } from 'fastify';

/** Scalar's page, as plain as possible: configured by our own file, because the page must not contain a script. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Rowloom: reference of the API</title>
</head>
<body>
<div id="reference"></div>
<noscript>This page needs scripts. The same is in <a href="/openapi.json">the OpenAPI document</a>.</noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/**
 * Everything that would send requests from this machine is off: fonts, telemetry, proxies, the vendor's own clients. A
 * signed-in user tries operations with that session: the page gets a token by the cookie, as the application does, and
 * requests one only if this browser has had a session.
 */
export const DOCS_START = `const readSession = async () => {
  try {
    if (localStorage.getItem('rowloom.session') === null) return undefined;
    const response = await fetch('/api/auth/refresh', { method: 'POST' });
    return response.ok ? (await response.json()).access_token : undefined;
  } catch {
    return undefined;
  }
};

void readSession().then((token) =>
  Scalar.createApiReference('#reference', {
    url: '/openapi.json',
    ...(token === undefined
      ? {}
      : { authentication: { preferredSecurityScheme: 'sessionToken', securitySchemes: { sessionToken: { token } } } }),
    withDefaultFonts: false,
    telemetry: false,
    proxyUrl: '',
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
    documentDownloadType: 'json',
    persistAuth: false,
  }),
);
`;

let loaded: Promise<Buffer> | undefined;

/** Four megabytes that are only needed when the page is opened: read then, through the plugin that contains them. */
export const loadScalar = (): Promise<Buffer> => (loaded ??= readScalar());

async function readScalar(): Promise<Buffer> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const carrier = fastify();
  await carrier.register(plugin, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { rawPayload, statusCode } = await carrier.inject('/docs/js/scalar.js');
  await carrier.close();
  if (statusCode !== 200) throw new Error('The script of the reference is not where its package had it.');
  return gzipSync(rawPayload);
}
