import type { LocaleCode } from '@rowloom/engine';
import { type LoopEngine, weaveHashes } from './weave-hashes.ts';

export type WeaveTask = { readonly engine: LoopEngine; readonly locales?: readonly LocaleCode[] };

// The page starts this same script as a worker, in which the engine runs, as in the web application.
declare const self: {
  readonly document?: unknown;
  addEventListener: (type: 'message', listen: (event: { readonly data: WeaveTask }) => void) => void;
  postMessage: (message: unknown) => void;
};

if (self.document === undefined) {
  self.addEventListener('message', (event) => {
    // Whole: a test without a browser compares chunks.
    weaveHashes(1, event.data.engine, event.data.locales).then(
      (hashes) => self.postMessage({ hashes }),
      (error: unknown) => self.postMessage({ error: String(error) }),
    );
  });
}
