export { findMariadbBin, type MariadbServer, startMariadb } from './start-mariadb.ts';
export { findPostgresBin, type PostgresServer, startPostgres } from './start-postgres.ts';
