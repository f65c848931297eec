import { writeTypes } from '@rowloom/sql';
import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { prepareRun } from '../run/prepare-run.ts';
import { SOURCE_OPTIONS } from '../run/run-options.ts';
import { writeOutput } from '../run/write-output.ts';
import { writtenFile } from '../run/written-file.ts';
import { OPTIONAL_SOURCE, sourceOr } from '../source/source-or.ts';

export const types = defineCommand({
  name: 'types',
  summary: "write a schema's tables as TypeScript types",
  operands: [OPTIONAL_SOURCE],
  project: 'source',
  options: {
    out: { value: 'FILE', help: 'the file to write', default: 'standard output' },
    name: { value: 'NAME', help: 'the name of the type', default: 'Schema' },
    rules: { value: 'FILE', help: 'rules, which may add references that no key declares' },
    ...SOURCE_OPTIONS,
  },
  notes: [
    'For the library: import type { Schema }, and weave<Schema>(…), one and many know tables, columns and parents.',
  ],
  examples: [['rowloom types schema.sql --out src/schema.ts --name Shop', 'then: weave<Shop>(…)']],
  async run({ operands: [given], options }) {
    const { name = 'Schema', out } = options;
    if (out !== undefined) await writtenFile('--out', out);
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw refusal(EXIT.usage, `--name: "${name}" is not a name of a type.`);
    const { schema, plan } = await prepareRun(sourceOr(given, 'types'), {
      rules: options.rules,
      'source-dialect': options['source-dialect'],
      seed: '1',
    });
    const text = `// Written by rowloom types; write it anew when the schema changes.\n${writeTypes(schema, plan, name)}`;
    if (out === undefined) openTerminal(process.stdout).write(text);
    else writeOutput(out, text);
    return EXIT.ok;
  },
});
