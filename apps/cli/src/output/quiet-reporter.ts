import type { Reporter } from './reporter.ts';

export const quietReporter: Reporter = {
  start: () => undefined,
  progress: () => undefined,
  end: () => undefined,
  abandon: () => undefined,
};
