/** Gives the connection to one piece of work at a time, in order of request. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function makeLane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
