import { SERVER_URLS } from './server-address.ts';
import { type DatabaseAddress, isFileAddress, type ServerAddress } from './database-address.ts';

/** The address as a URL without its password, for messages; it reads back as the same place. */
export function describeAddress(address: DatabaseAddress): string {
  if (isFileAddress(address)) return `sqlite:${encodeFile(address.file)}`;
  const { dialect, user, database } = address;
  return `${dialect}://${encodeURIComponent(user)}@${describePlace(address, encodeURIComponent(database))}`;
}

function describePlace({ dialect, host, port, socket }: ServerAddress, database: string): string {
  if (!socket) return `${host.includes(':') ? `[${host}]` : host}:${port}/${database}`;
  const path = encodeURIComponent(host).replaceAll('%2F', '/');
  const { socket: word, port: usual, namesPort } = SERVER_URLS[dialect];
  return `/${database}?${word}=${path}${!namesPort || port === usual ? '' : `&port=${port}`}`;
}

function encodeFile(file: string): string {
  const text = file.replaceAll(/[%?#]/g, encodeURIComponent).replaceAll(/^\s|\s$/g, encodeURIComponent);
  return text.startsWith('//') ? `//${text}` : text;
}
