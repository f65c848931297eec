import { defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { SHELLS, shellScript } from '../completion/shell-script.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';

export const completion = defineCommand({
  name: 'completion',
  summary: 'print a script that lets a shell complete commands, options, and names of the service',
  operands: [{ name: 'SHELL', help: SHELLS.join(', '), choices: SHELLS }],
  options: {},
  notes: [
    'Names of projects, connections and others come from the current service; there are none if it does not answer.',
  ],
  examples: [
    ['source <(rowloom completion bash)', 'in ~/.bashrc'],
    ['source <(rowloom completion zsh)', 'in ~/.zshrc, after compinit'],
    ['rowloom completion fish > ~/.config/fish/completions/rowloom.fish', 'once'],
  ],
  run: ({ operands: [shell = ''] }) => {
    openTerminal(process.stdout).line(shellScript(readChoice(shell, 'SHELL', SHELLS)));
    return Promise.resolve(EXIT.ok);
  },
});
