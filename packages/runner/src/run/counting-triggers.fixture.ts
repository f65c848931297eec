import type { FaultDialect } from '../faults/shops.fixture.ts';

/** A schema whose triggers count, and the expected result. */
export type CountingSchema = {
  readonly name: string;
  readonly tables: string;
  readonly triggers: readonly CountingTrigger[];
  readonly rows: Readonly<Record<string, number>>;
  /** Names of the triggers that no plan can satisfy: they are disabled, and reported. */
  readonly named?: readonly string[];
  /** The rule of such a trigger is understood anyway: the certificate counts the rows that it did not see. */
  readonly isCounted?: boolean;
};

export type CountingTrigger = {
  readonly on: string;
  /** Distinguishes two triggers of one table. */
  readonly by?: string;
  readonly timing?: 'BEFORE' | 'AFTER';
  /** The row is refused if this query returns at least that. */
  readonly count: string;
  readonly refused: string;
  readonly only?: string;
  readonly says: string;
  /** A statement that runs for each inserted row. */
  readonly notes?: string;
};

export const COUNTING: readonly CountingSchema[] = [
  {
    name: 'members of a team',
    tables: `CREATE TABLE teams (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE members (id int PRIMARY KEY, team_id int NOT NULL REFERENCES teams (id), nick varchar(30) NOT NULL);`,
    triggers: [
      {
        on: 'members',
        count: 'SELECT count(*) FROM members WHERE team_id = NEW.team_id',
        refused: '>= 5',
        says: 'a team has five members at most',
      },
    ],
    rows: { teams: 60, members: 200 },
  },
  {
    name: 'open loans of a reader who may be nobody',
    tables: `CREATE TABLE readers (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE loans (id int PRIMARY KEY, reader_id int REFERENCES readers (id), title varchar(40) NOT NULL,
        returned_on date);`,
    triggers: [
      {
        on: 'loans',
        count: 'SELECT count(*) FROM loans l WHERE l.reader_id = NEW.reader_id AND l.returned_on IS NULL',
        refused: '> 2',
        says: 'three open loans are enough',
      },
    ],
    rows: { readers: 100, loans: 280 },
  },
  {
    name: 'places of a course',
    tables: `CREATE TABLE students (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE courses (id int PRIMARY KEY, title varchar(40) NOT NULL, capacity int NOT NULL CHECK (capacity > 0));
      CREATE TABLE enrollments (student_id int NOT NULL REFERENCES students (id), course_id int NOT NULL REFERENCES courses (id),
        PRIMARY KEY (student_id, course_id));`,
    triggers: [
      {
        on: 'enrollments',
        count: 'SELECT count(*) FROM enrollments WHERE course_id = NEW.course_id',
        refused: '>= (SELECT capacity FROM courses WHERE id = NEW.course_id)',
        says: 'the course is full',
      },
    ],
    rows: { students: 150, courses: 30, enrollments: 240 },
  },
  {
    name: 'the one row of settings',
    tables: `CREATE TABLE settings (id int PRIMARY KEY, site varchar(40) NOT NULL);
      CREATE TABLE pages (id int PRIMARY KEY, title varchar(40) NOT NULL);`,
    triggers: [
      { on: 'settings', count: 'SELECT count(*) FROM settings', refused: '>= 1', says: 'there are settings already' },
    ],
    rows: { pages: 50 },
  },
  {
    name: 'one default address of a customer',
    tables: `CREATE TABLE customers (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE addresses (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id),
        kind varchar(10) NOT NULL CHECK (kind IN ('home', 'work', 'main')), street varchar(60) NOT NULL);`,
    triggers: [
      {
        on: 'addresses',
        only: `NEW.kind = 'main'`,
        count: `SELECT count(*) FROM addresses WHERE customer_id = NEW.customer_id AND kind = 'main'`,
        refused: '> 0',
        says: 'the customer has a main address',
      },
    ],
    rows: { customers: 40, addresses: 160 },
  },
  {
    name: 'photos of an album, counted when they are there',
    tables: `CREATE TABLE albums (id int PRIMARY KEY, title varchar(40) NOT NULL);
      CREATE TABLE photos (id int PRIMARY KEY, album_id int NOT NULL REFERENCES albums (id), file varchar(60) NOT NULL);`,
    triggers: [
      {
        on: 'photos',
        timing: 'AFTER',
        count: 'SELECT count(id) FROM photos WHERE album_id = NEW.album_id',
        refused: '> 4',
        says: 'an album has four photos at most',
      },
    ],
    rows: { albums: 50, photos: 150 },
  },
  {
    name: 'bookings of a user in a day, and nobody told',
    tables: `CREATE TABLE users (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE booking_log (booking_id int NOT NULL, said varchar(20) NOT NULL);
      CREATE TABLE bookings (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users (id), day date NOT NULL);`,
    triggers: [
      {
        on: 'bookings',
        timing: 'AFTER',
        count: 'SELECT count(*) FROM bookings WHERE user_id = NEW.user_id AND day = NEW.day AND id <> NEW.id',
        refused: '>= 3',
        says: 'three bookings a day',
        notes: `INSERT INTO booking_log (booking_id, said) VALUES (NEW.id, 'booked');`,
      },
    ],
    rows: { users: 100, bookings: 250, booking_log: 0 },
  },
  {
    name: 'places of a small course, and courses of a student who takes few',
    tables: `CREATE TABLE students (id int PRIMARY KEY, takes int NOT NULL CHECK (takes BETWEEN 1 AND 3));
      CREATE TABLE courses (id int PRIMARY KEY, capacity int NOT NULL CHECK (capacity BETWEEN 2 AND 8));
      CREATE TABLE enrollments (course_id int NOT NULL REFERENCES courses (id), student_id int NOT NULL REFERENCES students (id),
        PRIMARY KEY (course_id, student_id));`,
    triggers: [
      {
        on: 'enrollments',
        count: 'SELECT count(*) FROM enrollments WHERE course_id = NEW.course_id',
        refused: '>= (SELECT capacity FROM courses WHERE id = NEW.course_id)',
        says: 'the course is full',
      },
      {
        on: 'enrollments',
        by: 'students',
        count: 'SELECT count(*) FROM enrollments WHERE student_id = NEW.student_id',
        refused: '>= (SELECT takes FROM students WHERE id = NEW.student_id)',
        says: 'the student has enough courses',
      },
    ],
    rows: { students: 50, courses: 60, enrollments: 100 },
  },
  {
    name: 'players of a team, and teams of a player',
    tables: `CREATE TABLE teams (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE players (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE plays (team_id int NOT NULL REFERENCES teams (id), player_id int NOT NULL REFERENCES players (id),
        PRIMARY KEY (team_id, player_id));`,
    triggers: [
      {
        on: 'plays',
        timing: 'AFTER',
        count: 'SELECT count(*) FROM plays WHERE team_id = NEW.team_id',
        refused: '> 4',
        says: 'four players are a team',
      },
      {
        on: 'plays',
        by: 'players',
        timing: 'AFTER',
        count: 'SELECT count(*) FROM plays WHERE player_id = NEW.player_id',
        refused: '> 2',
        says: 'two teams are enough',
      },
    ],
    rows: { teams: 45, players: 80, plays: 150 },
  },
  {
    name: 'reports of a manager',
    tables: `CREATE TABLE staff (id int PRIMARY KEY, name varchar(40) NOT NULL, manager_id int REFERENCES staff (id));`,
    triggers: [
      {
        on: 'staff',
        count: 'SELECT count(*) FROM staff WHERE manager_id = NEW.manager_id',
        refused: '>= 2',
        says: 'two reports are enough',
      },
    ],
    rows: { staff: 120 },
    named: ['two reports are enough'],
    isCounted: true,
  },
  {
    name: 'what lies in a crate, and its stickers, which come after the refusal',
    tables: `CREATE TABLE crates (id int PRIMARY KEY, label varchar(40) NOT NULL);
      CREATE TABLE goods (id int PRIMARY KEY, crate_id int NOT NULL REFERENCES crates (id), weight int NOT NULL
        CHECK (weight BETWEEN 1 AND 100));
      CREATE TABLE stickers (id int PRIMARY KEY, goods_id int NOT NULL REFERENCES goods (id));`,
    triggers: [
      {
        on: 'goods',
        count: 'SELECT coalesce(sum(weight), 0) + NEW.weight FROM goods WHERE crate_id = NEW.crate_id',
        refused: '> 60',
        says: 'the crate is too heavy',
      },
    ],
    rows: { crates: 40, goods: 200, stickers: 50 },
    named: ['the crate is too heavy'],
  },
  {
    name: 'tickets of an organization, through its users',
    tables: `CREATE TABLE organizations (id int PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE people (id int PRIMARY KEY, organization_id int NOT NULL REFERENCES organizations (id));
      CREATE TABLE tickets (id int PRIMARY KEY, person_id int NOT NULL REFERENCES people (id), title varchar(60) NOT NULL);
      CREATE TABLE ticket_log (ticket_id int NOT NULL, said varchar(20) NOT NULL);`,
    triggers: [
      {
        on: 'tickets',
        timing: 'AFTER',
        count: `SELECT count(*) FROM tickets t JOIN people p ON p.id = t.person_id
          WHERE p.organization_id = (SELECT organization_id FROM people WHERE id = NEW.person_id)`,
        refused: '> 20',
        says: 'the organization has enough tickets',
        notes: `INSERT INTO ticket_log (ticket_id, said) VALUES (NEW.id, 'opened');`,
      },
    ],
    rows: { organizations: 4, people: 40, tickets: 200, ticket_log: 0 },
    named: ['the organization has enough tickets'],
  },
];

export const triggerName = ({ on, by }: CountingTrigger): string =>
  [on, 'counted', ...(by === undefined ? [] : [by])].join('_');

/** The trigger as people write it in this dialect. */
export function triggerIn(dialect: FaultDialect, trigger: CountingTrigger): string {
  const { on, timing = 'BEFORE', count, refused, only, says, notes = '' } = trigger;
  const name = triggerName(trigger);
  const head = `CREATE TRIGGER ${name} ${timing} INSERT ON ${on} FOR EACH ROW`;
  const when = only === undefined ? '' : `${only} AND `;
  const into = count.replace(' FROM ', ' INTO found FROM ');
  if (dialect === 'sqlite')
    return `${head} BEGIN SELECT RAISE(ABORT, '${says}') WHERE ${when}(${count}) ${refused}; ${notes} END;`;
  if (dialect === 'mariadb')
    return `DELIMITER ;;
      ${head} BEGIN DECLARE found int DEFAULT 0; ${into};
      IF ${when}found ${refused} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${says}'; END IF; ${notes} END;;
      DELIMITER ;`;
  return `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE found_rows integer; BEGIN
      ${into.replace('INTO found', 'INTO found_rows')};
      IF ${when}found_rows ${refused} THEN RAISE EXCEPTION '${says}'; END IF; ${notes} RETURN NEW; END $$;
    ${head} EXECUTE FUNCTION ${name}();`;
}

/** Other ways to exclude a row: the statement is half done, the transaction ends, or there is no message. */
export const OTHER_REFUSALS: Readonly<Record<FaultDialect, readonly ((trigger: string) => string)[]>> = {
  postgresql: [(trigger) => trigger.replace(/RAISE EXCEPTION '[^']*'/, 'RETURN NULL')],
  mariadb: [(trigger) => trigger.replace(`SIGNAL SQLSTATE '45000'`, `SIGNAL SQLSTATE '40001'`)],
  sqlite: ['ROLLBACK', 'FAIL', 'IGNORE'].map(
    (way) => (trigger: string) =>
      way === 'IGNORE' ? trigger.replace(/RAISE\(ABORT, '[^']*'\)/, 'RAISE(IGNORE)') : trigger.replace('ABORT', way),
  ),
};
