import { type Command, defineCommand } from '../arguments/command.ts';
import { findCommand } from './find-command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { showOverview } from './show-overview.ts';
import { wrapText } from '../output/wrap-text.ts';

export const help: Command = defineCommand({
  name: 'help',
  summary: 'explain a command',
  operands: [{ name: 'COMMAND', help: 'the command to explain', optional: true }],
  options: {},
  examples: [
    ['rowloom help', 'all commands'],
    ['rowloom help generate', 'one of them'],
    ['rowloom generate --help', 'the same'],
  ],
  async run({ operands: [name] }) {
    const terminal = openTerminal(process.stdout);
    if (name === undefined) showOverview(terminal);
    else showCommand(terminal, name === 'help' ? help : await findCommand(name).load());
    return EXIT.ok;
  },
});

const INDENT = 24;

/** Everything about one command. */
export function showCommand(terminal: Terminal, command: Command): void {
  const { line, style } = terminal;
  const operands = command.operands
    .map(({ name, optional }) => (optional === true ? ` [${name}]` : ` ${name}`))
    .join('');
  line(`${style.bold(`rowloom ${command.name}`)}: ${command.summary}`);
  line();
  line(
    `${style.bold('Usage')}  rowloom ${command.name}${operands}${Object.keys(command.options).length === 0 ? '' : ' [options]'}`,
  );
  for (const { name, help: text } of command.operands) showEntry(terminal, name, text);
  if (Object.keys(command.options).length > 0) {
    line();
    line(style.bold('Options'));
    for (const [name, option] of Object.entries(command.options)) {
      const otherwise = option.default === undefined ? '' : ` (default: ${option.default})`;
      showEntry(terminal, `--${name}${option.value === undefined ? '' : ` ${option.value}`}`, option.help + otherwise);
    }
  }
  line();
  line(style.bold('Examples'));
  for (const [example, what] of command.examples) {
    line(`  ${style.dim(`# ${what}`)}`);
    line(`  ${style.cyan(example)}`);
  }
  if (command.notes === undefined) return;
  line();
  for (const text of wrapText(command.notes.join(' '), Math.min(100, terminal.width()))) line(text);
}

function showEntry({ line, width, style }: Terminal, title: string, text: string): void {
  const [first = '', ...rest] = wrapText(text, Math.max(20, Math.min(110, width()) - INDENT));
  line(
    `  ${style.cyan(title.padEnd(INDENT - 2))}${title.length > INDENT - 3 ? `\n${' '.repeat(INDENT)}` : ''}${first}`,
  );
  for (const more of rest) line(' '.repeat(INDENT) + more);
}
