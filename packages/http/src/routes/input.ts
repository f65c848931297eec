import { type Endpoint, refuseFields } from '@rowloom/contract';
import type { FastifyRequest } from 'fastify';
import type { ReadBody } from '../body/read-body.ts';
import { makeCoerceQuery } from '../validation/coerce-query.ts';
import { makeValidator } from '../validation/make-validator.ts';

const NONE = {};

type Input = { readonly query: unknown; readonly body: unknown };

/** Reads query and body of an endpoint, or refuses them with every field that is wrong. */
export function makeInputReader(endpoint: Endpoint): (request: FastifyRequest) => Input {
  const readQuery = makeQueryReader(endpoint);
  const readBody = makeBodyReader(endpoint);
  return (request) => ({
    query: readQuery(request.query as Readonly<Record<string, unknown>>),
    body: readBody(request.body as ReadBody | undefined),
  });
}

function makeQueryReader({ query: schema }: Endpoint): (query: Readonly<Record<string, unknown>>) => unknown {
  if (schema === undefined) return () => NONE;
  const coerce = makeCoerceQuery(schema);
  const validate = makeValidator(schema);
  return (query) => {
    const coerced = coerce(query);
    validate(coerced);
    return coerced;
  };
}

function makeBodyReader({ body: schema, bodyOptional = false }: Endpoint): (body: ReadBody | undefined) => unknown {
  const validate = schema === undefined ? refuseAnyField : makeValidator(schema);
  return (body) => {
    if (body === undefined && (bodyOptional || schema === undefined)) return undefined;
    if (body !== undefined && body.flaws.length > 0) throw refuseFields(body.flaws);
    validate(body?.value);
    return schema === undefined ? undefined : body?.value;
  };
}

/** An address without a body accepts an empty object, which some clients always send. */
function refuseAnyField(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuseFields([{ path: 'body', message: 'Send no body here.' }]);
  }
  const fields = Object.keys(value).slice(0, 20);
  if (fields.length > 0) throw refuseFields(fields.map((path) => ({ path, message: 'There is no such field here.' })));
}
