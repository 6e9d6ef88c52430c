import { Duration } from 'aws-cdk-lib';
import { type Bucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { createBucket } from '#infra/aws/bucket.ts';
import type { Environment } from '#infra/aws/environments.ts';

export interface PhotoBuckets {
  /** The bucket for uploads from browsers. Only our Lambdas can read them. */
  incoming: Bucket;
  /** The bucket for checked and re-encoded photos, which CloudFront serves. */
  photos: Bucket;
}

/** Creates the two photo buckets. Uploads are deleted after a day. */
export function createPhotoBuckets(scope: Construct, environment: Environment, logs: IBucket): PhotoBuckets {
  const incoming = createBucket(scope, 'IncomingBucket', environment, {
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'incoming/',
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    // Any origin is allowed: the presigned URL authorizes the upload, and the site's origin would be a circular
    // dependency.
    cors: [
      { allowedMethods: [HttpMethods.PUT], allowedOrigins: ['*'], allowedHeaders: ['content-type'], maxAge: 3600 },
    ],
  });
  const photos = createBucket(scope, 'PhotoBucket', environment, {
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'photos/',
    // A photo that was deleted by mistake can be restored for 30 days.
    ...(environment.keepsData
      ? {
          versioned: true,
          lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true }],
        }
      : {}),
  });
  return { incoming, photos };
}
