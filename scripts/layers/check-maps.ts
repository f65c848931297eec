/** Differences between a map, a `src/README.md` with tables whose last column explains folders, and the folders beneath it. */
export const checkMap = (map: string, files: readonly string[], floors: readonly string[] = []): readonly string[] => {
  const folders = new Set(files.flatMap((path) => foldersOf(path, floors)));
  const named = new Set(namesIn(map));
  const known = new Set([...folders, ...files.filter((path) => !path.includes('/'))]);
  return [
    ...[...folders].filter((folder) => !named.has(folder)).map((folder) => `${folder} is not on the map`),
    ...[...named].filter((name) => !known.has(name)).map((name) => `${name} is on the map, but is not there`),
  ];
};

/** For a package with floors the folders of each floor are on the map, too, by their own names. */
const foldersOf = (path: string, floors: readonly string[]): readonly string[] => {
  const [first, second, ...rest] = path.split('/');
  if (first === undefined || second === undefined) return [];
  return floors.includes(first) && rest.length > 0 ? [first, second] : [first];
};

const namesIn = (map: string): readonly string[] =>
  map
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap(
      (line) =>
        line
          .split('|')
          .slice(1, -2)
          .join(' ')
          .match(/`[^`]+`/g) ?? [],
    )
    .map((quoted) => quoted.slice(1, -1).split('/')[0] ?? '');
