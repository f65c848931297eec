import { type Static, Type } from 'typebox';
import { idOf, named, nullable, time, timeInput } from './field.ts';
import { Rules } from './run.ts';

export const ProjectRules = Type.Object(
  {
    rules: Rules,
    updated_by: nullable(idOf('user', 'Who last changed them; null: nobody has yet.')),
    updated_at: nullable(time('When they were last changed; null: never.')),
  },
  named('ProjectRules', "Rules of a project: over those of a template, under a run's own."),
);
export type ProjectRules = Static<typeof ProjectRules>;

export const UpdateProjectRules = Type.Object(
  {
    rules: Rules,
    based_on: Type.Optional(
      nullable(
        timeInput(
          '`updated_at` of the rules that these were made from, null where there were none. Absent: whatever is there is replaced.',
        ),
      ),
    ),
  },
  named('UpdateProjectRules', 'Rules that take the place of those of the project, as a whole.'),
);
export type UpdateProjectRules = Static<typeof UpdateProjectRules>;
