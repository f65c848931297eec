/** What programs import from the published package, by the source package of the workspace. */
export type Door = {
  /** As in `import … from 'rowloom/engine'`; the empty text is `rowloom` itself. */
  readonly subpath: '' | 'engine' | 'client';
  readonly workspace: string;
  /** Browsers load it as well: it must not use Node. */
  readonly runsInBrowsers: boolean;
};

export const DOORS: readonly [Door, ...Door[]] = [
  { subpath: '', workspace: 'packages/library', runsInBrowsers: false },
  { subpath: 'engine', workspace: 'packages/engine', runsInBrowsers: true },
  { subpath: 'client', workspace: 'packages/client', runsInBrowsers: true },
];

/** The file of an entry point in `dist`. The program beside it is `rowloom.mjs`. */
export const scriptOf = ({ workspace }: Door): string => `${workspace.slice('packages/'.length)}.js`;

/** The declarations of an entry point in `types`. */
export const declarationsOf = ({ workspace }: Door): string => `${workspace.slice('packages/'.length)}/index.d.ts`;
