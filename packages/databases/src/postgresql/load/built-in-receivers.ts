/**
 * The functions that read the binary form of built-in types, by oid, which is the same on every server: most columns
 * have one of these, and querying a newly connected server takes two milliseconds.
 */
export const BUILT_IN_RECEIVERS: ReadonlyMap<number, string> = new Map([
  [16, 'boolrecv'],
  [17, 'bytearecv'],
  [19, 'namerecv'],
  [20, 'int8recv'],
  [21, 'int2recv'],
  [23, 'int4recv'],
  [25, 'textrecv'],
  [114, 'json_recv'],
  [650, 'cidr_recv'],
  [700, 'float4recv'],
  [701, 'float8recv'],
  [774, 'macaddr8_recv'],
  [790, 'cash_recv'],
  [829, 'macaddr_recv'],
  [869, 'inet_recv'],
  [1042, 'bpcharrecv'],
  [1043, 'varcharrecv'],
  [1082, 'date_recv'],
  [1083, 'time_recv'],
  [1114, 'timestamp_recv'],
  [1184, 'timestamptz_recv'],
  [1186, 'interval_recv'],
  [1266, 'timetz_recv'],
  [1560, 'bit_recv'],
  [1562, 'varbit_recv'],
  [1700, 'numeric_recv'],
  [2950, 'uuid_recv'],
  [3802, 'jsonb_recv'],
]);
