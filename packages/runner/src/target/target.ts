import type { ConnectOptions, DatabaseAddress, Driver, Session } from '@rowloom/databases';
import { driverOf } from './driver-of.ts';

/** A database that rows go into, or that a schema is read from. Nothing is open yet. */
export type Target = {
  readonly address: DatabaseAddress;
  readonly driver: Driver;
  /** The database's name; the file's for SQLite. */
  readonly database: string;
  readonly connect: (options?: ConnectOptions) => Promise<Session>;
};

export function makeTarget(address: DatabaseAddress): Target {
  const driver = driverOf(address);
  return {
    address,
    driver,
    database: address.dialect === 'sqlite' ? address.file : address.database,
    connect: (options) => driver.connect(address, options),
  };
}
