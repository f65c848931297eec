import type { Noun } from '../operation.ts';

export const service: Noun = {
  name: 'service',
  summary: 'status, sign-in methods and API of a service',
  otherwise: 'ready',
  actions: {
    ready: {
      operation: 'getReadiness',
      summary: 'show whether the service is ready for requests',
      says: 'The service is {status}.',
      examples: [['rowloom service ready', 'for a script that waits for it']],
    },
    health: {
      operation: 'getHealth',
      summary: 'show whether the process responds',
      says: 'The process is {status}.',
      examples: [['rowloom service health', 'is it up?']],
    },
    'sign-in': {
      operation: 'getSignInOptions',
      summary: 'show how to sign in and register',
      examples: [['rowloom service sign-in', 'may I register?']],
    },
    openapi: {
      operation: 'getOpenApi',
      summary: 'print the OpenAPI document',
      isDocument: true,
      examples: [['rowloom service openapi > openapi.json', 'for a client in another language']],
    },
    'schema-document': {
      operation: 'getSchemaDocumentSchema',
      summary: 'print the JSON Schema of schema documents',
      isDocument: true,
      examples: [['rowloom service schema-document', 'for an editor']],
    },
    'rules-schema': {
      operation: 'getRulesSchema',
      summary: 'print the JSON Schema of rules',
      isDocument: true,
      examples: [['rowloom service rules-schema', 'for an editor']],
    },
  },
};
