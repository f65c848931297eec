import type { SqlDialect } from '@rowloom/engine';
import { mysql } from './mysql/speech.ts';
import { postgresql } from './postgresql/speech.ts';
import type { Speech } from './speech.ts';
import { sqlite } from './sqlite/speech.ts';

export const SPEECH: Readonly<Record<SqlDialect, Speech>> = { postgresql, mysql, sqlite };
