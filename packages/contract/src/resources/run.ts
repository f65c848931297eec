import type { Rules as EngineRules } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { choice, documentOf, flag, idOf, MAX_ROWS, named, nameText, timeInput } from './field.ts';
import { localeText } from './project.ts';
import { templateId } from './template.ts';

export const MODES = ['append', 'truncate', 'create'] as const;
export type RunMode = (typeof MODES)[number];

export const Rules = documentOf<EngineRules>(
  'Rules',
  'What is decided by hand about the rows; a key is a table or a column. Its JSON Schema is at `/schemas/rules.json`.',
);

const rowsOfTable = Type.Integer({ minimum: 0, maximum: MAX_ROWS, description: 'Rows of the table.' });

/** Names are looked up in the schema: those it does not have are refused there, with the nearest one it has. */
export const RunRows = Type.Union(
  [
    Type.Integer({ minimum: 1, maximum: MAX_ROWS, description: 'Rows of the whole run, spread over the tables.' }),
    Type.Unsafe<Readonly<Record<string, number>>>({
      type: 'object',
      additionalProperties: rowsOfTable,
      minProperties: 1,
      maxProperties: 10_000,
      description: 'Rows by table: exact for a table that is named; `*` is the number for each of the others.',
    }),
  ],
  { title: 'RunRows', description: 'How many rows; 10,000 over all tables unless told.' },
);
export type RunRows = Static<typeof RunRows>;

export const RunSource = Type.Object(
  {
    template_id: Type.Optional(templateId('A template.')),
    snapshot_id: Type.Optional(idOf('snapshot', 'A snapshot of the project.')),
  },
  {
    ...named('RunSource', "The schema: a template or a snapshot; the project's newest snapshot unless told."),
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
        '`append` (the default) keeps what is there, `truncate` empties the tables first, `create` creates them.',
      ),
    ),
    confirm: Type.Optional(
      nameText("The target's host name, where it looks like production or rows would be deleted.", 255),
    ),
  },
  named('RunTarget', 'Where the rows go.'),
);
export type RunTarget = Static<typeof RunTarget>;

const seed = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The same schema, wishes and seed give the same rows. Drawn and recorded when absent.',
});

const RUN_FIELDS = {
  source: Type.Optional(RunSource),
  rows: Type.Optional(RunRows),
  seed: Type.Optional(seed),
  locale: Type.Optional(localeText("Language of names and texts; the project's default locale unless told.")),
  as_of: Type.Optional(timeInput('The present of the generated rows; the time of the request unless told.')),
  rules: Type.Optional(Rules),
  dirt: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Share of cells that are wrong in every table: typos, wrong case, stray spaces, missing values, outliers and doubled rows, never against a constraint. Rules say it by table and column (`dirt`).',
    }),
  ),
  strict: Type.Optional(
    flag('Whether a table that cannot be filled refuses the run. Otherwise it, and those that need it, are left out.'),
  ),
  make_partitions: Type.Optional(
    flag(
      'Whether the run makes partitions for tables of PostgreSQL that have none to hold rows; otherwise they get none. The plan lists the statements among its notes, and undoing the run drops what it made.',
    ),
  ),
  target: Type.Optional(RunTarget),
  export: Type.Optional(flag('Whether the recipe of the run is sealed as an export when it has succeeded.')),
};

export const StartRun = Type.Object(
  {
    ...RUN_FIELDS,
    approval_id: Type.Optional(
      idOf('approval', 'The approval of exactly this run, where the organization requires sign-off.'),
    ),
  },
  named(
    'StartRun',
    'A run. Without `target` it is a rehearsal: rows are made, checked and thrown away, and count as usage.',
  ),
);
export type StartRun = Static<typeof StartRun>;

/** What can be planned or approved: an approval cannot name an approval. */
export const RunRequest = Type.Object(RUN_FIELDS, named('RunRequest', 'A run that is planned or to be approved.'));
export type RunRequest = Static<typeof RunRequest>;
