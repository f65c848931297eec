import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, PERMISSION_NAMES } from './permission.ts';
import { ORGANIZATION_ROLES, PROJECT_ROLES, ROLE_WITHOUT_ROSTER } from './role.ts';

const page = readFileSync(new URL('../../../docs/reference/roles.md', import.meta.url), 'utf8');

test('the page shows the matrix: every permission, every role, in their order', () => {
  const [, header = ''] = /^\| permission \| allows you to \| (.+) \|$/m.exec(page) ?? [];
  expect(header.split(' | ')).toEqual(PROJECT_ROLES);
  const lines = [...page.matchAll(/^\| `(\w+\.\w+)` \| [^|]+ \|(.+)\|$/gm)].map(([, permission, cells = '']) => ({
    permission,
    allowed: cells.split('|').map((cell) => cell.trim() === '✓'),
  }));
  expect(lines).toEqual(
    PERMISSION_NAMES.map((permission) => ({
      permission,
      allowed: PROJECT_ROLES.map((role) => isAllowed(role, permission)),
    })),
  );
});

test('the page says what a role in the organization grants without a roster', () => {
  const words = page.replaceAll(/\s+/g, ' ');
  for (const role of ORGANIZATION_ROLES) expect(words).toContain(`\`${role}\` is \`${ROLE_WITHOUT_ROSTER[role]}\``);
});
