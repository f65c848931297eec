import { endpoint } from '../endpoint.ts';
import { documentOf } from '../resources/field.ts';
import { Health, Readiness } from '../resources/system.ts';
import { SELF } from './parts.ts';

const tag = 'Service';
const JsonSchemaDocument = documentOf<{ readonly [key: string]: unknown }>('JsonSchema', 'A JSON Schema (2020-12).');
const OpenApiDocument = documentOf<{ readonly [key: string]: unknown }>('OpenApiDocument', 'An OpenAPI 3.1 document.');

const getHealth = endpoint({
  id: 'getHealth',
  tag,
  method: 'GET',
  path: '/healthz',
  summary: 'Check whether the process is up',
  credential: 'none',
  scope: SELF,
  answer: { status: 200, description: 'It is.', schema: Health, example: { status: 'ok' } },
  errors: [],
});

const getReadiness = endpoint({
  id: 'getReadiness',
  tag,
  method: 'GET',
  path: '/readyz',
  summary: 'Check whether the service is ready',
  description: '`unavailable` while store or queue cannot be reached, and once the service is stopping.',
  credential: 'none',
  scope: SELF,
  answer: { status: 200, description: 'It does.', schema: Readiness, example: { status: 'ready' } },
  errors: [],
});

const getOpenApi = endpoint({
  id: 'getOpenApi',
  tag,
  method: 'GET',
  path: '/openapi.json',
  summary: 'Get this description',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'The OpenAPI document.',
    schema: OpenApiDocument,
    hasEtag: true,
    example: { openapi: '3.1.0' },
  },
  errors: [],
});

const getSchemaDocumentSchema = endpoint({
  id: 'getSchemaDocumentSchema',
  tag,
  method: 'GET',
  path: '/schemas/schema-document.json',
  summary: 'Get the JSON Schema of schema documents',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'The JSON Schema.',
    schema: JsonSchemaDocument,
    hasEtag: true,
    contentType: 'application/schema+json',
    example: { $schema: 'https://json-schema.org/draft/2020-12/schema' },
  },
  errors: [],
});

const getRulesSchema = endpoint({
  id: 'getRulesSchema',
  tag,
  method: 'GET',
  path: '/schemas/rules.json',
  summary: 'Get the JSON Schema of rules',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'The JSON Schema.',
    schema: JsonSchemaDocument,
    hasEtag: true,
    contentType: 'application/schema+json',
    example: { $schema: 'https://json-schema.org/draft/2020-12/schema' },
  },
  errors: [],
});

const getMetrics = endpoint({
  id: 'getMetrics',
  tag,
  method: 'GET',
  path: '/metrics',
  summary: 'Get metrics for Prometheus',
  description: '`not_found` for requests from other machines, unless the operator allows them.',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'Metrics in the text format.',
    contentType: 'text/plain',
    example: '# TYPE rowloom_runs_total counter\nrowloom_runs_total 42\n',
  },
  errors: ['not_found'],
});

export const serviceEndpoints = {
  getHealth,
  getReadiness,
  getOpenApi,
  getSchemaDocumentSchema,
  getRulesSchema,
  getMetrics,
};
