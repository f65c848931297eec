import { Type } from 'typebox';
import { idOf, timeInput } from '../resources/field.ts';
import { generationStatus } from '../resources/generation.ts';

export const GENERATION_FILTERS = {
  status: Type.Optional(generationStatus),
  created_after: Type.Optional(timeInput('Only runs accepted at this time or later.')),
  created_before: Type.Optional(timeInput('Only runs accepted before this time.')),
};

export const AUDIT_FILTERS = {
  action: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[a-z_]+(?:\\.[a-z_]+)*$',
      description: 'Only this action, such as `project.created`, or all of a noun, such as `project`.',
    }),
  ),
  actor: Type.Optional(idOf('user', 'Only what this user did.')),
  since: Type.Optional(timeInput('Only events at this time or later.')),
  until: Type.Optional(timeInput('Only events before this time.')),
};
