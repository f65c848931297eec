import {
  type Limit,
  printExpression,
  type SchemaDocument,
  type Table,
  type Trigger,
  type Unique,
} from '@rowloom/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPostgresqlDdlSync } from '../ddl/read-postgresql-ddl.ts';
import { readPredicates } from '../document/read-predicates.ts';
import { prepare } from '../parser/parser.ts';

beforeAll(prepare);

const TABLES = `
CREATE TABLE users (id integer PRIMARY KEY, status text NOT NULL, deleted_at timestamp, banned boolean NOT NULL);
CREATE TABLE rooms (id integer PRIMARY KEY, seats integer NOT NULL);
CREATE TABLE seats (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES users (id),
  room_id integer NOT NULL REFERENCES rooms (id), UNIQUE (user_id, room_id));
CREATE TABLE log (id integer PRIMARY KEY, said text, of_post integer);
CREATE TABLE posts (id integer PRIMARY KEY, user_id integer, room_id integer NOT NULL, kind text NOT NULL, low integer,
  high integer, slug text NOT NULL, changed_at timestamp);`;

function documentWith(dialect: SchemaDocument['dialect'], trigger: Partial<Trigger>): SchemaDocument {
  const parsed = readPostgresqlDdlSync(TABLES);
  if ('issues' in parsed) throw new Error('not read');
  return {
    ...parsed.document,
    dialect,
    tables: parsed.document.tables.map((table) =>
      table.name === 'posts'
        ? { ...table, triggers: [{ name: 'kept', timing: 'before', level: 'row', ...trigger } as const] }
        : table,
    ),
  };
}

async function read(dialect: SchemaDocument['dialect'], trigger: Partial<Trigger>): Promise<Trigger> {
  const document = await readPredicates(documentWith(dialect, trigger));
  return (document.tables.find(({ name }) => name === 'posts') as Table).triggers?.[0] as Trigger;
}

/** The rules of a trigger, one per line. */
function linesOf({ keeps = {}, understood }: Trigger): readonly string[] {
  return [
    ...(keeps.foreign_keys ?? []).map(
      ({ columns, references }) => `${columns.join()} -> ${references.table}(${references.columns.join()})`,
    ),
    ...(keeps.uniques ?? []).map(({ columns, where }) => `unique ${columns.join()}${sayWhere(where)}`),
    ...(keeps.checks ?? []).map(({ predicate }) => (predicate === undefined ? '' : printExpression(predicate))),
    ...(keeps.parents ?? []).map(
      ({ columns, references, check }) =>
        `${references.table} of ${columns.join()}: ${check.predicate === undefined ? '' : printExpression(check.predicate)}`,
    ),
    ...(keeps.limits ?? []).map(sayLimit),
    ...(understood === true ? [] : ['and more']),
  ];
}

const sayWhere = (where: Unique['where']): string =>
  where?.predicate === undefined ? '' : ` where ${printExpression(where.predicate)}`;

function sayLimit({ columns, most, where, room }: Limit): string {
  const said =
    room === undefined ? most : `${room.references.table}.${room.column} + ${room.slack} of ${room.columns.join()}`;
  return `${said} per ${columns.join()}${sayWhere(where)}`;
}

const USER = ['user_id -> users(id)'];
const FILLED_USER = [...USER, 'user_id is not null'];

describe('PL/pgSQL', () => {
  const body = (steps: string, variables = ''): string =>
    `${variables === '' ? '' : `DECLARE ${variables}`} BEGIN ${steps} RETURN NEW; END;`;

  test.each<[string, string, readonly string[]]>([
    ['IF NEW.low > NEW.high THEN RAISE EXCEPTION $x; END IF;', '', ['low <= high']],
    ['IF NEW.low > NEW.high OR NEW.low < 0 THEN RAISE EXCEPTION $x; END IF;', '', ['low <= high', 'low >= 0']],
    ["IF NEW.kind NOT IN ('a', 'b') THEN RAISE EXCEPTION $x; END IF;", '', ["kind in ('a', 'b')"]],
    ['IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) THEN RAISE EXCEPTION $x; END IF;', '', FILLED_USER],
    [
      'BEGIN SELECT * INTO STRICT r FROM users WHERE id = NEW.user_id; EXCEPTION WHEN no_data_found THEN RAISE EXCEPTION $x; WHEN others THEN RAISE; END; BEGIN IF NEW.low < 0 THEN RAISE EXCEPTION $y; END IF; END;',
      'r users%ROWTYPE;',
      [...FILLED_USER, 'low >= 0'],
    ],
    [
      'IF NEW.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = NEW.user_id) THEN RAISE EXCEPTION $x; END IF;',
      '',
      USER,
    ],
    [
      'IF NEW.user_id IS NULL THEN RETURN NEW; END IF; PERFORM 1 FROM users WHERE users.id = NEW.user_id; IF NOT FOUND THEN RAISE EXCEPTION $x; END IF;',
      '',
      USER,
    ],
    [
      'PERFORM 1 FROM users u WHERE u.id = NEW.user_id AND u.deleted_at IS NULL FOR SHARE; IF NOT FOUND THEN RAISE EXCEPTION $x; END IF;',
      '',
      [...FILLED_USER, 'users of user_id: deleted_at is null'],
    ],
    [
      "SELECT status INTO v FROM users WHERE id = NEW.user_id; IF v IS NULL THEN RAISE EXCEPTION $x; END IF; IF v <> 'open' THEN RAISE EXCEPTION $x; END IF;",
      'v users.status%TYPE;',
      [...FILLED_USER, "users of user_id: status = 'open'"],
    ],
    [
      'SELECT * INTO u FROM users WHERE id = NEW.user_id; IF FOUND AND u.banned THEN RAISE EXCEPTION $x; END IF;',
      'u record;',
      ['users of user_id: not banned'],
    ],
    [
      'SELECT count(*) INTO n FROM users WHERE id = NEW.user_id; IF n = 0 THEN RAISE EXCEPTION $x; END IF;',
      'n integer := 0;',
      FILLED_USER,
    ],
    ['IF EXISTS (SELECT 1 FROM posts WHERE slug = NEW.slug) THEN RAISE EXCEPTION $x; END IF;', '', ['unique slug']],
    [
      'IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND banned) THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['users of user_id: banned is not true'],
    ],
    ['IF NEW.room_id NOT IN (SELECT id FROM rooms) THEN RAISE EXCEPTION $x; END IF;', '', ['room_id -> rooms(id)']],
    [
      "IF TG_OP = 'UPDATE' AND OLD.kind <> NEW.kind THEN RAISE EXCEPTION $x; END IF; IF NEW.kind = '' THEN RAISE EXCEPTION $x; END IF;",
      '',
      ["kind <> ''"],
    ],
    ["IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; IF NEW.low < 0 THEN RETURN NULL; END IF;", '', ['low >= 0']],
    [
      'IF NEW.low IS NULL THEN NEW.low := 1; END IF; IF NEW.high < 0 THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['high >= 0'],
    ],
    [
      "IF NEW.kind = 'user' AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) THEN RAISE EXCEPTION $x; END IF;",
      '',
      USER,
    ],
    [
      "IF NEW.kind = 'user' AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.low) THEN RAISE EXCEPTION $x; END IF; IF NEW.kind = 'room' AND NOT EXISTS (SELECT 1 FROM rooms WHERE id = NEW.low) THEN RAISE EXCEPTION $x; END IF;",
      '',
      ['and more'],
    ],
    ['RAISE EXCEPTION $x;', '', ['and more']],
    ['PERFORM refuse(NEW.id); IF NEW.low < 0 THEN RAISE EXCEPTION $x; END IF;', '', ['low >= 0', 'and more']],
    ['IF NEW.low < 0 THEN RAISE NOTICE $x; END IF;', '', []],
    [
      'IF NEW.low < 0 THEN RAISE EXCEPTION $x; END IF; FOR i IN 1..3 LOOP NULL; END LOOP;',
      '',
      ['low >= 0', 'and more'],
    ],
    ['IF (SELECT count(*) FROM users WHERE id = NEW.user_id) = 0 THEN RAISE EXCEPTION $x; END IF;', '', FILLED_USER],
    [
      'IF NOT EXISTS (SELECT 1 FROM seats s JOIN rooms r ON r.id = s.room_id WHERE s.user_id = NEW.user_id AND r.id = NEW.room_id) THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['user_id,room_id -> seats(user_id,room_id)', 'room_id -> rooms(id)', 'user_id is not null'],
    ],
    [
      'IF NOT EXISTS (SELECT 1 FROM seats, users WHERE users.id = seats.user_id AND seats.room_id = NEW.room_id AND seats.user_id = NEW.user_id AND NOT banned) THEN RAISE EXCEPTION $x; END IF;',
      '',
      [
        'room_id,user_id -> seats(room_id,user_id)',
        'user_id -> users(id)',
        'user_id is not null',
        'users of user_id: (not banned) is true',
      ],
    ],
    [
      'PERFORM 1 FROM seats s INNER JOIN rooms USING (room_id) JOIN rooms r ON s.room_id = r.id WHERE s.id = NEW.low; IF NOT FOUND THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
    [
      'PERFORM 1 FROM seats s JOIN rooms r ON s.room_id = r.id WHERE s.id = NEW.low FOR SHARE; IF NOT FOUND THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['low -> seats(id)', 'low is not null'],
    ],
    [
      'SELECT s.user_id INTO v FROM seats s JOIN rooms r ON s.room_id = r.id WHERE s.id = NEW.low; IF v IS NULL THEN RAISE EXCEPTION $x; END IF;',
      'v integer;',
      ['low -> seats(id)', 'low is not null'],
    ],
    [
      'IF EXISTS (SELECT 1 FROM seats s JOIN users u ON u.id = s.user_id WHERE s.id = NEW.low AND u.banned) THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
    [
      'IF NOT EXISTS (SELECT 1 FROM seats s LEFT JOIN rooms r ON r.id = s.room_id WHERE s.id = NEW.low) THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
    [
      'IF NOT EXISTS (SELECT 1 FROM seats s JOIN rooms r ON r.seats = s.id WHERE s.user_id = NEW.user_id) THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
    [
      'IF (SELECT count(*) FROM posts WHERE user_id = NEW.user_id) >= 5 THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['5 per user_id'],
    ],
    [
      "SELECT count(*) INTO n FROM posts p WHERE p.user_id = NEW.user_id AND p.kind = 'open'; IF n > 4 THEN RAISE EXCEPTION $x; END IF;",
      'n integer;',
      ["5 per user_id where kind = 'open'"],
    ],
    [
      "IF NEW.kind = 'open' AND EXISTS (SELECT 1 FROM posts WHERE user_id = NEW.user_id AND kind = 'open') THEN RAISE EXCEPTION $x; END IF;",
      '',
      ["unique user_id where kind = 'open'"],
    ],
    [
      "IF NEW.kind = 'open' AND EXISTS (SELECT 1 FROM posts WHERE user_id = NEW.user_id AND kind = 'shut') THEN RAISE EXCEPTION $x; END IF;",
      '',
      ["1 per user_id where kind = 'shut' and kind = 'open'"],
    ],
    ['IF (SELECT count(id) FROM posts) >= 1 THEN RAISE EXCEPTION $x; END IF;', '', ['1 per ']],
    ['IF (SELECT count(low) FROM posts) >= 1 THEN RAISE EXCEPTION $x; END IF;', '', ['and more']],
    ['IF EXISTS (SELECT 1 FROM posts) THEN RAISE EXCEPTION $x; END IF;', '', ['1 per ']],
    [
      'SELECT count(*) INTO n FROM posts WHERE room_id = NEW.room_id; SELECT seats INTO m FROM rooms WHERE id = NEW.room_id; IF n >= m THEN RAISE EXCEPTION $x; END IF;',
      'n integer; m integer;',
      ['rooms.seats + 0 of room_id per room_id'],
    ],
    [
      'IF (SELECT r.seats FROM rooms r WHERE r.id = NEW.room_id) < (SELECT count(*) FROM posts WHERE room_id = NEW.room_id) THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['rooms.seats + 1 of room_id per room_id'],
    ],
    [
      'IF (SELECT count(*) FROM posts WHERE user_id = NEW.user_id) < 5 THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
    [
      'IF (SELECT count(*) FROM posts WHERE user_id = NEW.user_id) >= NEW.low THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
    [
      'IF (SELECT count(*) FROM seats WHERE user_id = NEW.user_id) >= 5 THEN RAISE EXCEPTION $x; END IF;',
      '',
      ['and more'],
    ],
  ])('%s', async (steps, variables, lines) => {
    const trigger = await read('postgresql', { source: body(steps.replaceAll('$x', "'no'"), variables) });
    expect(linesOf(trigger)).toEqual(lines);
  });

  test('its messages and its writes to the row and to other tables are known', async () => {
    const trigger = await read('postgresql', {
      timing: 'after',
      source: body(
        `IF NEW.low < 0 THEN RAISE EXCEPTION 'Post % is 100%% low', NEW.id USING HINT = 'x'; END IF;
         NEW.changed_at := now();
         INSERT INTO log (of_post, said, id) VALUES (NEW.id, TG_OP, nextval('s'));`,
      ),
    });
    expect(trigger).toMatchObject({ says: ['Post … is 100% low'], sets: ['changed_at'], understood: true });
    expect(trigger.writes).toEqual([
      {
        table: 'log',
        values: [
          { column: 'of_post', value: { op: 'column', name: 'id' } },
          { column: 'said', value: { op: 'literal', type: 'text', value: 'INSERT' } },
        ],
      },
    ]);
    expect(trigger).not.toHaveProperty('source');
  });

  test('a caught error, and a body in another language, constrain nothing', async () => {
    const caught =
      'BEGIN IF NEW.low < 0 THEN RAISE EXCEPTION $$x$$; END IF; EXCEPTION WHEN others THEN RETURN NEW; END;';
    expect(linesOf(await read('postgresql', { source: caught }))).toEqual(['and more']);
    const remarked = caught.replace('RETURN NEW;', 'RAISE NOTICE $$y$$;');
    expect(linesOf(await read('postgresql', { source: remarked }))).toEqual(['and more']);
    expect(linesOf(await read('postgresql', { source: 'plv8.elog(ERROR, "no");' }))).toEqual(['and more']);
  });

  test('WHEN of the trigger is part of the path to every refusal', async () => {
    const source = body("RAISE EXCEPTION 'low';");
    expect(linesOf(await read('postgresql', { source, when: 'new.low > new.high' }))).toEqual(['low <= high']);
  });
});

describe('SQLite', () => {
  test.each<[string, string | undefined, readonly string[]]>([
    ["SELECT RAISE(ABORT, 'no') WHERE (SELECT id FROM users WHERE id = NEW.user_id) IS NULL;", undefined, FILLED_USER],
    [
      "SELECT RAISE(ROLLBACK, 'no') WHERE NEW.user_id IS NOT NULL AND (SELECT id FROM users WHERE id = NEW.user_id) IS NULL;",
      undefined,
      USER,
    ],
    [
      "SELECT CASE WHEN ((SELECT id FROM users WHERE id = NEW.user_id) IS NULL) THEN RAISE(ABORT, 'no') END;",
      undefined,
      FILLED_USER,
    ],
    [
      "SELECT CASE WHEN ((new.user_id IS NOT NULL) AND ((SELECT id FROM users WHERE id = new.user_id) IS NULL)) THEN RAISE(ABORT, 'no') END;",
      undefined,
      USER,
    ],
    [
      "SELECT RAISE(ABORT, 'no') WHERE NOT EXISTS (SELECT 1 FROM seats s JOIN rooms r ON r.id = s.room_id WHERE s.id = NEW.low);",
      undefined,
      ['low -> seats(id)', 'low is not null'],
    ],
    ["SELECT RAISE(FAIL, 'no');", 'NEW.low > NEW.high', ['low <= high']],
    ["SELECT RAISE(ABORT, 'no');", 'NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id)', FILLED_USER],
    ["SELECT RAISE(ABORT, 'no') FROM posts WHERE slug = NEW.slug;", undefined, ['unique slug']],
    ["SELECT RAISE(ABORT, 'no') WHERE NEW.room_id NOT IN (SELECT id FROM rooms);", undefined, ['room_id -> rooms(id)']],
    [
      "SELECT RAISE(ABORT, 'no') WHERE (SELECT COUNT(*) FROM rooms WHERE id = NEW.room_id) = 0;",
      undefined,
      ['room_id -> rooms(id)'],
    ],
    [
      "SELECT RAISE(ABORT, 'no') WHERE (SELECT count(*) FROM posts WHERE user_id = NEW.user_id) >= 3;",
      undefined,
      ['3 per user_id'],
    ],
    ["SELECT RAISE(ABORT, 'no');", '(SELECT COUNT(*) FROM posts WHERE user_id = NEW.user_id) > 2', ['3 per user_id']],
    ['UPDATE posts SET low = 1 WHERE id = NEW.id; SELECT RAISE(IGNORE) WHERE NEW.low < 0;', undefined, ['low >= 0']],
  ])('%s', async (statement, when, lines) => {
    const trigger = await read('sqlite', { action: `BEGIN ${statement} END`, ...(when === undefined ? {} : { when }) });
    expect(linesOf(trigger)).toEqual(lines);
  });
});

describe('MySQL', () => {
  test.each<[string, readonly string[]]>([
    ["IF NEW.low > NEW.high THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'; END IF", ['low <= high']],
    [
      "IF NOT EXISTS (SELECT 1 FROM seats s CROSS JOIN rooms r WHERE s.room_id = r.id AND r.id = NEW.room_id AND s.user_id = NEW.user_id) THEN SIGNAL SQLSTATE '45000'; END IF",
      ['room_id,user_id -> seats(room_id,user_id)', 'room_id -> rooms(id)', 'user_id is not null'],
    ],
    [
      "BEGIN IF (SELECT COUNT(*) FROM users WHERE id = NEW.user_id) = 0 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'; END IF; END",
      FILLED_USER,
    ],
    [
      "BEGIN DECLARE n INT; SELECT COUNT(*) INTO n FROM rooms WHERE `rooms`.`id` = NEW.`room_id`; IF n < 1 THEN SIGNAL SQLSTATE '45000'; END IF; END",
      ['room_id -> rooms(id)'],
    ],
    [
      "BEGIN DECLARE found_status varchar(9); SELECT status INTO found_status FROM users WHERE id = NEW.user_id; IF found_status IS NULL OR found_status <> 'open' THEN SIGNAL SQLSTATE '45000'; END IF; END",
      [...FILLED_USER, "users of user_id: status = 'open'"],
    ],
    ["IF NOT EXISTS (SELECT * FROM users WHERE id = NEW.user_id) THEN SIGNAL SQLSTATE '45000'; END IF", FILLED_USER],
    ["IF EXISTS (SELECT 1 FROM posts WHERE slug = NEW.slug) THEN SIGNAL SQLSTATE '45000'; END IF", ['unique slug']],
    [
      "BEGIN CASE WHEN NEW.low < 0 THEN SIGNAL SQLSTATE '45000'; ELSE BEGIN END; END CASE; BEGIN IF NEW.high > 9 THEN SIGNAL SQLSTATE '45000'; END IF; END; IF (SELECT id FROM rooms WHERE id = NEW.room_id LIMIT 1) IS NULL THEN SIGNAL SQLSTATE '45000'; END IF; END",
      ['room_id -> rooms(id)', 'low >= 0', 'high <= 9'],
    ],
    [
      "BEGIN DECLARE n INT DEFAULT 0; SELECT COUNT(*) INTO n FROM posts WHERE user_id = NEW.user_id; IF n >= 3 THEN SIGNAL SQLSTATE '45000'; END IF; END",
      ['3 per user_id'],
    ],
    [
      "BEGIN SELECT COUNT(*) INTO @n FROM posts WHERE user_id = NEW.user_id; SET @most = 3; IF @n >= @most THEN SIGNAL SQLSTATE '45000'; END IF; END",
      ['3 per user_id'],
    ],
    ["IF @n >= 3 THEN SIGNAL SQLSTATE '45000'; END IF", ['and more']],
    [
      "BEGIN SET @n = (SELECT COUNT(*) FROM posts WHERE user_id = NEW.user_id); IF @n >= (SELECT seats FROM rooms WHERE id = NEW.room_id) THEN SIGNAL SQLSTATE '45000'; END IF; END",
      ['and more'],
    ],
    ['SET NEW.slug = LOWER(NEW.slug), @n = 1', []],
    ['CALL look(NEW.id)', ['and more']],
  ])('%s', async (action, lines) => {
    expect(linesOf(await read('mysql', { action }))).toEqual(lines);
  });
});
