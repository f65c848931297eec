import type { Endpoint } from '../endpoint.ts';
import { ERROR_CATALOGUE, type ErrorCode } from '../errors/error-catalogue.ts';
import { errorsOf } from '../errors-of.ts';
import { ErrorBody } from '../resources/error-body.ts';
import type { ComponentSchemas, JsonObject } from './component-schemas.ts';
import { errorHeaders } from './headers.ts';

/** An unsuccessful answer: all codes of one status. Endpoints share equal ones. */
export type Failure = {
  readonly status: number;
  readonly name: string;
  readonly codes: readonly ErrorCode[];
  readonly credential: Endpoint['credential'];
};

export function failuresOf(endpoint: Endpoint): readonly Failure[] {
  const credential = endpoint.credential === 'none' ? 'none' : 'any';
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERROR_CATALOGUE[code].status);
  return [...byStatus].map(([status, codes]) => ({
    status,
    name: [status, ...codes, ...(credential === 'none' ? ['open'] : [])].join('.'),
    codes,
    credential,
  }));
}

/** The shared answers of all endpoints, by name. */
export function failureResponses(endpoints: readonly Endpoint[], schemas: ComponentSchemas): JsonObject {
  const failures = endpoints.flatMap(failuresOf).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(failures.map((failure) => [failure.name, makeResponse(failure, schemas)]));
}

const makeResponse = ({ codes, credential }: Failure, schemas: ComponentSchemas): JsonObject => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  headers: errorHeaders(codes, credential),
  content: {
    'application/json': {
      schema: schemas.refer(ErrorBody),
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});
