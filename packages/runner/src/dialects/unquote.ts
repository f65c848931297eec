/** A name without its quotes, of any kind. */
export const unquote = (name: string): string => {
  const mark = name[0] ?? '';
  return name.slice(1, -1).replaceAll(mark + mark, mark);
};
