import type { ColumnType } from '../../language/types/column-type.ts';

/** Object identifiers that PostgreSQL fixes for its own types; an array's binary form contains its element's. */
const OIDS: Readonly<Record<string, number>> = {
  boolean: 16,
  bytes: 17,
  int64: 20,
  int16: 21,
  int32: 23,
  json: 114,
  xml: 142,
  cidr: 650,
  float32: 700,
  float64: 701,
  macaddr8: 774,
  money: 790,
  macaddr6: 829,
  inet: 869,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamp_zoned: 1184,
  interval: 1186,
  time_zoned: 1266,
  bits: 1560,
  bits_varying: 1562,
  decimal: 1700,
  uuid: 2950,
  json_binary: 3802,
};

/** Absent for types whose identifier differs between databases: enums and extension types. */
export function elementOid(type: ColumnType): number | undefined {
  switch (type.kind) {
    case 'integer':
      return type.unsigned === true ? undefined : OIDS[`int${type.bits}`];
    case 'float':
      return OIDS[`float${type.bits}`];
    case 'macaddr':
      return OIDS[`macaddr${type.bytes}`];
    case 'time':
    case 'timestamp':
      return OIDS[type.zone === true ? `${type.kind}_zoned` : type.kind];
    case 'json':
      return OIDS[type.binary === true ? 'json_binary' : 'json'];
    case 'bits':
      return OIDS[type.varying === true ? 'bits_varying' : 'bits'];
    case 'text':
      return textOid(type.native);
    default:
      return OIDS[type.kind];
  }
}

function textOid(native: string): number | undefined {
  if (native === 'text') return 25;
  if (/^(character varying|varchar)\b/.test(native)) return 1043;
  return /^(character|char|bpchar)\b/.test(native) ? 1042 : undefined;
}
