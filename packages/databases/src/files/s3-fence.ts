import type { S3Client } from '@aws-sdk/client-s3';

/** Called right before each sending of a request that changes the store; throws if the request must not be sent. */
export type S3Fence = (command: string, key: string) => Promise<void>;

const CHANGES = new Set([
  'PutObjectCommand',
  'DeleteObjectCommand',
  'CreateMultipartUploadCommand',
  'UploadPartCommand',
  'CompleteMultipartUploadCommand',
  'AbortMultipartUploadCommand',
]);

/** Puts a fence before every request of a client that changes the store, including its own retries. */
export function fenceClient(client: S3Client, fence: S3Fence): void {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (CHANGES.has(commandName)) await fence(commandName, (args.input as { readonly Key?: string }).Key ?? '');
        return next(args);
      },
    // After the request was signed, and after the retry step.
    { step: 'finalizeRequest', priority: 'low', name: 'rowloomFence', override: true },
  );
}
