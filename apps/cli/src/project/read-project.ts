import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { parseProject, type Project } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from '../source/list-issues.ts';
import { readText } from '../source/read-text.ts';

export type ProjectFile = {
  readonly path: string;
  readonly folder: string;
  /** Its name in messages. */
  readonly shown: string;
  readonly project: Project;
  /** Text with `${NAME}`s replaced by the environment's values, or by those of `.env` beside the file. */
  readonly fill: (text: string, where: string) => string;
};

export async function readProject(path: string): Promise<ProjectFile> {
  const folder = dirname(path);
  const shown = relative(process.cwd(), path);
  const parsed = parseProject(await readContent(path, shown));
  if ('issues' in parsed) throw refusal(EXIT.input, `${shown} cannot be read.`, listIssues(parsed.issues));
  let environment: Readonly<Record<string, string | undefined>> | undefined;
  return {
    path,
    folder,
    shown,
    project: parsed.project,
    fill(text, where) {
      return text.replaceAll(/\$\{([A-Za-z_]\w*)\}/g, (_, name: string) => {
        environment ??= { ...readEnvFile(folder), ...process.env };
        const value = environment[name];
        if (value !== undefined && value !== '') return value;
        throw refusal(EXIT.usage, `${shown}: ${where} uses the variable ${name}, which is not set.`, [
          `Set it in the environment, or in ${relative(process.cwd(), join(folder, '.env'))}.`,
        ]);
      });
    },
  };
}

async function readContent(path: string, shown: string): Promise<unknown> {
  if (!/\.ya?ml$/.test(path)) return (await import('./load-config.ts')).loadConfig(path, shown);
  const { parseYaml } = await import('../source/parse-yaml.ts');
  return parseYaml(readText(path, "the project's file"), shown) ?? {};
}

/** Variables of `.env` in a folder; those of the environment override them. */
export function readEnvFile(folder: string): Readonly<Record<string, string | undefined>> {
  const path = join(folder, '.env');
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
