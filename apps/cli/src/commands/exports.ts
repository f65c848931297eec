import { createWriteStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXIT } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { exports as declared } from '../operations/nouns/exports.ts';
import { formatBytes } from '../output/format-number.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { withService } from '../remote/with-service.ts';
import { makeFolderOf } from '../run/write-output.ts';
import { writtenFile } from '../run/written-file.ts';

const download = defineRemote({
  name: 'exports download',
  summary: 'save an export, from which rowloom replay makes the rows again',
  operands: [{ name: 'ID', help: 'the id of the export', resource: 'export' }],
  options: {
    to: { value: 'FILE', help: 'the file to write; - for standard output', default: 'its own name, in this folder' },
    force: { help: 'overwrite an existing file' },
  },
  examples: [['rowloom exports download exp_01k… --to shop.json', 'then: rowloom replay shop.json --to data']],
  operations: ['downloadExport'],
  run: ({ operands: [id = ''], options }) =>
    withService(async (client) => {
      const wished = options.to === undefined ? undefined : await writtenFile('--to', options.to);
      const { file_name: name, size_bytes: size } = await client.getExport({ params: { id } });
      const file = wished ?? basename(name);
      if (file !== '-' && existsSync(file) && !options.force)
        throw refusal(EXIT.target, `${file} already exists. Add --force to overwrite it, or use --to FILE.`);
      const { body } = await client.downloadExport({ params: { id } });
      if (body === null) throw refusal(EXIT.unreachable, 'The service did not send the export.');
      const source = Readable.fromWeb(body);
      if (file === '-') await pipeline(source, process.stdout, { end: false });
      else {
        try {
          makeFolderOf(file);
          await pipeline(source, createWriteStream(file));
        } catch (error) {
          const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
          throw refusal(EXIT.target, `${file} could not be written (${code}).`);
        }
        openTerminal(process.stdout).line(`Saved ${file} (${formatBytes(size)}).`);
      }
      return EXIT.ok;
    }),
});

export const exports = makeNoun(declared, { download });
