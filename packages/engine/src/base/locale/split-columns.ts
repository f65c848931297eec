import { splitList } from './split-list.ts';

/** The lines of a list of several columns, each cut at its tabs. */
export const splitColumns = (list: string): readonly (readonly string[])[] =>
  splitList(list).map((line) => line.split('\t'));
