import { loadLexicon, makePlan, type Plan, type SchemaDocument } from '@rowloom/engine';
import { parseDatabaseUrl } from '@rowloom/databases';
import type { PostgresServer } from '@rowloom/servers';
import { makeTarget, type Target } from '../target/target.ts';
import type { RunRequest } from './run-request.ts';

/** Five tables with foreign keys, a tree, checks and a partial unique index: enough for a load to fail in. */
export const SHOP = `
CREATE TABLE customers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE,
  full_name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE categories (
  id serial PRIMARY KEY,
  parent_id integer REFERENCES categories (id),
  name text NOT NULL
);
CREATE TABLE products (
  id serial PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories (id),
  sku varchar(20) NOT NULL UNIQUE,
  price numeric(10, 2) NOT NULL CHECK (price > 0)
);
CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customers (id),
  status text NOT NULL CHECK (status IN ('open', 'paid', 'shipped')),
  placed_at timestamptz NOT NULL,
  is_draft boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX one_draft_each ON orders (customer_id) WHERE is_draft;
CREATE TABLE order_items (
  order_id bigint NOT NULL REFERENCES orders (id),
  line integer NOT NULL,
  product_id integer NOT NULL REFERENCES products (id),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100),
  PRIMARY KEY (order_id, line)
);
COMMENT ON INDEX one_draft_each IS 'A customer fills one basket at a time.';
`;

export function targetOf(server: Pick<PostgresServer, 'host' | 'port'>, database: string): Target {
  const url = `postgres://rowloom@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
  return makeTarget(parseDatabaseUrl(url, { sockets: true }));
}

export async function planFor(schema: SchemaDocument, rows: Readonly<Record<string, number>>, seed = 7): Promise<Plan> {
  const result = makePlan(
    schema,
    { rows, seed, locale: 'en', as_of: '2026-01-01T00:00:00.000Z' },
    await loadLexicon('en'),
  );
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return result.plan;
}

export function requestFor(
  target: Target,
  schema: SchemaDocument,
  plan: Plan,
  rest: Partial<RunRequest> & Pick<RunRequest, 'runId' | 'mode'>,
): RunRequest {
  return { target, schema, plan, rules: {}, locale: 'en', requestDigest: rest.runId, ...rest };
}
