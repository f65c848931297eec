/** Schemas that are programs: only the tool itself can turn them into SQL. */
type OtherTool = {
  readonly tool: string;
  readonly matches: (name: string, text: string) => boolean;
  readonly help: readonly string[];
};

const code = (name: string): boolean => /\.[cm]?[jt]sx?$/i.test(name);

const OTHER_TOOLS: readonly OtherTool[] = [
  {
    tool: 'TypeORM',
    matches: (name, text) => code(name) && /\bfrom ['"]typeorm['"]|require\(['"]typeorm['"]\)|@Entity\(/.test(text),
    help: [
      'Create the tables in an empty database, then give its URL: npx typeorm schema:sync -d src/data-source.ts',
      'Or dump that database: pg_dump --schema-only DATABASE > schema.sql',
    ],
  },
  {
    tool: 'Sequelize',
    matches: (name, text) => code(name) && /['"]sequelize(?:-typescript)?['"]/.test(text),
    help: [
      'Run your migrations on an empty database, then give its URL: npx sequelize-cli db:migrate',
      'Or dump that database: pg_dump --schema-only DATABASE > schema.sql',
    ],
  },
  {
    tool: 'Rails',
    matches: (name, text) => /\.rb$/i.test(name) && /ActiveRecord::Schema|create_table/.test(text),
    help: ['Write the schema as SQL, then give db/structure.sql: SCHEMA_FORMAT=sql bin/rails db:schema:dump'],
  },
  {
    tool: 'Django',
    matches: (name, text) => /\.py$/i.test(name) && /django|models\.Model/.test(text),
    help: [
      'Run your migrations on an empty database, then give its URL: python manage.py migrate',
      'Or print the SQL of a migration: python manage.py sqlmigrate APP 0001 > schema.sql',
    ],
  },
  {
    tool: 'SQLAlchemy',
    matches: (name, text) => /\.py$/i.test(name) && /sqlalchemy|alembic/.test(text),
    help: ['Print the SQL of your migrations: alembic upgrade head --sql > schema.sql'],
  },
];

export type OtherToolHelp = Pick<OtherTool, 'tool' | 'help'>;

/** The tool of a file whose schema cannot be read without it, and the command that helps. */
export function recogniseOtherTool(name: string, text: string): OtherToolHelp | undefined {
  return OTHER_TOOLS.find(({ matches }) => matches(name, text));
}
