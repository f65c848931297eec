/** What programs import from the published package, by the package of the workspace that it comes from. */
export type Door = {
  /** As in `import … from 'rowloom/engine'`; the empty text is `rowloom` itself. */
  readonly subpath: '' | 'engine' | 'client';
  readonly workspace: string;
  /** Browsers load it as well: it may ask for nothing of Node. */
  readonly runsInBrowsers: boolean;
};

export const DOORS: readonly [Door, ...Door[]] = [
  { subpath: '', workspace: 'packages/library', runsInBrowsers: false },
  { subpath: 'engine', workspace: 'packages/engine', runsInBrowsers: true },
  { subpath: 'client', workspace: 'packages/client', runsInBrowsers: true },
];

/** The file of a door in `dist`. The program beside it is `rowloom.mjs`. */
export const scriptOf = ({ workspace }: Door): string => `${workspace.slice('packages/'.length)}.js`;

/** The declarations of a door in `types`. */
export const declarationsOf = ({ workspace }: Door): string => `${workspace.slice('packages/'.length)}/index.d.ts`;
