import type { Operation } from '../operation.ts';
import { PROJECT } from '../words.ts';

const COLUMNS = ['at', 'action', 'actor.name', 'subject.type', 'subject.name', 'actor.via', 'sequence'];

/** Commands for audit events over HTTP. */
export const auditActions = {
  log: {
    operation: 'getAuditLog',
    summary: 'print the audit log of a project',
    words: [PROJECT],
    columns: COLUMNS,
    examples: [['rowloom audit log Shop --since 2026-11-01', 'who did what this month?']],
  },
  activity: {
    operation: 'listActivity',
    summary: 'print what happened in an organization, as far as you may see it',
    columns: COLUMNS,
    examples: [['rowloom audit activity --action key --json', 'everything about keys']],
  },
} as const satisfies Readonly<Record<string, Operation>>;
