import { printExpression } from '@rowloom/engine';
import { beforeAll, expect, test } from 'vitest';
import { readPostgresqlDdlSync } from '../ddl/read-postgresql-ddl.ts';
import { prepare } from '../parser/parser.ts';

beforeAll(prepare);

/** What a trigger says that columns of `posts` follow from, in a line each. */
function followsOf(steps: string): readonly string[] {
  const read = readPostgresqlDdlSync(`
    CREATE TABLE boards (id integer PRIMARY KEY);
    CREATE TABLE posts (board_id integer NOT NULL REFERENCES boards (id), id integer, above integer, depth integer, path text,
      slug text, size integer, PRIMARY KEY (board_id, id), UNIQUE (size), FOREIGN KEY (board_id, above) REFERENCES posts);
    CREATE FUNCTION kept() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE d integer; p posts%ROWTYPE;
    BEGIN ${steps} RETURN NEW; END $$;
    CREATE TRIGGER kept BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION kept();`);
  if ('issues' in read) throw new Error('not read');
  const follows = read.document.tables.flatMap(({ triggers = [] }) =>
    triggers.flatMap(({ keeps }) => keeps?.follows ?? []),
  );
  return follows.map(
    ({ column, where, value }) =>
      `${column} := ${printExpression(value)}${where === undefined ? '' : ` where ${printExpression(where)}`}`,
  );
}

const ABOVE = 'FROM posts a WHERE a.board_id = NEW.board_id AND a.id = NEW.above';

test.each<[string, readonly string[]]>([
  [
    `SELECT a.depth INTO d ${ABOVE}; IF NEW.above IS NOT NULL AND NEW.depth <> d + 1 THEN RAISE 'x'; END IF;
     IF NEW.above IS NULL AND NEW.depth <> 0 THEN RAISE 'x'; END IF;`,
    ['depth := above.depth + 1 where above is not null', 'depth := 0 where above is null'],
  ],
  [
    `IF NEW.depth IS DISTINCT FROM coalesce((SELECT a.depth + 1 ${ABOVE}), 0) THEN RAISE 'x'; END IF;`,
    ['depth := coalesce(above.depth + 1, 0)'],
  ],
  [
    `SELECT * INTO p ${ABOVE}; IF NOT (NEW.path = p.path || '/' || NEW.slug) THEN RAISE 'x'; END IF;`,
    ["path := above.path || '/' || slug"],
  ],
  // Another key than the foreign one, the greatest of several, and what only bounds the column.
  [`IF NEW.depth <> (SELECT a.depth FROM posts a WHERE a.size = NEW.above) THEN RAISE 'x'; END IF;`, []],
  [`IF NEW.depth <> (SELECT max(a.depth) ${ABOVE}) THEN RAISE 'x'; END IF;`, []],
  [`IF NEW.depth < (SELECT a.depth ${ABOVE}) THEN RAISE 'x'; END IF;`, []],
  // Of the row alone: a CHECK like any other.
  [`IF NEW.depth <> NEW.size + 1 THEN RAISE 'x'; END IF;`, []],
])('%s', (steps, follows) => {
  expect(followsOf(steps)).toEqual(follows);
});
