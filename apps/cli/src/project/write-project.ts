import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, projectJsonSchema } from '@rowloom/engine';
import { stringify } from 'yaml';

const SCHEMA_BESIDE = 'rowloom.schema.json';
/** If a project has the package installed, its schema is that of the installed version. */
const SCHEMA_INSTALLED = `node_modules/rowloom/${SCHEMA_BESIDE}`;

/** The text of `rowloom.yaml`: what was found or given, and other options as comments. */
export function writeProjectText(project: Project, schemaPath: string): string {
  const { source, source_dialect: dialect, targets, rows, seed, locale, leave_alone: alone } = project;
  const part = (value: object): string => stringify(value, { lineWidth: 0 }).trimEnd();
  return [
    `# yaml-language-server: $schema=./${schemaPath}`,
    '# The project file of Rowloom: preview, plan, generate, verify and undo need no arguments here.',
    '',
    ...(source === undefined
      ? []
      : ['# A pack, a database, SQL (a file or a folder of migrations) or a schema document.', part({ source })]),
    ...(dialect === undefined ? [] : ['# What its SQL is written in.', part({ source_dialect: dialect })]),
    ...(targets === undefined
      ? []
      : [
          '# Where rows go; choose with --target NAME. ${NAME} is a variable of the environment or of .env.',
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
    '# Overrides; rowloom plan shows what was guessed, rowloom generators lists the generators.',
    '# rules:',
    '#   orders.status: { one_of: [open, paid, shipped], weights: [1, 5, 4] }',
    '#   customers.nickname: { generator: user_name }',
    '',
  ].join('\n');
}

/**
 * Where editors find the schema of the file in `folder`, without a network; it is written there unless it is installed.
 */
export function provideSchema(folder: string): string {
  if (existsSync(join(folder, SCHEMA_INSTALLED))) return SCHEMA_INSTALLED;
  writeFileSync(join(folder, SCHEMA_BESIDE), `${JSON.stringify(projectJsonSchema(), undefined, 2)}\n`);
  return SCHEMA_BESIDE;
}
