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
          '`updated_at` of the rules that these are based on, null if there were none. If absent, existing rules are replaced without a check.',
        ),
      ),
    ),
  },
  named('UpdateProjectRules', 'Rules that replace all rules of the project.'),
);
export type UpdateProjectRules = Static<typeof UpdateProjectRules>;
