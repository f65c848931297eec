import { isTargetError, type TargetError, type TargetErrorCode, targetError } from '../target/target-error.ts';
import { describeS3Place, type S3Place } from './s3-place.ts';

const CODES: Readonly<Record<string, readonly [code: TargetErrorCode, words: string]>> = {
  NoSuchBucket: ['no_such_database', 'There is no such bucket.'],
  InvalidBucketName: ['invalid_address', 'That is not a name of a bucket.'],
  PermanentRedirect: ['invalid_address', 'The bucket is in another region.'],
  AuthorizationHeaderMalformed: ['invalid_address', 'The bucket is in another region.'],
  AccessDenied: ['no_permission', 'The key needs permission to list, read, write and delete there.'],
  Forbidden: ['no_permission', 'The key needs permission to list, read, write and delete there.'],
  InvalidAccessKeyId: ['authentication_failed', 'The store does not know the access key.'],
  SignatureDoesNotMatch: ['authentication_failed', 'The secret of the access key is wrong.'],
  ExpiredToken: ['authentication_failed', 'The session token has expired.'],
  InvalidToken: ['authentication_failed', 'The session token is wrong.'],
  QuotaExceeded: ['disk_full', 'The store is full.'],
  TimeoutError: ['unreachable', 'The store does not answer.'],
  ECONNREFUSED: ['unreachable', 'The store cannot be reached.'],
  ENOTFOUND: ['unreachable', 'There is no such host.'],
  EAI_AGAIN: ['unreachable', "The host's name could not be looked up."],
  EHOSTUNREACH: ['unreachable', 'The store cannot be reached.'],
  ETIMEDOUT: ['unreachable', 'The store does not answer.'],
  ECONNRESET: ['connection_lost', 'The connection was lost.'],
  EPIPE: ['connection_lost', 'The connection was lost.'],
};

const TLS = /^(?:CERT_|DEPTH_|ERR_TLS|ERR_SSL|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** Explains an error of an S3 store or of the connection to it in a sentence; undefined for other errors. */
export function explainS3Error(error: unknown, place: S3Place): TargetError | undefined {
  if (isTargetError(error)) return error;
  if (!(error instanceof Error)) return undefined;
  const at = describeS3Place(place);
  // The system's error comes first, because Amazon's library calls a reset connection a timeout.
  const words = ['code' in error && typeof error.code === 'string' ? error.code : '', error.name];
  for (const word of words) {
    const known = CODES[word];
    if (known !== undefined) return targetError(known[0], `${at} could not be written. ${known[1]}`, { native: word });
    if (TLS.test(word))
      return targetError('tls_failed', `${at} could not be reached over TLS. Check the certificate.`, { native: word });
  }
  return '$metadata' in error
    ? targetError('unwritable', `${at} could not be written: the store refused it.`, { native: error.name })
    : undefined;
}
