import { setFlagsFromString } from 'node:v8';
import {
  earlierRunIn,
  isTargetError,
  type ThreadHandle,
  type WriteRequest,
  writeFolder,
  writeStandardOutput,
  type WrittenTable,
} from '@rowloom/databases';
import { companionFiles } from '@rowloom/sql';
import type { FileFormat, LocaleWish, Plan, Rules, SchemaDocument, SqlDialect } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { fileWorkerUrl } from '../file-worker-url.ts';
import { chooseReporter } from '../output/choose-reporter.ts';
import { formatNumberOf } from '../output/format-number.ts';
import type { RunSummary } from '../output/reporter.ts';
import { refusal } from '../refusal.ts';
import { usefulThreads } from './read-write-options.ts';
import { watchInterrupts } from './watch-interrupts.ts';

export type WriteTask = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly tables: readonly string[];
  readonly bases?: Readonly<Record<string, number>>;
  readonly to: string;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  readonly threads: number | undefined;
  /** Threads that were started while the plan was being made. */
  readonly waiting?: readonly ThreadHandle[];
  readonly gzip: boolean;
  readonly checksum: boolean;
  readonly force: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly remarks: readonly string[];
  readonly again: string;
  readonly next: RunSummary['next'];
  /** Checks what was written before the run counts as done. */
  readonly verify?: (written: readonly WrittenTable[]) => void;
};

/** Writes a plan's rows and reports progress. */
export async function writeRun(task: WriteTask): Promise<readonly WrittenTable[] | undefined> {
  const { to, schema, plan, locale, format, dialect, gzip, checksum, tables, bases = {} } = task;
  const reporter = chooseReporter(task);
  const count = to === '-' ? 1 : (task.threads ?? usefulThreads(plan, tables));
  const request: WriteRequest = { schema, plan, locale, format, dialect, gzip, checksum, tables, bases };
  const interrupts = watchInterrupts();
  const { waiting = [] } = task;
  const young = keepYoungSmall(Promise.all(waiting.map(({ ready }) => ready)));
  const options = {
    threads: { count, module: fileWorkerUrl(), waiting },
    signal: interrupts.signal,
    onProgress: reporter.progress,
  };
  const began = performance.now();
  reporter.start({
    tables: plan.tables.filter(({ name }) => tables.includes(name)).map(({ name, rows }) => ({ name, rows })),
    seed: plan.seed,
    as_of: plan.as_of,
    locale: plan.locale,
    format,
    threads: count,
    remarks: [...task.remarks, ...replacedRun(to)],
  });
  try {
    const companions = (done: readonly WrittenTable[], files: ReadonlyMap<string, string>) => {
      task.verify?.(done);
      return companionFiles({ ...request, rules: task.rules }, done, files);
    };
    const written =
      to === '-'
        ? await writeStandardOutput(request, options)
        : await writeFolder(request, { ...options, folder: to, force: task.force, companions });
    if (to === '-') task.verify?.(written);
    reporter.end({ written, seconds: (performance.now() - began) / 1000, to, again: task.again, next: task.next });
    return written;
  } catch (error) {
    reporter.abandon();
    if (!isTargetError(error)) throw error;
    if (error.code === 'pipe_closed') return undefined;
    if (error.code === 'interrupted')
      throw refusal(
        EXIT.interrupted,
        to === '-' ? 'Interrupted.' : `Interrupted. Nothing of this run is left in ${to}.`,
      );
    throw refusal(EXIT.target, error.message);
  } finally {
    interrupts.close();
    young.asBefore();
  }
}

/** The earlier run whose files are removed, if any. */
function replacedRun(to: string): readonly string[] {
  const earlier = to === '-' ? undefined : earlierRunIn(to);
  return earlier === undefined
    ? []
    : [
        `The files of an earlier run in ${to} (seed ${earlier.seed}, ${formatNumberOf(earlier.rows, 'row')}) are replaced.`,
      ];
}

/**
 * Rows are made without objects: space for young ones would stay unused, and cost up to 48 MB. V8's code cache is
 * invalid under other settings: they change when all threads have loaded their code, and are restored before the
 * process ends, or Node's cache of this process would be useless to the next.
 */
function keepYoungSmall(loaded: Promise<unknown>): { readonly asBefore: () => void } {
  let isOver = false;
  const grow = (factor: number): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  void loaded.then(() => isOver || grow(1));
  return {
    asBefore() {
      isOver = true;
      grow(2);
    },
  };
}
