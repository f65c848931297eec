import type { DatabaseErrorCode } from '../target/target-error.ts';

const NUMBERS: Partial<Record<DatabaseErrorCode, readonly number[]>> = {
  authentication_failed: [1045, 1129, 1130, 1131, 1251, 1275, 1524, 1698, 1820, 1862, 3118, 3955, 4151],
  unreachable: [1040, 1042, 1043, 1203, 1226],
  no_such_database: [1049],
  no_such_table: [1051, 1146],
  no_permission: [1044, 1142, 1143, 1227, 1370, 1410, 1419, 1470, 3619],
  read_only: [1036, 1223, 1290, 1792, 1836, 3159],
  disk_full: [1021, 1114],
  locked: [1099, 1205, 1206, 1213, 3058, 3572],
  interrupted: [1317, 1907, 1969, 3024],
  connection_lost: [1053, 1077, 1152, 1158, 1159, 1160, 1161, 1184, 1927, 2006, 2013, 3169, 4031],
  duplicate_key: [1022, 1062, 1169, 1586, 1761, 1859],
  foreign_key_violated: [1216, 1217, 1451, 1452, 1557],
  check_violated: [3819, 4025],
  not_null_violated: [1048, 1263, 1364, 1566, 3673],
  invalid_value: [
    1264, 1265, 1292, 1366, 1367, 1406, 1411, 1416, 1425, 1441, 1526, 1690, 3140, 3141, 3155, 3156, 3643, 4038, 4078,
  ],
  unsupported: [1071, 1118, 1148, 1153, 1170, 1178, 1235, 1286, 3813, 3814, 3815, 3948, 4166, 4170],
};

/** The numbers of MySQL and MariaDB; what is not here is a `server_error`. */
export const ERROR_CODES: Readonly<Record<number, DatabaseErrorCode>> = Object.fromEntries(
  Object.entries(NUMBERS).flatMap(([code, numbers]) =>
    numbers.map((number): [number, DatabaseErrorCode] => [number, code as DatabaseErrorCode]),
  ),
);
