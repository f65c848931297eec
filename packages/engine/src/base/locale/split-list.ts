/** The lines of a list in a data module. */
export const splitList = (list: string): readonly string[] => list.split('\n');
