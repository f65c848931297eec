import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** Addresses as people write them: `?seed=77`, where the router would put quotes around a word that looks like a number. */
export const searchWords = {
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
};
