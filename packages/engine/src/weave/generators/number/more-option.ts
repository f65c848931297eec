/** For lists from which a key may need more than they have. */
export const MORE_OPTION = {
  more: 'true: in a unique column with more rows than values, values beyond the list are numbered (false)',
} as const;
