import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';

/** Fills a buffer from its start and returns the number of bytes; 0 at the end. */
export type FillBlock = (view: DataView) => number;

/**
 * What the driver treats as a file stream. It passes one buffer repeatedly, because the driver copies its input, and
 * pauses while the socket is full.
 */
export class InfileSource extends EventEmitter {
  readonly #fill: FillBlock;
  readonly #block: Buffer;
  readonly #view: DataView;
  #isPaused = false;
  #isRunning = false;
  #hasEnded = false;
  failure: Error | undefined;
  bytes = 0;

  constructor(bytes: number, fill: FillBlock) {
    super();
    this.#fill = fill;
    this.#block = Buffer.allocUnsafeSlow(bytes);
    this.#view = new DataView(this.#block.buffer, this.#block.byteOffset, this.#block.byteLength);
  }

  /** Starts once the driver has set up its listeners. */
  start(): Readable {
    setImmediate(() => this.#run());
    return this as unknown as Readable;
  }

  pause(): this {
    this.#isPaused = true;
    return this;
  }

  resume(): this {
    this.#isPaused = false;
    // Not from within the socket's own event: its other listeners come first.
    setImmediate(() => this.#run());
    return this;
  }

  /** The statement has ended, for whatever reason: nothing more is sent. */
  close(): void {
    this.#hasEnded = true;
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (!this.#isPaused && !this.#hasEnded) {
      const length = this.#next();
      if (length === 0) this.#hasEnded = true;
      // An empty block ends the file. The driver's own way to send it shares one buffer among all connections.
      this.emit('data', this.#block.subarray(0, length));
      this.bytes += length;
    }
    this.#isRunning = false;
  }

  #next(): number {
    try {
      return this.#fill(this.#view);
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
      return 0;
    }
  }
}
