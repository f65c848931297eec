import type { Noun, OperationWord } from '../operation.ts';
import { PROJECT } from '../words.ts';

const MEMBER: OperationWord = {
  name: 'WHO',
  help: 'the e-mail address or id of a member of the project',
  into: 'params.user_id',
  resource: 'member',
};

export const members: Noun = {
  name: 'members',
  summary: 'who may do what in a project: its roster',
  notes: ['Without a roster every member of the organization is a member of the project: rowloom org members.'],
  actions: {
    list: {
      operation: 'listMembers',
      summary: 'list the roster of a project',
      words: [PROJECT],
      columns: ['name', 'email', 'role', 'added_at', 'user_id'],
      empty: 'The project has no roster: every member of the organization can see it.',
      examples: [['rowloom members list Shop', 'who is on it?']],
    },
    add: {
      operation: 'addMember',
      summary: 'put somebody of the organization on the roster of a project',
      words: [
        PROJECT,
        {
          name: 'WHO',
          help: 'the e-mail address or id of a member of the organization',
          into: (word) => (word.startsWith('usr_') ? { user_id: word } : { email: word }),
        },
      ],
      without: ['user_id', 'email'],
      says: '{email} is {role} now.',
      examples: [['rowloom members add Shop grace@example.com --role editor', 'one more editor']],
    },
    edit: {
      operation: 'updateMember',
      summary: 'change the role of a member of a project',
      words: [PROJECT, MEMBER],
      says: '{email} is {role} now.',
      examples: [['rowloom members edit Shop grace@example.com --role approver', 'may approve runs']],
    },
    remove: {
      operation: 'removeMember',
      summary: 'remove somebody from the roster of a project',
      words: [PROJECT, MEMBER],
      destroys: 'This removes {name} from the roster of {project}.',
      says: 'Removed {name} from the roster.',
      examples: [['rowloom members remove Shop grace@example.com', 'asks first']],
    },
  },
};
