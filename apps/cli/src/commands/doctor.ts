import type { Finding } from '@rowloom/service';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { printable } from '../output/printable.ts';

const OPTIONS = {
  json: { help: 'the findings as JSON' },
  service: { help: "check the service's set-up, even if there is a project file" },
} as const;

export const doctor = defineCommand({
  name: 'doctor',
  summary: "check a project's set-up, or a service's on this machine, and report what is wrong",
  operands: [],
  options: OPTIONS,
  notes: [
    'With a rowloom.yaml: Node, the file, its source, and whether each target answers and accepts rows. Otherwise the service:',
    'environment, folder, key, store, clock and mail.',
    'Run it in the environment of the service (ROWLOOM_STORE_URL, ROWLOOM_DATA_DIR, …). It creates and changes nothing,',
    'and the service may be running. The exit code is 5 if something needs to be fixed.',
  ],
  examples: [
    ['rowloom doctor', 'in a project'],
    ['ROWLOOM_STORE_URL=postgres://rowloom@db/rowloom rowloom doctor', 'before the first start, or after trouble'],
  ],
  run: (given) => examine(given),
});

async function examine({ options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const { findProject } = await import('../project/find-project.ts');
  const project = options.service ? undefined : findProject();
  const findings =
    project === undefined
      ? await examineService()
      : await (await import('../project/examine-project.ts')).examineProject(project);
  const terminal = openTerminal(process.stdout);
  const { style } = terminal;
  const marks = { good: style.green('✓'), note: style.dim('·'), bad: style.red('✗') };
  if (options.json) terminal.line(JSON.stringify(findings, undefined, 2));
  else for (const { name, state, message } of findings) terminal.line(`${marks[state]} ${name}: ${printable(message)}`);
  return findings.some(({ state }) => state === 'bad') ? EXIT.target : EXIT.ok;
}

async function examineService(): Promise<readonly Finding[]> {
  // Loaded on use: the help needs no store.
  const [{ examineKey, examineMail, examineStore }, { readConfig }, { examineFolder }, { migrationsUrl }] =
    await Promise.all([
      import('@rowloom/service'),
      import('../service/read-config.ts'),
      import('../service/examine-folder.ts'),
      import('../service/service-entries.ts'),
    ]);
  const config = readConfig(process.env);
  const migrations = migrationsUrl();
  return [
    examineFolder(config.dataDir),
    await examineKey(config),
    ...(await examineStore({ ...config.store, ...(migrations === undefined ? {} : { migrations }) })),
    await examineMail(config.mail),
  ];
}
