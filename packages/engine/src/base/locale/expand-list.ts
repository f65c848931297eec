import { splitList } from './split-list.ts';

/**
 * The sentences of a grammar: `It [broke|failed] after [two|three] days.` stands for four. A choice may be empty, and
 * cannot be nested.
 */
export const expandLine = (line: string): readonly string[] => {
  const parts = line.split(/\[([^\]]*)\]/);
  return parts.reduce<readonly string[]>(
    (made, part, index) =>
      index % 2 === 0
        ? made.map((text) => text + part)
        : made.flatMap((text) => part.split('|').map((choice) => text + choice)),
    [''],
  );
};

/** All sentences of all lines, each once. */
export const expandList = (list: string): string => [...new Set(splitList(list).flatMap(expandLine))].join('\n');
