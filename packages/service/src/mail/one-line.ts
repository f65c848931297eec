/** Names are text from other people: in a mail they stay on one line. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
