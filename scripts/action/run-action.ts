import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { PROGRAM } from '../guides/program.ts';

const ROOT = join(import.meta.dirname, '../..');

type Texts = Readonly<Record<string, string>>;

type Action = {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id?: string;
      readonly uses?: string;
      readonly with?: Readonly<Record<string, unknown>>;
      readonly shell?: string;
      readonly run?: string;
      readonly env?: Texts;
      readonly 'working-directory'?: string;
    }[];
  };
};

export type ActionRun = {
  readonly status: number;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Texts;
  /** The steps in order, by their names in a job's log. */
  readonly steps: readonly string[];
};

/**
 * Puts a program into a folder that replaces npx, which would query the registry: that of this checkout or of the
 * installed package. The requested package is written to the file `asked` beside it.
 */
export function makeNpx(folder: string): void {
  const npx = `#!/bin/sh
echo "$@" >> "${folder}/asked"
while [ "$1" != rowloom ]; do case "$1" in --*) shift;; rowloom@*) break;; *) echo "npx $1?" >&2; exit 1;; esac; done
shift
exec "${process.execPath}" "${PROGRAM.bin}" "$@"
`;
  writeFileSync(join(folder, 'npx'), npx, { mode: 0o755 });
}

/** Runs action.yml as GitHub's runner does: every step, its expressions replaced, in a shell with the runner's options. */
export function runAction(inputs: Texts, place: { readonly cwd: string; readonly bin: string }): ActionRun {
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as Action;
  const unknown = Object.keys(inputs).filter((name) => !Object.hasOwn(action.inputs, name));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}.`);
  const temporary = mkdtempSync(join(place.bin, 'runner-'));
  const summary = join(temporary, 'summary.md');
  writeFileSync(summary, '');
  const values: Record<string, string> = { 'runner.os': 'Linux', 'runner.arch': 'X64' };
  for (const [name, { default: usual = '' }] of Object.entries(action.inputs))
    values[`inputs.${name}`] = inputs[name] ?? usual;
  const fill = (text: string): string =>
    text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (whole, name: string) => {
      const value = values[name] ?? (name.startsWith('steps.') ? '' : undefined);
      if (value === undefined) throw new Error(`action.yml: nobody knows ${whole}.`);
      return value;
    });
  let status = 0;
  let log = '';
  const steps: string[] = [];
  for (const [index, step] of action.runs.steps.entries()) {
    const given = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([name, value]) => [name, fill(String(value))]),
    );
    steps.push(
      step.uses === undefined ? `${step.shell ?? ''}: ${step.run ?? ''}` : `${step.uses} ${JSON.stringify(given)}`,
    );
    if (step.run === undefined || status !== 0) continue;
    const output = join(temporary, `output-${index}`);
    writeFileSync(output, '');
    writeFileSync(join(temporary, `step-${index}.sh`), fill(step.run));
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, fill(text)]));
    const done = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-e', '-o', 'pipefail', join(temporary, `step-${index}.sh`)],
      {
        cwd: resolve(place.cwd, fill(step['working-directory'] ?? '.')),
        env: {
          ...env,
          PATH: [place.bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
          RUNNER_TEMP: temporary,
          GITHUB_ACTION_PATH: ROOT,
          GITHUB_STEP_SUMMARY: summary,
          GITHUB_OUTPUT: output,
        },
        encoding: 'utf8',
      },
    );
    status = done.status ?? 1;
    log += done.stdout + done.stderr;
    for (const line of readFileSync(output, 'utf8')
      .split('\n')
      .filter((text) => text !== '')) {
      const [name = '', ...value] = line.split('=');
      values[`steps.${step.id ?? ''}.outputs.${name}`] = value.join('=');
    }
  }
  const outputs = Object.fromEntries(Object.entries(action.outputs).map(([name, { value }]) => [name, fill(value)]));
  return { status, log, summary: readFileSync(summary, 'utf8'), outputs, steps };
}
