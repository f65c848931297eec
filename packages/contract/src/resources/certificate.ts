import { DIALECT_NAMES } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { choice, count, idOf, list, named, nullable, text, time } from './field.ts';
import { constraintKind } from './plan.ts';

const CertifiedConstraint = Type.Object(
  {
    kind: constraintKind,
    name: text("The constraint's name, or its text if it has no name; for NOT NULL the column's name."),
    rows_examined: count('Rows examined.'),
    violations: nullable(count('Rows that violate it; null if it could not be checked, as the note says.')),
    seconds: Type.Optional(
      Type.Number({ minimum: 0, description: 'Duration of the query, if it had one of its own.' }),
    ),
    note: Type.Optional(text('A remark.')),
    trigger: Type.Optional(text('The trigger that enforces it, if no constraint does.')),
  },
  named('CertifiedConstraint', 'One constraint and the number of its violations.'),
);

const CertifiedChecksum = Type.Object(
  {
    value: text('`sum64:` and sixteen hexadecimal digits, as in exports.'),
    columns_left_out: list(
      Type.Object(
        { column: text('The column.'), reason: text('Why.') },
        named('ColumnLeftOut', 'A column that the checksum does not cover.'),
      ),
      { description: 'Columns that are left out.' },
    ),
    planned: Type.Optional(text("Checksum of the plan's rows, made without a database.")),
    differing: Type.Optional(list(Type.String(), { description: 'Columns that differ, if the two are not equal.' })),
  },
  named('CertifiedChecksum', "Checksum of a table's rows, read back from the target."),
);

const CertifiedTrigger = Type.Object(
  {
    table: text('The table of the trigger.'),
    name: text("The trigger's name."),
    says: list(Type.String(), {
      description: 'The message with which it refuses rows; `…` replaces values.',
    }),
  },
  named('CertifiedTrigger', "A trigger of the target that did not see the run's rows."),
);

export const Certificate = Type.Object(
  {
    generation_id: idOf('generation', 'The run.'),
    version: Type.Unsafe<1>({ type: 'integer', enum: [1], description: 'Version of this format.' }),
    dialect: choice(DIALECT_NAMES, 'Dialect of the target.'),
    server_version: text('Version of the target, as it reports it.'),
    made_at: time('When the constraints were checked.'),
    tables: list(
      Type.Object(
        {
          name: text('The table.'),
          rows: nullable(count('Rows in it; null if it cannot be read.')),
          rows_planned: Type.Optional(count('Rows that the run has loaded into it.')),
          rows_found: Type.Optional(count('How many of them are there.')),
          changes: Type.Optional(
            list(Type.String(), { description: "What others changed in the table and the run's rows meanwhile." }),
          ),
          not_compared: Type.Optional(
            text("What of the run's rows could not be compared with what was loaded, and why."),
          ),
          checksum: Type.Optional(CertifiedChecksum),
          constraints: list(CertifiedConstraint, { description: 'Every constraint in the catalogue.' }),
          note: Type.Optional(text('A remark.')),
        },
        named('CertifiedTable', 'One table.'),
      ),
      { description: 'Each table of the run.' },
    ),
    violations: count('Rows that violate a constraint, over all tables.'),
    triggers_off: Type.Optional(
      list(CertifiedTrigger, {
        description:
          "Triggers that were disabled while the run's rows were loaded: their conditions are not certified.",
      }),
    ),
    unexamined: count('Constraints that could not be checked.'),
    differences: Type.Optional(count('Differences from what was planned and loaded, over all tables.')),
  },
  named('Certificate', "Every constraint of the target's own catalogue, re-checked over its rows after the run."),
);
export type Certificate = Static<typeof Certificate>;
