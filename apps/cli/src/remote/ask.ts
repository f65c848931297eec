import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const STANDARD_INPUT = 0;

/** One line from the person at the terminal. */
export async function askLine(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) throw refusal(EXIT.usage, otherwise);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  lines.on('SIGINT', () => process.exit(EXIT.interrupted));
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/** A password: from the environment, from the first line of a pipe, or typed without echo. */
export async function askPassword(question: string, variable = 'ROWLOOM_PASSWORD'): Promise<string> {
  const given = process.env[variable];
  if (given !== undefined && given !== '') return given;
  if (process.stdin.isTTY) return typeHidden(question);
  const [line = ''] = readFileSync(STANDARD_INPUT, 'utf8').split(/\r?\n/);
  if (line !== '') return line;
  throw refusal(EXIT.usage, `No password was given: set ${variable}, or pipe it into standard input.`);
}

function typeHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve) => {
    let typed = '';
    const end = (): void => {
      stdin.off('data', take).setRawMode(false).pause();
      stderr.write('\n');
    };
    const take = (text: string): void => {
      for (const character of text) {
        if (character === '\r' || character === '\n' || character === '\u0004') {
          end();
          resolve(typed);
          return;
        }
        if (character === '\u0003') {
          end();
          process.exit(EXIT.interrupted);
        }
        if (character === '\u007f' || character === '\b') typed = [...typed].slice(0, -1).join('');
        else if (character === '\u0015') typed = '';
        else typed += character;
      }
    };
    stdin.on('data', take);
  });
}

/** A new password: typed twice at a terminal. */
export async function askNewPassword(question: string, variable = 'ROWLOOM_PASSWORD'): Promise<string> {
  const isTyped = process.stdin.isTTY && (process.env[variable] ?? '') === '';
  const password = await askPassword(question, variable);
  if (isTyped && (await askPassword('Once more: ', variable)) !== password)
    throw refusal(EXIT.usage, 'The two passwords are not the same. Nothing was changed.');
  return password;
}
