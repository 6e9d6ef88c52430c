import { Duration } from 'aws-cdk-lib';
import { type Bucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { createBucket } from '#infra/aws/bucket.ts';
import type { Environment } from '#infra/aws/environments.ts';

export interface PhotoBuckets {
  /** Where browsers put what owners chose; never read by anybody but us. */
  incoming: Bucket;
  /** What has been checked and drawn anew; the edge serves it. */
  photos: Bucket;
}

/** The two buckets between which a photo is checked. */
export function createPhotoBuckets(scope: Construct, environment: Environment, logs: IBucket): PhotoBuckets {
  const incoming = createBucket(scope, 'IncomingBucket', environment, {
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'incoming/',
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    // Any origin: the signed address is the right to upload, and the site's own origin would be a circle.
    cors: [
      { allowedMethods: [HttpMethods.PUT], allowedOrigins: ['*'], allowedHeaders: ['content-type'], maxAge: 3600 },
    ],
  });
  const photos = createBucket(scope, 'PhotoBucket', environment, {
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'photos/',
  });
  return { incoming, photos };
}
