import { withMissingPartitions } from '@rowloom/engine';
import { openParcel } from '../loom/schema-parcel.ts';
import type { RunTask, SentRunTask } from './run-task.ts';
import { withExisting } from './existing-tables.ts';

/** A task being executed: its schema decompressed, its request complete. */
export function openTask(sent: SentRunTask): RunTask {
  if (sent.kind === 'undo') return sent;
  const { into, makePartitions = false, ...task } = sent;
  const stored = openParcel(task.schema);
  const schema = makePartitions ? withMissingPartitions(stored, task.wishes.as_of) : stored;
  return { ...task, schema, wishes: withExisting(task.wishes, schema, into) };
}
