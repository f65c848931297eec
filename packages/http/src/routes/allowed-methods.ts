import type { Endpoint } from '@rowloom/contract';

/** The methods of an address, as in an `Allow` header; undefined for an unknown address. */
export type AllowedMethods = (path: string) => string | undefined;

export function makeAllowedMethods(endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]): AllowedMethods {
  const methods = Map.groupBy(endpoints, ({ path }) => path);
  const known = [...methods].map(([path, group]) => {
    const names = group.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return { pattern: toPattern(path), parameters: path.split('{').length, allow: [...new Set(names)].join(', ') };
  });
  // `/api/usage/history` is matched before `/api/usage/{id}`, as in the router.
  const sorted = known.toSorted((a, b) => a.parameters - b.parameters);
  return (path) => sorted.find(({ pattern }) => pattern.test(path))?.allow;
}

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replace(/\\\*$/, '.*')}$`,
  );
