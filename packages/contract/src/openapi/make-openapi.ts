import { ENDPOINTS } from '../endpoints/catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { ERROR_CATALOGUE, type ErrorCode } from '../errors/error-catalogue.ts';
import { type JsonObject, makeComponentSchemas } from './component-schemas.ts';
import { API_DESCRIPTION, TAG_DESCRIPTIONS } from './describe-api.ts';
import { failureResponses } from './failures.ts';
import { HEADERS } from './headers.ts';
import { makeOperation } from './operation.ts';

export type OpenApiOptions = {
  /** Version of the service. */
  readonly version: string;
  /** The address of the service; by default that of the document. */
  readonly url?: string;
};

/** The OpenAPI 3.1 document of the whole API. */
export function makeOpenApi({ version, url = '/' }: OpenApiOptions): JsonObject {
  const schemas = makeComponentSchemas();
  const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
  const byPath = Map.groupBy(endpoints, ({ path }) => path);
  const paths = Object.fromEntries(
    [...byPath].map(([path, declared]) => [
      path,
      Object.fromEntries(declared.map((one) => [one.method.toLowerCase(), makeOperation(one, schemas)])),
    ]),
  );
  const responses = failureResponses(endpoints, schemas);
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rowloom',
      version,
      summary: 'Synthetic rows for relational schemas.',
      description: API_DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url, description: 'This service.' }],
    tags: tags.map((name) => ({ name, description: TAG_DESCRIPTIONS[name] })),
    paths,
    components: {
      schemas: schemas.all(),
      examples: Object.fromEntries(
        (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).map((code) => [code, errorExample(code)]),
      ),
      headers: HEADERS,
      responses,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'Chosen by the client, such as a UUID. The same key and body get the first successful answer again, for 24 hours.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, which begins with `sk_live_`.' },
        sessionToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A session token from sign-in; it lasts an hour.',
        },
      },
    },
  };
}

const FIELDS = [{ path: 'rows.orders', message: 'Send a whole number.' }];

const errorExample = (code: ErrorCode): JsonObject => ({
  summary: code,
  value: {
    detail: {
      error: code,
      message: ERROR_CATALOGUE[code].message,
      ...(code === 'validation_failed' ? { fields: FIELDS } : {}),
    },
  },
});
