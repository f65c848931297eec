import { Type } from 'typebox';
import { choice, idOf, timeInput } from '../resources/field.ts';
import { generationStatus } from '../resources/generation.ts';
import { SNAPSHOT_SOURCES } from '../resources/snapshot.ts';
import { DELIVERY_STATES } from '../resources/webhook.ts';

export const GENERATION_FILTERS = {
  status: Type.Optional(generationStatus),
  created_after: Type.Optional(timeInput('Only runs accepted at this time or later.')),
  created_before: Type.Optional(timeInput('Only runs accepted before this time.')),
};

export const SNAPSHOT_FILTERS = {
  source: Type.Optional(choice(SNAPSHOT_SOURCES, 'Only those whose schema came from there.')),
  captured_after: Type.Optional(timeInput('Only snapshots captured at this time or later.')),
  captured_before: Type.Optional(timeInput('Only snapshots captured before this time.')),
};

export const EXPORT_FILTERS = {
  created_after: Type.Optional(timeInput('Only exports sealed at this time or later.')),
  created_before: Type.Optional(timeInput('Only exports sealed before this time.')),
};

export const DELIVERY_FILTERS = {
  state: Type.Optional(choice(DELIVERY_STATES, 'Only deliveries in this state.')),
  created_after: Type.Optional(timeInput('Only deliveries of events at this time or later.')),
  created_before: Type.Optional(timeInput('Only deliveries of events before this time.')),
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
