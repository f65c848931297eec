import type { Trigger } from '@rowloom/engine';
import type { CreateTrigStmt } from 'libpg-query';
import { namesOf } from '../parser/nodes.ts';
import type { Source } from '../text/cut.ts';
import { findTable, relationName } from './find-object.ts';
import type { Model, TriggerModel } from './model.ts';

/** Bits of `timing` and `events`, as in the catalogue. */
const BEFORE = 2;
const INSERT = 4;
const INSTEAD = 64;

const CONDITION = /\bWHEN\s*\(([^]+)\)\s*EXECUTE\s+(?:FUNCTION|PROCEDURE)\b/i;

/** Only triggers on INSERT are kept: their conditions are read when their functions are known. */
export function createTrigger(model: Model, node: CreateTrigStmt, source: Source): void {
  const { trigname: name = '', relation, timing = 0, events = 0, row } = node;
  const { warn } = model;
  const warnOf = (): void =>
    warn('trigger', `Trigger ${name} on ${relationName(relation)} may change or refuse rows; what it does is unknown.`);
  const table = findTable(model, relation);
  if ((events & INSERT) === 0 || table === undefined) return warnOf();
  const calls = namesOf(node.funcname).map((part) => part.toLowerCase());
  const [, when] = CONDITION.exec(source.text) ?? [];
  table.triggers = table.triggers.filter((trigger) => trigger.name !== name);
  table.triggers.push({
    name,
    timing: (timing & INSTEAD) !== 0 ? 'instead_of' : (timing & BEFORE) !== 0 ? 'before' : 'after',
    level: row === true ? 'row' : 'statement',
    action: calls.filter((part) => part !== 'public').join('.'),
    ...(when === undefined ? {} : { when }),
    calls,
    warn: warnOf,
  });
}

/** The trigger with the body of its function, if the text defines it, for the trigger reader. */
export function withSource(model: Model, { calls, warn: _warn, ...trigger }: TriggerModel): Trigger {
  const own = model.functions.get(`${calls.join('.')}()`) ?? model.functions.get(`${calls.at(-1)}()`);
  const [only, ...more] = [...model.functions].flatMap(([key, each]) =>
    key.endsWith(`.${calls.at(-1)}()`) ? [each] : [],
  );
  const found = own ?? (more.length === 0 ? only : undefined);
  return found?.language === 'plpgsql' ? { ...trigger, source: found.source } : trigger;
}
