import type { LocaleCode } from '@rowloom/engine';
import { type LoopEngine, weaveHashes } from './weave-hashes.ts';

export type WeaveTask = { readonly engine: LoopEngine; readonly locales?: readonly LocaleCode[] };

// The page starts this same script as a worker: there the engine runs, as it does in the web application.
declare const self: {
  readonly document?: unknown;
  addEventListener: (type: 'message', listen: (event: { readonly data: WeaveTask }) => void) => void;
  postMessage: (message: unknown) => void;
};

if (self.document === undefined) {
  self.addEventListener('message', (event) => {
    // Whole: that chunks make the same bytes is tried without a browser.
    weaveHashes(1, event.data.engine, event.data.locales).then(
      (hashes) => self.postMessage({ hashes }),
      (error: unknown) => self.postMessage({ error: String(error) }),
    );
  });
}
