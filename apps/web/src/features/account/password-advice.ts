/** What the service asks of a password, said before it has to refuse one. */
export const PASSWORD_ADVICE = 'At least 12 characters. Several words in a row are easy to remember.';
export const SHORTEST_PASSWORD = 12;
