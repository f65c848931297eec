import { parseDocument } from 'yaml';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/**
 * Imported on use: most runs have no rules of their own. The library is CommonJS, whose names a bundle provides only
 * here.
 */
export function parseYaml(text: string, path: string): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error === undefined) return document.toJS() as unknown;
  const place = error.linePos?.[0];
  const message = error.message.split(/ at line \d+|\n/)[0]?.replace(/[.:]$/, '') ?? 'it cannot be read';
  throw refusal(EXIT.input, `${path}${place === undefined ? '' : `:${place.line}:${place.col}`}: ${message}.`);
}
