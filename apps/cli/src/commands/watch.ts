import { defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../project/find-project.ts';
import { refusal } from '../refusal.ts';
import { MODES } from '../run/load-options.ts';
import { PROJECT_OPTIONS } from '../run/run-options.ts';

export const watch = defineCommand({
  name: 'watch',
  summary: 'fill the project’s target again whenever its schema, rules or rowloom.yaml change',
  operands: [],
  options: {
    mode: {
      value: 'NAME',
      help: 'into a database: truncate its tables each time, create them again, or append',
      default: 'create if the target says so, otherwise truncate',
      choices: MODES,
    },
    once: { help: 'fill it once and exit, to test the set-up' },
    ...PROJECT_OPTIONS,
  },
  notes: [
    'It watches rowloom.yaml or rowloom.config.ts with the modules that it imports, .env, and the files of source and rules.',
    'Tables of a database are not watched. With mode create, the tables that the run before created are dropped and created',
    'with the current schema; other tables are never dropped. With mode truncate, all rows of the tables are deleted first. While the',
    'schema is wrong, the rows stay as they are. The same seed makes the same rows again. Ctrl-C ends it.',
  ],
  examples: [['rowloom watch', 'beside an editor: rows follow the schema']],
  async run({ options }) {
    const path = findProject();
    if (path === undefined)
      throw refusal(EXIT.usage, 'There is no rowloom.yaml here or above. rowloom init writes one.');
    const { target } = options;
    const mode = options.mode === undefined ? undefined : readChoice(options.mode, '--mode', MODES);
    if (options.once) {
      const [{ fillOnce }, { tellWatcher }] = await Promise.all([
        import('../watch/fill-once.ts'),
        import('../watch/start-fill.ts'),
      ]);
      return fillOnce(path, { target, mode }, tellWatcher());
    }
    const { refillOnChange } = await import('../watch/refill-on-change.ts');
    return refillOnChange(path, [
      ...(target === undefined ? [] : ['--target', target]),
      ...(mode === undefined ? [] : ['--mode', mode]),
    ]);
  },
});
