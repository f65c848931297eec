import type { Session } from '@rowloom/databases';
import { plainSql, type TriggerEvent, type TriggerText } from '../../target/trigger-text.ts';

const TRIGGERS = `
SELECT root.relname AS place, t.tgname AS name, t.tgtype::integer AS type, p.proname AS calls, p.prosrc AS source,
       l.lanname AS language, p.pronamespace = 'pg_catalog'::regnamespace AS own
  FROM pg_catalog.pg_trigger AS t
  JOIN pg_catalog.pg_class AS c ON c.oid = t.tgrelid
  JOIN pg_catalog.pg_class AS root ON root.oid = COALESCE(pg_catalog.pg_partition_root(c.oid), c.oid)
  JOIN pg_catalog.pg_proc AS p ON p.oid = t.tgfoid
  JOIN pg_catalog.pg_language AS l ON l.oid = p.prolang
 WHERE NOT t.tgisinternal AND t.tgenabled IN ('O', 'A')`;

/** Triggers of extensions write only to their own tables. */
const FUNCTIONS = `
SELECT p.proname AS name, p.prosrc AS source
  FROM pg_catalog.pg_proc AS p
  JOIN pg_catalog.pg_language AS l ON l.oid = p.prolang AND l.lanname IN ('sql', 'plpgsql')
 WHERE p.pronamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
   AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend AS d
                    WHERE d.objid = p.oid AND d.classid = 'pg_catalog.pg_proc'::regclass::oid AND d.deptype = 'e')`;

const EVENTS: readonly (readonly [TriggerEvent, number])[] = [
  ['insert', 4],
  ['delete', 8],
  ['update', 16],
];
const BEFORE = 2;

export async function readTriggers(session: Session): Promise<readonly TriggerText[]> {
  const rows = await session.query(TRIGGERS);
  if (rows.length === 0) return [];
  const functions = Map.groupBy(await session.query(FUNCTIONS), (row) => String(row['name']).toLowerCase());
  const bodies = new Map([...functions].map(([name, found]) => [name, found.map((row) => String(row['source']))]));
  return rows.map((row) => {
    const type = Number(row['type']);
    const isKnown = ['sql', 'plpgsql'].includes(String(row['language']));
    return {
      table: String(row['place']),
      name: String(row['name']),
      events: EVENTS.flatMap(([event, bit]) => ((type & bit) === 0 ? [] : [event])),
      isBefore: (type & BEFORE) !== 0,
      // Built-in triggers, as for full text search, write only the row that they fire for.
      source: row['own'] === true ? 'NEW := NEW' : isKnown ? withCalled(String(row['source']), bodies) : undefined,
    };
  });
}

/** The text, including that of the functions that it calls. */
function withCalled(source: string, bodies: ReadonlyMap<string, readonly string[]>): string | undefined {
  const seen = new Set<string>();
  const texts = [plainSql(source)];
  // The list grows during iteration.
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/([\p{L}\p{N}_$]+)"?\s*\(/gu)) {
      const key = name.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      texts.push(...(bodies.get(key) ?? []).map(plainSql));
    }
  const isEmpty = texts.some((text) => text.trim() === '');
  return isEmpty || texts.some((text) => /\bEXECUTE\b/i.test(text)) ? undefined : texts.join(';\n');
}
