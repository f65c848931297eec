/** Ten seconds, plus the time of the checks. */
const TRIES = 200;
const PAUSE = 50;

export type Starting = {
  /** The server's name, for the error. */
  readonly name: string;
  readonly isReady: () => boolean;
  readonly hasEnded: () => boolean;
  /** Cleans up after a server that did not start. */
  readonly stop: () => Promise<void>;
};

/** Checks until the server answers. */
export async function untilReady({ name, isReady, hasEnded, stop }: Starting): Promise<void> {
  for (let attempt = 0; !isReady(); attempt++) {
    if (attempt === TRIES || hasEnded()) {
      await stop();
      throw new Error(`${name} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
