/**
 * Connections carry the run's id where the server shows it, so that nobody ever terminates a stranger which was given
 * the same number later.
 */
export function applicationName(runId: string): string {
  return `rowloom ${runId}`;
}
