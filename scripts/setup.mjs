// Runs before anything is installed, on any Node from 20 on: no dependency, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(MODULES, '.rowloom-stamp');

/** The first Node that runs TypeScript files without a flag. */
const OLDEST_NODE = [22, 18];

const lockDigest = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const readOr = (path, otherwise) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
};

/** npm records what it installed; if that already agrees with the lock file, installing again would only cost time. */
const agreesWithLock = () => {
  const installed = JSON.parse(readOr(join(MODULES, '.package-lock.json'), '{}')).packages ?? {};
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || (optional && installed[path] === undefined) || installed[path]?.version === version,
  );
};

/**
 * The sets of what is installed, each including all later ones: every tool (`all`), what builds the program and its
 * pages (`build`), and what the built program requires (`run`).
 */
const SETS = ['all', 'build', 'run'];

const holdsAtLeast = (installed, wanted) => SETS.indexOf(installed) <= SETS.indexOf(wanted);

const isInstalled = (wanted) => {
  const [set, digest] = readOr(STAMP, '').split(' ');
  if (SETS.includes(set) && digest === lockDigest()) return holdsAtLeast(set, wanted);
  if (!existsSync(MODULES) || !agreesWithLock()) return false;
  stampAs('all');
  return true;
};

const stampAs = (set) => writeFileSync(STAMP, `${set} ${lockDigest()}`);

const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};

const withoutOwnTools = (path) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(MODULES))
    .join(delimiter);

// Warnings would be about the Node that npm runs on, not about the one that we use.
const NPM_CI = 'npm ci --no-audit --no-fund --loglevel=error';
const COMMANDS = {
  all: `${NPM_CI} --include=dev`,
  // Without scripts: ours would build, silently.
  build: `${NPM_CI} --omit=dev --workspace=apps/cli --workspace=apps/web --include-workspace-root --ignore-scripts`,
};

/** Installs a set from the lock file, if it is not installed yet. Ends the process with a reason on failure. */
export const ensureInstalled = (set = 'all') => {
  if (isInstalled(set)) return;
  const command = COMMANDS[set];
  process.stderr.write(
    `Installing ${set === 'all' ? 'everything' : 'what the service needs'} (npm ci), a minute or two …\n`,
  );
  // Via a shell, because on Windows npm is a batch file that nothing else can start.
  const { status, error } = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    // `npm run` puts our own tools first on the path, including the bundled Node, and npm ci begins by deleting those.
    env: { ...process.env, PATH: withoutOwnTools(process.env.PATH ?? '') },
    // npm shows its own progress; standard output is the program's.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    fail(
      `npm ci did not succeed; its output is above${error === undefined ? '' : `: ${error.message}`}. With a working registry, run the same command again.`,
    );
  stampAs(set);
};

/** Whether the built program finds what it needs. */
export const canRun = () => isInstalled('run');

/** Packages that the built program needs: everything else is inside it. */
const NEEDED =
  /^(?:node-(?:linux|darwin|win)-\w+|@electric-sql|@node-rs|@rowloom|rowloom|\.bin|\.cache|\.rowloom-stamp)$/;

/**
 * Removes what was installed only for the build, four fifths of it, Node's headers for compilers, and Node itself if
 * there is another suitable one. A user's own installations stay.
 */
export const leaveBuildTools = () => {
  if (!readOr(STAMP, '').startsWith('build ')) return;
  // First: if this is interrupted, the next start does not take a part of it for the whole.
  stampAs('run');
  const hasNode = isNewEnough(process.version) && !process.execPath.startsWith(MODULES);
  for (const name of readdirSync(MODULES)) {
    const path = join(MODULES, name);
    const isNode = name.startsWith('node-');
    if (!NEEDED.test(name) || (isNode && hasNode)) rmSync(path, { recursive: true, force: true });
    else if (isNode) rmSync(join(path, 'include'), { recursive: true, force: true });
  }
};

/** The Node that npm installed beside our dependencies, else the running one if it is new enough, else none. */
export const findNodeIfAny = () => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = join(MODULES, `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return bundled;
  return isNewEnough(process.version) ? process.execPath : undefined;
};

export const findNode = () =>
  findNodeIfAny() ??
  fail(
    `Rowloom needs Node ${OLDEST_NODE.join('.')} or later. This is ${process.version}, and npm offers no Node for ` +
      `${process.platform} ${process.arch}. Install a newer Node and run the same command again.`,
  );

/** Runs a file under the right Node in the repository's root, passes signals on, and returns its exit code. */
export const runNode = (args, env = {}) => {
  const node = findNode();
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // First on the path, so that tools which start `node` by name get this one too.
    env: { ...process.env, ...env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal has sent Ctrl-C to the child as well; a second one would count as impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
};

/** The output of a file under the right Node, synchronously; nothing on failure. */
export const readNode = (args) =>
  spawnSync(findNode(), args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout ?? '';

export const fail = (message) => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};
