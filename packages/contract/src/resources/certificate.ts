import { DIALECT_NAMES } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { choice, count, idOf, list, named, nullable, text, time } from './field.ts';
import { constraintKind } from './plan.ts';

const CertifiedConstraint = Type.Object(
  {
    kind: constraintKind,
    name: text("The constraint's name, or what it says where it has none; a column's name for NOT NULL."),
    rows_examined: count('Rows examined.'),
    violations: nullable(count('Rows that break it; null where it could not be examined, as the note says.')),
    seconds: Type.Optional(Type.Number({ minimum: 0, description: 'Duration of the query, where it had its own.' })),
    note: Type.Optional(text('What is to be known about it.')),
    trigger: Type.Optional(text('The trigger that keeps it, where no constraint does.')),
  },
  named('CertifiedConstraint', 'One constraint and how often it is broken.'),
);

const CertifiedChecksum = Type.Object(
  {
    value: text('`sum64:` and sixteen hexadecimal digits, as in exports.'),
    columns_left_out: list(
      Type.Object(
        { column: text('The column.'), reason: text('Why.') },
        named('ColumnLeftOut', 'A column that the checksum does not cover.'),
      ),
      { description: 'Columns that are not in it.' },
    ),
    planned: Type.Optional(text("What the plan's rows sum up to without a database.")),
    differing: Type.Optional(list(Type.String(), { description: 'Columns to blame where the two are not equal.' })),
  },
  named('CertifiedChecksum', "Checksum of a table's rows, read back from the target."),
);

const CertifiedTrigger = Type.Object(
  {
    table: text('The table that it stands on.'),
    name: text("The trigger's name."),
    says: list(Type.String(), {
      description: 'The words with which it refuses rows; `…` stands for what it fills in.',
    }),
  },
  named('CertifiedTrigger', "A trigger of the target's that did not see the run's rows."),
);

export const Certificate = Type.Object(
  {
    generation_id: idOf('generation', 'The run.'),
    version: Type.Unsafe<1>({ type: 'integer', enum: [1], description: 'Version of this form.' }),
    dialect: choice(DIALECT_NAMES, 'Dialect of the target.'),
    server_version: text('What the target says it is.'),
    made_at: time('When the constraints were examined.'),
    tables: list(
      Type.Object(
        {
          name: text('The table.'),
          rows: nullable(count('Rows in it; null where it cannot be read.')),
          rows_planned: Type.Optional(count('Rows that the run has loaded into it.')),
          rows_found: Type.Optional(count('How many of them are there.')),
          changes: Type.Optional(
            list(Type.String(), { description: "What others did to the table and the run's rows meanwhile." }),
          ),
          checksum: Type.Optional(CertifiedChecksum),
          constraints: list(CertifiedConstraint, { description: 'Every constraint that the catalogue names.' }),
          note: Type.Optional(text('What is to be known about it.')),
        },
        named('CertifiedTable', 'One table.'),
      ),
      { description: 'Each table of the run.' },
    ),
    violations: count('Rows that break a constraint, over all tables.'),
    triggers_off: Type.Optional(
      list(CertifiedTrigger, {
        description: "Triggers that were off while the run's rows were loaded: what they keep is not certified.",
      }),
    ),
    unexamined: count('Constraints that could not be examined.'),
    differences: Type.Optional(count('What is not as it was planned and loaded, over all tables.')),
  },
  named('Certificate', "Every constraint of the target's own catalogue, re-checked over its rows after the run."),
);
export type Certificate = Static<typeof Certificate>;
