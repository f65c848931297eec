import { type Static, Type } from 'typebox';
import { type Permission, PERMISSION_NAMES } from '../permission.ts';
import { choice, flag, idOf, list, named, text, time } from './field.ts';
import { projectRole } from './project.ts';
import { emailText } from './user.ts';

export const MyRole = Type.Object(
  {
    role: projectRole,
    source: choice(['organization', 'roster'], 'Whether the role comes from the organization or from the roster.'),
    permissions: Type.Unsafe<readonly Permission[]>(
      list(Type.String({ enum: [...PERMISSION_NAMES] }), { description: 'What the role allows here.' }),
    ),
  },
  named('MyRole', "The caller's effective role in a project."),
);
export type MyRole = Static<typeof MyRole>;

export const Member = Type.Object(
  {
    user_id: idOf('user', 'The user.'),
    name: text('Name of the person.'),
    email: text('Their e-mail address.'),
    email_verified: flag('Whether the address is verified.'),
    role: projectRole,
    added_by: idOf('user', 'Who put them on the roster.'),
    added_at: time('When.'),
  },
  named('Member', 'Someone on the roster of a project.'),
);
export type Member = Static<typeof Member>;

export const AddMember = Type.Object(
  {
    user_id: Type.Optional(idOf('user', 'The user, a member of the organization. Either this or `email`.')),
    email: Type.Optional(emailText('E-mail address of a member of the organization.')),
    role: projectRole,
  },
  named('AddMember', 'A new member of the roster: `user_id` or `email`, and a role.'),
);
export type AddMember = Static<typeof AddMember>;

export const UpdateMember = Type.Object({ role: projectRole }, named('UpdateMember', 'The new role.'));
export type UpdateMember = Static<typeof UpdateMember>;
