import { type Command, defineCommand } from '../arguments/command.ts';
import { chooseAction } from '../arguments/group.ts';
import { COMMANDS } from '../catalogue/catalogue.ts';
import { findCommand } from '../catalogue/find-command.ts';
import { EXIT } from '../exit-codes.ts';
import { entryLines, titleLines } from '../output/entry-lines.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { showOverview } from './show-overview.ts';
import { wrapText } from '../output/wrap-text.ts';

export const help: Command = defineCommand({
  name: 'help',
  summary: 'explain a command',
  operands: [
    { name: 'COMMAND', help: 'the command to explain', optional: true },
    { name: 'ACTION', help: 'one of its actions, if it has several', optional: true },
  ],
  options: { all: { help: 'every command and action, for reference' } },
  examples: [
    ['rowloom help', 'all commands'],
    ['rowloom help generate', 'one of them'],
    ['rowloom help connections add', 'one of its actions'],
    ['rowloom generate --help', 'the same'],
  ],
  async run({ operands: [name, action], options }) {
    const terminal = openTerminal(process.stdout);
    if (options.all) await showAll(terminal);
    else if (name === undefined) showOverview(terminal);
    else {
      const command = name === 'help' ? help : await findCommand(name).load();
      showCommand(terminal, action === undefined ? command : chooseAction(command, [action]).command);
    }
    return EXIT.ok;
  },
});

/** Everything at once: the reference page is made from it, each part after a line with a form feed. */
async function showAll(terminal: Terminal): Promise<void> {
  showOverview(terminal);
  for (const { load } of COMMANDS) {
    const command = await load();
    for (const part of [command, ...Object.values(command.actions ?? {})]) {
      terminal.line(`\f${part.name}`);
      showCommand(terminal, part);
    }
  }
}

const INDENT = 24;

/** Everything about one command. */
export function showCommand(terminal: Terminal, command: Command): void {
  const { line, style } = terminal;
  const operands = command.operands
    .map(({ name, optional }) => (optional === true ? ` [${name}]` : ` ${name}`))
    .join('');
  for (const text of titleLines(`rowloom ${command.name}`, command.summary, terminal)) line(text);
  line();
  const { actions } = command;
  const isBare = Object.keys(command.options).length === 0;
  const rest = actions === undefined ? `${operands}${isBare ? '' : ' [options]'}` : ' ACTION …';
  line(`${style.bold('Usage')}  rowloom ${command.name}${rest}`);
  if (actions !== undefined) showActions(terminal, command, actions);
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

function showActions(terminal: Terminal, { name, otherwise }: Command, actions: NonNullable<Command['actions']>): void {
  const { line, style } = terminal;
  line();
  line(style.bold('Actions'));
  for (const [word, { operands, summary }] of Object.entries(actions)) {
    const words = operands.map((operand) => (operand.optional === true ? ` [${operand.name}]` : ` ${operand.name}`));
    showEntry(terminal, `${word}${words.join('')}`, `${summary}${word === otherwise ? ' (default)' : ''}`);
  }
  line();
  line(`rowloom help ${name} ACTION explains one of them.`);
}

function showEntry(terminal: Terminal, title: string, text: string): void {
  for (const line of entryLines(title, text, INDENT, terminal)) terminal.line(line);
}
