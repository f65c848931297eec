/** The lines of a list as the data modules hold it. */
export const splitList = (list: string): readonly string[] => list.split('\n');
