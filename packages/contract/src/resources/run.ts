import type { Rules as EngineRules } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { choice, documentOf, flag, idOf, MAX_ROWS, named, nameText, timeInput } from './field.ts';
import { localeText } from './project.ts';
import { templateId } from './template.ts';

export const MODES = ['append', 'truncate', 'create'] as const;
export type RunMode = (typeof MODES)[number];

export const Rules = documentOf<EngineRules>(
  'Rules',
  'Rules that override what is made; a key is a table or a column. Its JSON Schema is at `/schemas/rules.json`.',
);

/** Tables of `rows` in a list; with `rules`, a page of runs would be tens of megabytes. */
export const LISTED_ROWS = 20;

const rowsOfTable = Type.Integer({ minimum: 0, maximum: MAX_ROWS, description: 'Rows of the table.' });

/** Names are looked up in the schema: unknown ones are refused there, with the nearest existing one. */
export const RunRows = Type.Union(
  [
    Type.Integer({ minimum: 1, maximum: MAX_ROWS, description: 'Rows of the whole run, distributed over the tables.' }),
    Type.Unsafe<Readonly<Record<string, number>>>({
      type: 'object',
      additionalProperties: rowsOfTable,
      minProperties: 1,
      maxProperties: 10_000,
      description: 'Rows by table: exact for a named table; `*` is the number for each other table.',
    }),
  ],
  { title: 'RunRows', description: 'Number of rows; by default 10,000 over all tables.' },
);
export type RunRows = Static<typeof RunRows>;

export const RunSource = Type.Object(
  {
    template_id: Type.Optional(templateId('A template.')),
    snapshot_id: Type.Optional(idOf('snapshot', 'A snapshot of the project.')),
  },
  {
    ...named('RunSource', "The schema: a template or a snapshot; by default the project's newest snapshot."),
    minProperties: 1,
    maxProperties: 1,
  },
);
export type RunSource = Static<typeof RunSource>;

export const RunTarget = Type.Object(
  {
    connection_id: idOf('connection', 'The connection that the rows are streamed to.'),
    mode: Type.Optional(
      choice(
        MODES,
        '`append` (the default) keeps existing rows, `truncate` empties the tables first, `create` creates them.',
      ),
    ),
    confirm: Type.Optional(
      nameText("The target's host name, if it looks like production or rows would be deleted.", 255),
    ),
  },
  named('RunTarget', 'Where the rows go.'),
);
export type RunTarget = Static<typeof RunTarget>;

const seed = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The same schema, request and seed give the same rows. If absent, one is chosen and recorded.',
});

const RUN_FIELDS = {
  source: Type.Optional(RunSource),
  rows: Type.Optional(RunRows),
  seed: Type.Optional(seed),
  locale: Type.Optional(localeText("Language of names and texts; by default the project's default locale.")),
  as_of: Type.Optional(timeInput('The present of the generated rows; by default the time of the request.')),
  rules: Type.Optional(Rules),
  dirt: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Share of wrong cells in every table: typos, wrong case, stray spaces, missing values, outliers and duplicate rows. Constraints still hold. Rules set it by table and column (`dirt`).',
    }),
  ),
  strict: Type.Optional(
    flag(
      'Whether to refuse the run if a table cannot be filled. Otherwise that table and those that depend on it are left out.',
    ),
  ),
  make_partitions: Type.Optional(
    flag(
      'Whether the run creates partitions for PostgreSQL tables without any; otherwise these tables get no rows. The plan lists the statements in its notes, and undoing the run drops the partitions.',
    ),
  ),
  target: Type.Optional(RunTarget),
  export: Type.Optional(flag('Whether to seal the recipe as an export when the run has succeeded.')),
};

export const StartRun = Type.Object(
  {
    ...RUN_FIELDS,
    approval_id: Type.Optional(
      idOf('approval', 'The approval of exactly this run, if the organization requires approval.'),
    ),
  },
  named(
    'StartRun',
    'A run. Without `target` it is a rehearsal: rows are made, checked and discarded, and count as usage.',
  ),
);
export type StartRun = Static<typeof StartRun>;

/** What can be planned or approved: an approval cannot name an approval. */
export const RunRequest = Type.Object(RUN_FIELDS, named('RunRequest', 'A run to plan or to approve.'));
export type RunRequest = Static<typeof RunRequest>;
