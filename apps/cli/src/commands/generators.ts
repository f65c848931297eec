import { describeGenerators } from '@rowloom/engine';
import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { layOutTable } from '../output/lay-out-table.ts';
import { openTerminal } from '../output/terminal.ts';

export const generators = defineCommand({
  name: 'generators',
  summary: 'list the generators that rules can name, with their options',
  operands: [],
  options: { json: { help: 'as JSON' } },
  examples: [
    ['rowloom generators', 'the catalogue'],
    ['rowloom generators | grep -i mail', 'what there is for e-mail'],
    ['rowloom generators --json', 'the same for programs'],
  ],
  async run({ options: { json } }) {
    const items = describeGenerators().toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const terminal = openTerminal(process.stdout);
    if (json) {
      terminal.line(JSON.stringify(items, undefined, 2));
      return EXIT.ok;
    }
    const { style } = terminal;
    const widest = Math.max(...items.map(({ name }) => name.length));
    for (const { name, summary, options } of items) {
      const { lines } = layOutTable(
        [
          { name: name.padEnd(widest), cells: [] },
          { name: summary, cells: [] },
        ],
        { width: terminal.width(), widest: 200 },
      );
      terminal.line(`${style.bold(name)}${lines[0]?.slice(name.length) ?? ''}`);
      for (const [option, help] of Object.entries(options))
        terminal.line(`${' '.repeat(widest + 2)}${style.cyan(option)} ${style.dim(help)}`);
    }
    terminal.line();
    terminal.line(style.dim('In rules: { "customers.nickname": { "generator": "user_name" } }'));
    return EXIT.ok;
  },
});
