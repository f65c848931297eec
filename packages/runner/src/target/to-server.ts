import { type ConnectOptions, type Driver, isFileAddress, type ServerAddress, type Session } from '@rowloom/databases';

/** A driver's `connect` only for servers. */
export function toServer(
  connect: (address: ServerAddress, options?: ConnectOptions) => Promise<Session>,
): Driver['connect'] {
  return (address, options) => {
    if (isFileAddress(address)) throw new Error('The driver of a server was given a file.');
    return connect(address, options);
  };
}
