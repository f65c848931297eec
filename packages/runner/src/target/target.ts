import {
  type ConnectOptions,
  type DatabaseAddress,
  type Driver,
  isFileAddress,
  type Session,
} from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { makeObserver } from './observer.ts';
import { makeSilence, type Silence } from './silence.ts';
import { watchSession } from './watch-session.ts';

/** A database to load rows into, or to read a schema from. Nothing is open yet. */
export type Target = {
  readonly address: DatabaseAddress;
  readonly driver: Driver;
  /** The database's name; the file's for SQLite. */
  readonly database: string;
  readonly connect: (options?: ConnectOptions) => Promise<Session>;
  /** Shared by all who wait for it. */
  readonly silence: Silence;
};

export function makeTarget(address: DatabaseAddress): Target {
  const { driver } = dialectOf(address);
  const observer = makeObserver(driver, address);
  const silence = makeSilence();
  let watched = 0;
  return {
    address,
    driver,
    silence,
    database: isFileAddress(address) ? address.file : address.database,
    async connect(options) {
      const session = await driver.connect(address, options);
      silence.end();
      watched++;
      watchSession({
        session,
        look: observer.look,
        silence,
        onClosed() {
          if (--watched === 0) observer.close();
        },
      });
      return session;
    },
  };
}
