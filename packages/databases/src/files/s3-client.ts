import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from './s3-place.ts';

const TIMEOUT = 10_000;
/** A store that is silent for this long will stay silent. */
const SILENCE = 120_000;

export function openS3Client({ region, endpoint, pinned, credentials }: S3Place): S3Client {
  const agent = { keepAlive: true, ...(pinned === undefined ? {} : { lookup: always(pinned) }) };
  return new S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Other stores do not support Amazon's newer checksums, and TLS protects the bytes in transit.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: TIMEOUT,
      requestTimeout: SILENCE,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  });
}

/** Names are not resolved again: the address that was checked is the one that is used. */
function always(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, options, callback) => {
    if (options.all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}
