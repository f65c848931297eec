import { type Client, isApiError } from '@rowloom/client';
import { type Certificate, type Generation, isFinal } from '@rowloom/contract';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { PushReporter } from '../output/push-reporter.ts';
import { refusal } from '../refusal.ts';
import { watchInterrupts } from '../run/watch-interrupts.ts';

/** Follows a run to its end. Ctrl-C asks the service to stop it, and then still waits for its end. */
export async function watchPush(client: Client, run: Generation, reporter: PushReporter): Promise<ExitCode> {
  const interrupts = watchInterrupts();
  interrupts.signal.addEventListener('abort', () => void askToStop(client, run, reporter));
  try {
    reporter.start(run);
    let last = run;
    for await (const record of client.watchGeneration({ params: { id: run.id } })) {
      last = record;
      if (!isFinal(record.status)) reporter.progress(record);
    }
    if (last.status !== 'succeeded') throw explainEnd(last, interrupts.signal.aborted);
    const certificate = last.certificate === null ? undefined : await readCertificate(client, last);
    reporter.end(last, certificate);
    return (last.certificate?.violations ?? 0) === 0 ? EXIT.ok : EXIT.violations;
  } catch (error) {
    reporter.abandon();
    if (isApiError(error, 'unreachable'))
      throw refusal(EXIT.unreachable, error.message, [`The run is ${run.id}; the service has its record.`]);
    throw error;
  } finally {
    interrupts.close();
  }
}

async function askToStop(client: Client, { id }: Generation, reporter: PushReporter): Promise<void> {
  reporter.note(
    'Asking the service to stop the run … Press Ctrl-C again to exit at once; the service then continues on its own.',
  );
  const asked = await client.attempt.cancelGeneration({ params: { id } });
  // It may have ended by itself meanwhile: the watch reports it.
  if (!asked.ok && asked.error.code !== 'invalid_state') reporter.note(asked.error.message);
}

async function readCertificate(client: Client, { id }: Generation): Promise<Certificate | undefined> {
  const read = await client.attempt.getCertificate({ params: { id } });
  if (read.ok) return read.value;
  if (read.error.code === 'not_found') return undefined;
  throw read.error;
}

function explainEnd({ id, status, error, rows_generated }: Generation, isInterrupted: boolean): Error {
  if (status === 'cancelled')
    return refusal(
      isInterrupted ? EXIT.interrupted : EXIT.runFailed,
      `The run ${id} was cancelled after ${rows_generated.toLocaleString('en')} rows.`,
    );
  const place = [error?.table, error?.column].filter((part) => part !== undefined).join('.');
  const constraint = error?.constraint === undefined ? '' : `, constraint ${error.constraint}`;
  const message = `The run ${id} failed: ${error?.message ?? 'the service did not give a reason.'}`;
  return refusal(EXIT.runFailed, message, place === '' ? [] : [`At ${place}${constraint}.`]);
}
