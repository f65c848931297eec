import { setTimeout } from 'node:timers/promises';
import type { PostgresServer } from '@rowloom/servers';
import { endedSeconds } from '../api/process-tree.ts';
import type { Turn } from './turns.ts';

/** A closed session ends a moment later, and only then is its time known. */
const MOMENT = 300;

/** Processor time of the server's own sessions for some work: other work on the machine affects it less. */
export function timeServer(server: PostgresServer, work: Turn): { readonly turn: Turn; readonly seconds: number[] } {
  const seconds: number[] = [];
  let pid = 0;
  let began = 0;
  const turn: Turn = {
    async before() {
      await work.before?.();
      pid = Number(server.run("SELECT pg_read_file('postmaster.pid')").split('\n')[0]);
      await setTimeout(MOMENT);
      began = endedSeconds(pid);
    },
    run: work.run,
    async after() {
      await setTimeout(MOMENT);
      seconds.push(endedSeconds(pid) - began);
    },
  };
  return { turn, seconds };
}
