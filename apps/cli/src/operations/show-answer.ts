import { itemLines, recordLines } from '../output/record-lines.ts';
import { fieldsLine, selectFields } from '../output/select-fields.ts';
import { printable } from '../output/printable.ts';
import { showField } from '../output/show-value.ts';
import { openTerminal } from '../output/terminal.ts';
import type { Item } from './item.ts';
import type { Operation } from './operation.ts';

/** The output formats of an answer; the same for every command of a service. */
export const ANSWER_OPTIONS = {
  json: { help: 'print the response as JSON' },
  field: {
    value: 'PATH',
    many: true,
    help: 'print only these fields, separated by tabs: id,target.host,tables[].rows',
  },
} as const;

export type AnswerForm = { readonly json: boolean; readonly field: string | undefined };

/** Prints an answer as requested: a part of it, JSON, a sentence, a table or a record. */
export function showAnswer(
  answer: unknown,
  form: AnswerForm,
  look: Pick<Operation, 'columns' | 'empty' | 'says' | 'isDocument'>,
  named: Item = {},
): void {
  const terminal = openTerminal(process.stdout);
  const value = answer ?? named;
  if (form.field !== undefined) for (const row of selectFields(value, form.field)) terminal.line(fieldsLine(row));
  else if (form.json || look.isDocument === true) terminal.line(JSON.stringify(value, undefined, 2));
  else if (look.says !== undefined) terminal.line(sentence(look.says, value, named));
  else if (Array.isArray(value)) {
    const items = value as readonly Item[];
    const lines =
      items.length === 0
        ? [look.empty ?? 'There are none.']
        : itemLines(items, look.columns ?? Object.keys(items[0] ?? {}), terminal);
    for (const line of lines) terminal.line(line);
  } else for (const line of recordLines(value as Item, terminal)) terminal.line(line);
}

const sentence = (says: string, answer: unknown, named: Item): string =>
  says.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const fields: Item = typeof answer === 'object' && answer !== null ? { ...named, ...answer } : named;
    return printable(showField(field, fields[field]));
  });
