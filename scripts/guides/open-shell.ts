import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export type Ran = { readonly output: string; readonly errors: string; readonly exitCode: number };

/** One shell for a whole guide, because a step uses the variables of earlier ones. */
export type Shell = {
  readonly run: (commands: string) => Promise<Ran>;
  readonly close: () => void;
};

const END = '\u001E';

/** The exit code is that of the first failing command of a step, wherever in it. */
const PRELUDE = `set -E -o pipefail; failed=0; trap 'code=$?; [ $failed = 0 ] && failed=$code' ERR\n`;
const EPILOGUE = `\nprintf '${END}%s\\n' "$failed"; printf '${END}%s\\n' "$failed" >&2; failed=0\n`;

export function openShell(options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }): Shell {
  const child = spawn('bash', ['--noprofile', '--norc'], { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.write(PRELUDE);
  return {
    async run(commands) {
      const both = Promise.all([readPart(child, child.stdout), readPart(child, child.stderr)]);
      child.stdin.write(commands + EPILOGUE);
      const [[output, exitCode], [errors]] = await both;
      return { output, errors, exitCode };
    },
    close: () => void child.kill(),
  };
}

/** The output up to the end of a step, and its exit code. */
function readPart(child: ChildProcess, stream: Readable): Promise<readonly [string, number]> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (): void => {
      stream.off('data', take);
      child.off('exit', leave);
    };
    const take = (part: Buffer): void => {
      text += part.toString();
      const [said = '', code] = text.split(END);
      if (code === undefined || !code.endsWith('\n')) return;
      end();
      resolve([said, Number(code)]);
    };
    const leave = (): void => {
      end();
      reject(new Error(`The shell ended in the middle of a step.\n${text}`));
    };
    stream.on('data', take);
    child.on('exit', leave);
  });
}
