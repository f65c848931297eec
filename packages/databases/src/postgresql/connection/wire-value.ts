import type { CustomTypesConfig } from 'pg';
import type { SqlValue } from '../../session/session.ts';

/** A parameter as sent to the server: text, bytes unchanged. */
export function toWire(value: SqlValue): string | Buffer | null {
  if (value === null) return null;
  if (typeof value === 'object') return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return String(value);
}

const OID = { boolean: 16, bytea: 17, int8: 20, int2: 21, int4: 23, oid: 26, float4: 700, float8: 701 } as const;

const text = (value: string): SqlValue => value;

const PARSERS: Readonly<Record<number, (value: string) => SqlValue>> = {
  [OID.boolean]: (value) => value === 't',
  // The session requests the hexadecimal form.
  [OID.bytea]: (value) => new Uint8Array(Buffer.from(value.slice(2), 'hex')),
  [OID.int8]: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value),
  [OID.int2]: Number,
  [OID.int4]: Number,
  [OID.oid]: Number,
  [OID.float4]: Number,
  [OID.float8]: Number,
};

/** Conversions by column type; all others stay the server's text. */
export const parserOf = (oid: number): ((value: string) => SqlValue) => PARSERS[oid] ?? text;

/** For one client only: pg's own table of parsers is shared by the whole process. */
export const WIRE_TYPES: CustomTypesConfig = { getTypeParser: parserOf as CustomTypesConfig['getTypeParser'] };
