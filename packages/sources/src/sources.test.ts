import { describe, expect, test } from 'vitest';
import {
  readDbml,
  readJsonSchema,
  readPrisma,
  recogniseOtherTool,
  type ConvertedSource,
  type ConvertResult,
} from './index.ts';

function converted(result: ConvertResult): ConvertedSource {
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result;
}

const issuesOf = (result: ConvertResult) => ('issues' in result ? result.issues : []);

const PRISMA = (provider: string, more = ''): string => `
datasource db {
  provider = "${provider}"
}
enum Role {
  USER
  ADMIN @map("admin")
  @@map("user_role")
}
model User {
  id        String   @id @default(uuid())
  email     String   @unique
  role      Role     @default(ADMIN)
  joinedAt  DateTime @default(now()) @map("joined_at")
  posts     Post[]
  friends   User[]   @relation("Friends")
  friendOf  User[]   @relation("Friends")
  @@map("users")
}
model Post {
  id       BigInt @id @default(autoincrement())
  title    String ${more}
  authorId String @map("author_id")
  author   User   @relation(fields: [authorId], references: [id])
  tags     Tag[]
  @@unique([authorId, title])
}
model Tag {
  group Int
  name  String
  posts Post[]
  id    Int    @unique @default(autoincrement())
  @@id([id])
}
`;

describe('a Prisma schema', () => {
  test('becomes the tables that Prisma Migrate creates, with the hidden tables of its lists', () => {
    const { sql, dialect, rules } = converted(readPrisma(PRISMA('postgresql', '@db.VarChar(200)')));
    expect(dialect).toBe('postgresql');
    expect(sql).toContain(`CREATE TYPE "user_role" AS ENUM ('USER', 'admin')`);
    expect(sql).toContain(`"role" "user_role" NOT NULL DEFAULT 'admin'`);
    expect(sql).toContain('"joined_at" timestamp(3) NOT NULL DEFAULT CURRENT_TIMESTAMP');
    expect(sql).toContain('"id" bigserial NOT NULL');
    expect(sql).toContain('"title" varchar(200) NOT NULL');
    expect(sql).toContain('UNIQUE ("author_id", "title")');
    expect(sql).toContain('ALTER TABLE "Post" ADD FOREIGN KEY ("author_id") REFERENCES "users" ("id")');
    expect(sql).toContain(
      'CREATE TABLE "_Friends" (\n  "A" text NOT NULL,\n  "B" text NOT NULL,\n  PRIMARY KEY ("A", "B")',
    );
    expect(sql).toContain('ALTER TABLE "_PostToTag" ADD FOREIGN KEY ("A") REFERENCES "Post" ("id")');
    expect(sql).toContain('ALTER TABLE "_PostToTag" ADD FOREIGN KEY ("B") REFERENCES "Tag" ("id")');
    // The client makes them, and the column is a text: only a rule says that they are UUIDs.
    expect(rules).toEqual({ 'users.id': { generator: 'uuid_v4' } });
  });

  test('follows its provider', () => {
    const mysql = converted(readPrisma(PRISMA('mysql', '@db.UnsignedSmallInt')));
    expect(mysql.sql).toContain("`role` enum('USER', 'admin') NOT NULL DEFAULT 'admin'");
    expect(mysql.sql).toContain('`id` bigint NOT NULL AUTO_INCREMENT');
    expect(mysql.sql).toContain('`title` smallint unsigned NOT NULL');
    const sqlite = converted(readPrisma(PRISMA('sqlite')));
    expect(sqlite.sql).toContain('"id" INTEGER PRIMARY KEY AUTOINCREMENT');
    expect(sqlite.sql).toContain(`CHECK ("role" IN ('USER', 'admin'))`);
    expect(sqlite.sql).toContain('FOREIGN KEY ("author_id") REFERENCES "users" ("id")');
  });

  test('with an error is refused with its place', () => {
    expect(issuesOf(readPrisma(PRISMA('mongodb')))).toMatchObject([
      { line: 3, message: expect.stringContaining('mongodb') as string },
    ]);
    expect(issuesOf(readPrisma('model User {\n  id Int @id\n  = oops\n}'))).toMatchObject([{ line: 3 }]);
  });

  test.each([
    ['a blank behind a brace', (text: string) => text.replace('User {', 'User { \t')],
    ['a comment behind a brace', (text: string) => text.replace('User {', 'User { // the "users"')],
    ['comments of several lines', (text: string) => text.replace('  name', '  /* one {\n  two */ name')],
    ['a comment without its end', (text: string) => `${text}/* and so on {`],
    ['lines that end as on Windows', (text: string) => text.replace('User {', 'User { ').replaceAll('\n', '\r\n')],
  ])('is the same schema with %s', (_, change) => {
    const text = 'model User {\n  id Int @id\n  name String? @default("a // \\" /* b")\n}\n';
    expect(converted(readPrisma(change(text))).sql).toBe(converted(readPrisma(text)).sql);
    expect(converted(readPrisma(text)).sql).toContain("'a // \" /* b'");
  });
});

describe('DBML', () => {
  test('becomes tables with its partials, references and links', () => {
    const { sql, dialect } = converted(
      readDbml(`Project p { database_type: 'PostgreSQL' }
Enum state { 
  new
  "in transit" 
}
TablePartial stamps { 
  created_at datetime [not null, default: \`now()\`] 
}
Table customers as C {
  id int [pk, increment]
  email nvarchar(120) [unique, not null]
  ~stamps
}
Table sales.orders {
  id bigint [pk]
  customer_id int [ref: > customers.id, not null]
  state state [default: 'new']
  total decimal(10,2) [check: \`total > 0\`]
  note string
}
Table tags { 
  id int [pk] 
}
Table badges { 
  tag_id int [pk] 
}
Ref: C.id <> tags.id
Ref: tags.id - badges.tag_id`),
    );
    expect(dialect).toBe('postgresql');
    expect(sql).toContain(`CREATE TYPE "state" AS ENUM ('new', 'in transit')`);
    expect(sql).toContain(
      '"id" serial NOT NULL,\n  "email" varchar(120) NOT NULL,\n  "created_at" timestamp NOT NULL DEFAULT now()',
    );
    expect(sql).toContain(`"state" "state" DEFAULT 'new'`);
    expect(sql).toContain('"note" text');
    expect(sql).toContain('CHECK (total > 0)');
    expect(sql).toContain('ALTER TABLE "sales"."orders" ADD FOREIGN KEY ("customer_id") REFERENCES "customers" ("id")');
    expect(sql).toContain('PRIMARY KEY ("customers_id", "tags_id")');
    expect(sql).toContain('ALTER TABLE "badges" ADD FOREIGN KEY ("tag_id") REFERENCES "tags" ("id")');
  });

  test('with an error is refused with line and column', () => {
    expect(issuesOf(readDbml('Table x {\n  id int [pk]\n  name\n}'))).toMatchObject([{ line: 3, column: 3 }]);
  });
});

describe('a JSON Schema', () => {
  test('becomes a table for each object, with the constraints of its keywords', () => {
    const { sql, rules } = converted(
      readJsonSchema(
        {
          $defs: {
            Owner: {
              type: 'object',
              required: ['id', 'contact'],
              properties: {
                id: { type: 'string', format: 'uuid' },
                contact: { type: 'string', format: 'email', maxLength: 80 },
              },
            },
            Pet: {
              type: 'object',
              required: ['name', 'owner'],
              properties: {
                name: { type: 'string', minLength: 2, pattern: "^[A-Z]'?[a-z]+$" },
                age: { type: ['integer', 'null'], minimum: 0, exclusiveMaximum: 40 },
                kind: { enum: ['cat', 'dog'] },
                owner: { $ref: '#/$defs/Owner' },
                friends: { type: 'array', items: { $ref: '#/$defs/Pet' } },
                visits: {
                  type: 'array',
                  items: { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
                },
                extra: { type: 'object' },
              },
            },
          },
        },
        'pets',
      ),
    );
    expect(sql).toContain('"contact" varchar(80) NOT NULL');
    expect(rules).toEqual({ 'Owner.contact': { generator: 'email' } });
    expect(sql).toContain(`CHECK ("name" ~ '^[A-Z]''?[a-z]+$')`);
    expect(sql).toContain('CHECK (char_length("name") >= 2)');
    expect(sql).toContain('CHECK ("age" >= 0)');
    expect(sql).toContain('CHECK ("age" < 40)');
    expect(sql).toContain(`CHECK ("kind" IN ('cat', 'dog'))`);
    expect(sql).toContain('"owner_id" uuid NOT NULL');
    expect(sql).toContain('ALTER TABLE "Pet" ADD FOREIGN KEY ("owner_id") REFERENCES "Owner" ("id")');
    expect(sql).toContain('PRIMARY KEY ("Pet_id", "Pet_other_id")');
    expect(sql).toContain('ALTER TABLE "Pet_visits" ADD FOREIGN KEY ("Pet_id") REFERENCES "Pet" ("id")');
    expect(sql).toContain('"extra" jsonb');
  });
});

test.each([
  ['src/user.ts', "import { Entity } from 'typeorm';", 'TypeORM', 'typeorm schema:sync'],
  ['models/index.js', "const { Sequelize } = require('sequelize');", 'Sequelize', 'sequelize-cli'],
  ['db/schema.rb', 'ActiveRecord::Schema[8.0].define do', 'Rails', 'db:schema:dump'],
  ['shop/models.py', 'class Order(models.Model):', 'Django', 'manage.py'],
  ['models.py', 'from sqlalchemy import Column', 'SQLAlchemy', 'alembic'],
])('%s is recognised, with the command that helps', (name, text, tool, command) => {
  expect(recogniseOtherTool(name, text)).toMatchObject({ tool });
  expect(recogniseOtherTool(name, text)?.help.join()).toContain(command);
});
