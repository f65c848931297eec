/**
 * The databases to which a psql script goes with `\\connect`, as in dumps of a whole database or server. A dash is the
 * current one.
 */
export function connectedDatabases(script: string): readonly string[] {
  const lines = script.matchAll(/^\\(?:connect|c)[ \t]+(?:-reuse-previous=\S+[ \t]+)?(.+)$/gm);
  const names = [...lines].map(([, words = '']) => {
    const conninfo = /dbname=(?:'([^']+)'|([^\s'"]+))/.exec(words);
    if (conninfo !== null) return conninfo[1] ?? conninfo[2] ?? '';
    return (
      /^"((?:[^"]|"")+)"|^'([^']+)'|^(\S+)/
        .exec(words)
        ?.slice(1)
        .find((part) => part !== undefined) ?? ''
    );
  });
  return [...new Set(names)].filter((name) => name !== '' && name !== '-');
}
