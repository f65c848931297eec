import type { RunOptions } from '@rowloom/runner';
import type { OptionValues } from '../arguments/option.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { readWhole } from '../arguments/read-number.ts';
import { type LOAD_OPTIONS, TRIGGERS } from './load-options.ts';

/** The options of a command line about loading rows into a database. */
export function readRunOptions(options: OptionValues<typeof LOAD_OPTIONS>): RunOptions {
  const { connections, exclusive } = options;
  return {
    exclusive,
    checksum: !options['no-checksum'],
    atLeastOnce: options['at-least-once'],
    takeOver: options['take-over'],
    triggers: options.triggers === undefined ? 'auto' : readChoice(options.triggers, '--triggers', TRIGGERS),
    ...(connections === undefined ? {} : { connections: readWhole(connections, '--connections', { min: 1, max: 64 }) }),
    ...(options['yes-i-mean'] === undefined ? {} : { confirm: options['yes-i-mean'] }),
  };
}
