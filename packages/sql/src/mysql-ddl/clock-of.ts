import type { Model } from './model.ts';

/** The current time, as each server prints it. */
export const clockOf = (dialect: Model['dialect'], digits: string): string =>
  dialect === 'mariadb' ? `current_timestamp(${digits})` : `CURRENT_TIMESTAMP${digits === '' ? '' : `(${digits})`}`;
