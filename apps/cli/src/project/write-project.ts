import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, projectJsonSchema } from '@rowloom/engine';
import { stringify } from 'yaml';

export const SCHEMA_BESIDE = 'rowloom.schema.json';

/** The text of `rowloom.yaml`: what was found or said, and what else could be, as comments to begin from. */
export function writeProjectText({ source, targets, rows, seed, locale, leave_alone: alone }: Project): string {
  const part = (value: object): string => stringify(value, { lineWidth: 0 }).trimEnd();
  return [
    `# yaml-language-server: $schema=./${SCHEMA_BESIDE}`,
    '# What rowloom does here: rowloom preview, plan, generate, verify and undo need no argument.',
    '',
    ...(source === undefined
      ? []
      : ['# A pack, a database, SQL (a file or a folder of migrations) or a schema document.', part({ source })]),
    ...(targets === undefined
      ? []
      : [
          '# Where rows go; rowloom generate --target NAME. ${NAME} is a variable of the environment or of .env.',
          part({ targets }),
        ]),
    '',
    '# In the whole run, or by table: { orders: 5000, "*": 100 }',
    part({ rows }),
    '# The same seed makes the same rows.',
    part({ seed }),
    part({ locale }),
    '',
    ...(alone === undefined || alone.length === 0
      ? ['# Tables that get no rows:', '# leave_alone: [audit_log]']
      : ['# Tables that get no rows:', part({ leave_alone: alone })]),
    '',
    '# What is decided by hand; rowloom plan shows what was guessed, rowloom generators what there is.',
    '# rules:',
    '#   orders.status: { one_of: [open, paid, shipped], weights: [1, 5, 4] }',
    '#   customers.nickname: { generator: user_name }',
    '',
  ].join('\n');
}

/** The schema that the file's first line names: editors then know every field, without a network. */
export function writeSchemaBeside(folder: string): void {
  writeFileSync(join(folder, SCHEMA_BESIDE), `${JSON.stringify(projectJsonSchema(), undefined, 2)}\n`);
}
