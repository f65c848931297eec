import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** The folder of a file that an option names need not exist, like that of --to. */
export const makeFolderOf = (file: string): unknown => mkdirSync(dirname(file), { recursive: true });

/** Writes the file that an option names, and creates its folder if necessary. */
export function writeOutput(file: string, text: string): void {
  try {
    makeFolderOf(file);
    writeFileSync(file, text);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw refusal(EXIT.target, `${file} could not be written (${code}).`);
  }
}
