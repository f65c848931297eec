import { type Static, Type } from 'typebox';
import { choice, count, idOf, named, nullable, text, time } from './field.ts';

export const AuditEvent = Type.Object(
  {
    id: idOf('event', 'Identifier of the event.'),
    sequence: count(
      'For operators, and for owners and admins of the organization who see all of its projects, its number in the chain, without gaps; for others its number among the events that they see, or, in the audit log of a project, among those of the project. It reveals nothing about projects that they cannot see.',
    ),
    at: time('When.'),
    organization_id: nullable(idOf('organization', 'The organization; null for the chain `platform`.')),
    project_id: nullable(idOf('project', 'The project, if it concerns one.')),
    actor: Type.Object(
      {
        user_id: nullable(idOf('user', 'The user; null for the service itself.')),
        name: nullable(text('Their name; null once the account is removed.')),
        via: choice(['session', 'api_key', 'system'], 'The kind of credential.'),
        key_prefix: Type.Optional(nullable(text('Prefix of the API key, if one was used.'))),
      },
      named('AuditActor', 'Who did it.'),
    ),
    action: text('What was done: `project.created`, `key.revoked`, …'),
    subject: Type.Object(
      { type: text('Kind of thing.'), id: text('Its identifier.'), name: nullable(text('Its name at the time.')) },
      named('AuditSubject', 'The object of the action.'),
    ),
    ip: Type.Optional(nullable(text('Address that the request came from.'))),
    request_id: Type.Optional(nullable(text('`X-Request-Id` of the request.'))),
    details: Type.Optional(
      Type.Unsafe<{ readonly [key: string]: unknown }>({
        type: 'object',
        additionalProperties: true,
        description: 'Further facts, without secrets or rows.',
      }),
    ),
    previous_hash: Type.Optional(text('Hash of the previous event.')),
    hash: Type.Optional(text('Hash of the RFC 8785 form of this event, without `hash` and the name of the actor.')),
  },
  named(
    'AuditEvent',
    'One change. `ip`, `details`, `key_prefix` and the hashes are present only if the caller may read the audit log.',
  ),
);
export type AuditEvent = Static<typeof AuditEvent>;
