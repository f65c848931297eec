import { splitList } from './split-list.ts';

/** The lines of a list of several columns, each split at its tabs. */
export const splitColumns = (list: string): readonly (readonly string[])[] =>
  splitList(list).map((line) => line.split('\t'));
