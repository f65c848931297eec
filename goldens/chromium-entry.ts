import { type LoopEngine, weaveHashes } from './weave-hashes.ts';

// The page starts this same script as a worker: there the engine runs, as it does in the web application.
declare const self: {
  readonly document?: unknown;
  addEventListener: (type: 'message', listen: (event: { readonly data: LoopEngine }) => void) => void;
  postMessage: (message: unknown) => void;
};

if (self.document === undefined) {
  self.addEventListener('message', (event) => {
    weaveHashes(4, event.data).then(
      (hashes) => self.postMessage({ hashes }),
      (error: unknown) => self.postMessage({ error: String(error) }),
    );
  });
}
