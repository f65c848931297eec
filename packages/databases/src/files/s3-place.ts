/** The destination of objects in an S3 store, as separately checked fields. */
export type S3Place = {
  readonly bucket: string;
  /** Without a slash at either end; empty for the bucket itself. */
  readonly prefix: string;
  readonly region: string;
  /** For a store other than Amazon's, such as `https://minio.example:9000`: buckets are then part of the path. */
  readonly endpoint?: string;
  /** The resolved address of the endpoint: connections go there, certificates are for the name. */
  readonly pinned?: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  };
};

/** For messages: without the credentials. */
export const describeS3Place = ({ bucket, prefix }: S3Place): string =>
  `s3://${bucket}/${prefix === '' ? '' : `${prefix}/`}`;

export const s3Key = ({ prefix }: S3Place, name: string): string => (prefix === '' ? name : `${prefix}/${name}`);
