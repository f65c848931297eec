import { weaveHashes } from './weave-hashes.ts';

// The page starts this same script as a worker: there the engine runs, as it does in the web application.
declare const self: {
  readonly document?: unknown;
  onmessage: ((event: { readonly data: number }) => void) | null;
  postMessage: (message: unknown) => void;
};

if (self.document === undefined) {
  self.onmessage = (event): void => {
    weaveHashes(event.data).then(
      (hashes) => self.postMessage({ hashes }),
      (error: unknown) => self.postMessage({ error: String(error) }),
    );
  };
}
