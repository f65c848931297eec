/**
 * Connections have the run's id where the server shows it, so that a foreign connection that was given the same number
 * later is never terminated.
 */
export function applicationName(runId: string): string {
  return `rowloom ${runId}`;
}
