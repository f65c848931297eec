import { type Static, Type } from 'typebox';
import { idOf, list, named, nameText, nullable, text, time, timeInput } from './field.ts';

const KEY_FIELDS = {
  id: idOf('key', 'Identifier of the key.'),
  name: text('Label chosen at creation.'),
  prefix: text('First characters of the key, which identify it but are not a credential.'),
  created_at: time('When the key was created.'),
  expires_at: nullable(time('When the key stops working; null: never, unless revoked.')),
  last_used_at: nullable(time('When it was last used, approximately; null: never.')),
};

export const Key = Type.Object(KEY_FIELDS, named('Key', 'An active API key, without its secret.'));
export type Key = Static<typeof Key>;

export const CreatedKey = Type.Object(
  {
    ...KEY_FIELDS,
    key: text('The full key. It is only in this response: the service keeps a hash.'),
    warning: text('A note that the key is shown only once.'),
  },
  named('CreatedKey', 'A new API key, with its secret.'),
);
export type CreatedKey = Static<typeof CreatedKey>;

export const KeyList = Type.Object(
  {
    items: list(Key, { description: 'Newest first, at most 20.' }),
    next_cursor: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Always null: a user has at most 20 keys.',
    }),
  },
  named('KeyList', "The caller's active keys."),
);
export type KeyList = Static<typeof KeyList>;

export const CreateKey = Type.Object(
  {
    name: nameText('Label, 1 to 100 characters.'),
    expires_at: Type.Optional(nullable(timeInput('When the key stops working; in the future. Absent or null: never.'))),
  },
  named('CreateKey', 'A new key.'),
);
export type CreateKey = Static<typeof CreateKey>;
