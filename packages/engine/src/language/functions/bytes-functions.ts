import { bytesOf } from '../values/bytes-of.ts';
import { CannotRead } from '../values/cannot-evaluate.ts';
import { formatValue } from '../values/format-value.ts';
import { partial, strict, type Compute, type FunctionFamily } from './sql-function.ts';
import { wholeOf } from './bit-functions.ts';

/** A byte beyond the end is an error in the database too. */
const getByte: Compute = ([value = null, at]) => {
  const byte = bytesOf(value)[Number(wholeOf(at))];
  if (byte === undefined) throw new CannotRead(`${formatValue(value)} has no byte ${formatValue(at ?? null)}`);
  return byte;
};

const digitsOf = (value: unknown): string => String(value).replaceAll('-', '').toLowerCase();

const sendUuid: Compute = ([value = null]) => {
  const hex = digitsOf(formatValue(value));
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new CannotRead(`${formatValue(value)} is not a UUID`);
  return { kind: 'bytes', hex };
};

/** Only UUIDs of RFC 9562 have a version, in their ninth byte. */
const versionOf: Compute = ([value = null]) => {
  const hex = digitsOf(formatValue(value));
  return /^[89ab]$/.test(hex.charAt(16)) ? Number.parseInt(hex.charAt(12), 16) : null;
};

/** Functions over single bytes that are NULL when any argument is; for a UUID without a version, too. */
export const BYTES_FUNCTIONS: FunctionFamily = {
  uuid_extract_version: partial(versionOf, { form: { is: 'uuid_version' } }),
  get_byte: strict(getByte, { form: { is: 'byte' } }),
  uuid_send: strict(sendUuid, { form: { is: 'uuid_bytes' } }),
};
