export { findPostgresBin, type PostgresServer, startPostgres } from './start-postgres.ts';
