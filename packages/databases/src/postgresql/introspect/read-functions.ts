import type { Session } from '../../session/session.ts';
import { flagOf, textOf } from './catalogue-row.ts';

/** A user's function in SQL, whose result may be read from its text. */
export type CatalogueFunction = {
  readonly name: string;
  readonly language: string;
  /** Names of the parameters, in order; empty for unnamed ones. */
  readonly parameters: readonly string[];
  /** Their types, in order. */
  readonly types: readonly string[];
  /** The defaults of the last parameters. */
  readonly defaults: readonly string[];
  readonly returns: string;
  readonly source: string;
  readonly strict: boolean;
};

/** Longer ones do more than one expression can. */
const MAX_LENGTH = 4000;

const QUERY = `
SELECT p.proname AS name, l.lanname AS language, p.proisstrict AS strict, p.pronargs::text AS count,
  coalesce(array_to_json(p.proargnames)::text, '[]') AS names, format_type(p.prorettype, NULL) AS returns,
  (SELECT coalesce(json_agg(format_type(type, NULL) ORDER BY place), '[]')::text
    FROM unnest(p.proargtypes::oid[]) WITH ORDINALITY AS list (type, place)) AS types,
  (SELECT coalesce(json_agg(pg_get_function_arg_default(p.oid, place) ORDER BY place), '[]')::text
    FROM generate_series(p.pronargs - p.pronargdefaults + 1, p.pronargs) AS place) AS defaults,
  CASE WHEN p.prosrc = '' THEN substring(pg_get_functiondef(p.oid) FROM '\\nRETURN .*$') ELSE p.prosrc END AS source
FROM pg_catalog.pg_proc p
JOIN pg_catalog.pg_language l ON l.oid = p.prolang
JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
WHERE l.lanname IN ('sql', 'plpgsql') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'rowloom')
  AND p.prokind = 'f' AND NOT p.proretset AND p.provariadic = 0 AND p.proargmodes IS NULL
  AND p.prorettype NOT IN ('trigger'::regtype, 'event_trigger'::regtype) AND length(p.prosrc) <= ${MAX_LENGTH}
ORDER BY n.nspname COLLATE "C", p.proname COLLATE "C", p.oid`;

/** The functions of all schemas, for CHECKs that call them. */
export async function readPostgresqlFunctions(session: Session): Promise<readonly CatalogueFunction[]> {
  const rows = await session.query(QUERY);
  return rows.map((row) => {
    const listOf = (column: string): readonly string[] => JSON.parse(textOf(row, column)) as readonly string[];
    const names = listOf('names');
    const count = Number(textOf(row, 'count'));
    return {
      name: textOf(row, 'name'),
      language: textOf(row, 'language'),
      parameters: Array.from({ length: count }, (_, index) => names[index] ?? ''),
      types: listOf('types'),
      defaults: listOf('defaults'),
      returns: textOf(row, 'returns'),
      source: textOf(row, 'source'),
      strict: flagOf(row, 'strict'),
    };
  });
}
