import { mergeRules, type Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { readRulesFile } from '../source/read-rules-file.ts';

type Options = {
  readonly rules?: string | undefined;
  readonly dirt?: string | undefined;
  readonly 'leave-alone'?: string | undefined;
};

/**
 * The rules of a command line: those of a file, dirt in all tables, which a file can limit, and skipped tables,
 * whatever a file says.
 */
export async function readOwnRules(options: Options): Promise<Rules> {
  const share = readDirt(options.dirt);
  const file = options.rules === undefined ? {} : await readRulesFile(options.rules);
  const rules = share === undefined ? file : mergeRules({ '*': { dirt: share } }, file);
  return mergeRules(rules, leftAlone(options['leave-alone']));
}

function leftAlone(list: string | undefined): Rules {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return Object.fromEntries(names.filter((name) => name !== '').map((name) => [name, { skip: true }]));
}

/** A share of cells, 0.02 or 2%. */
export function readDirt(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, digits, sign] = /^(\d*\.?\d+)(%?)$/.exec(text.trim()) ?? [];
  const share = Number(digits ?? Number.NaN) / (sign === '%' ? 100 : 1);
  if (share >= 0 && share <= 1) return share;
  throw refusal(
    EXIT.usage,
    `--dirt: "${text}" is not a share of cells. Give a number from 0 to 1, such as 0.02, or 2%.`,
  );
}
