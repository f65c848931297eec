import { isTargetError } from '@rowloom/databases';
import { asRunRefusal } from '../run/as-run-refusal.ts';
import { failureSentence } from './failure-sentence.ts';
import type { RunFailure } from './run-message.ts';

const MAX_FRAMES = 12;

/** Any thrown value, as data that may be stored and shown. A bug shows only where it happened. */
export function explainFailure(error: unknown): RunFailure {
  const refused = asRunRefusal(error);
  if (refused !== undefined) {
    const { aside: _, ...place } = refused.facts;
    return { code: refused.code, message: refused.message, ...place };
  }
  if (!isTargetError(error))
    return { code: 'internal_error', message: 'An internal error occurred.', trace: traceOf(error) };
  const { schema, table, column, constraint } = error.facts;
  return {
    code: error.code,
    message: failureSentence(error),
    ...(table === undefined
      ? {}
      : { table: schema === undefined || schema === 'public' ? table : `${schema}.${table}` }),
    ...(column === undefined ? {} : { column }),
    ...(constraint === undefined ? {} : { constraint }),
  };
}

/** Only the frames: the text before them may quote a row. */
export function traceOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  const after = stack.slice(stack.indexOf(message) + message.length);
  const frames = after.split('\n').filter((line) => /^\s+at \S+.*:\d+:\d+\)?$/.test(line));
  return [error.name.replaceAll(/\W/g, ''), ...frames.slice(0, MAX_FRAMES).map((line) => line.trim())];
}
