/** Open as long as the process is, and nothing to wait for once all is written. */
const STANDARD_STREAMS = new Set(['PipeWrap', 'TTYWrap']);

/**
 * Ends the process where nothing is left to wait for. It would end by itself, but not before V8 has finished tidying memory
 * that nobody will use: 17 ms of a preview's 430.
 */
export function leaveEarly(): void {
  if (process.getActiveResourcesInfo().every((name) => STANDARD_STREAMS.has(name))) process.exit();
}
