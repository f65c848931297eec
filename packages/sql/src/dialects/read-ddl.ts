import type { Dialect } from '@rowloom/engine';
import type { ReadResult } from '../ddl/read-postgresql-ddl.ts';
import { mysql } from './mysql/reading.ts';
import { postgresql } from './postgresql/reading.ts';
import type { Reading, ReadScriptOptions } from './reading.ts';
import { sqlite } from './sqlite/reading.ts';

export const READING: Readonly<Record<Dialect, Reading>> = { postgresql, mysql, mariadb: mysql, sqlite };

/** A script that creates tables, as a schema document; unreadable parts are reported by line and column. */
export const readDdl = (text: string, options: ReadScriptOptions): Promise<ReadResult> =>
  READING[options.dialect].readDdl(text, options);
