/** Lets one piece of work after the other have the connection, in the order in which they asked. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function makeLane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
