export { copyCluster, copyStore } from './copy-cluster.ts';
export { startHeldClock } from './start-held-clock.ts';
export { type Link, type LinkState, startLink } from './start-link.ts';
export { mountSmallDisk } from './mount-small-disk.ts';
export { findMariadbBin, type MariadbServer, startMariadb } from './start-mariadb.ts';
export { findPgbouncer, type Pooler, startPgbouncer } from './start-pgbouncer.ts';
export { findPostgresBin, type PostgresServer, startPostgres } from './start-postgres.ts';
export { type S3Server, startS3 } from './start-s3.ts';
export { type SmtpAnswer, type SmtpServer, startSmtp, type TakenMail } from './start-smtp.ts';
