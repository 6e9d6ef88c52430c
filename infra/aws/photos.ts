import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type Bucket, type CfnBucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { createdObject } from '#events/created-objects.ts';
import { createBucket } from '#infra/aws/bucket.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { maxPhotoBytes } from '#shared/contract/photos.ts';
import { exportDays } from '#shared/leaving.ts';

export interface PhotoBuckets {
  /** The bucket for uploads from browsers. Only our Lambdas can read them. */
  incoming: Bucket;
  /** The bucket for checked and re-encoded photos, which CloudFront serves. */
  photos: Bucket;
  /** The bucket for exports of owners' data. Owners download them with presigned URLs. */
  exports: Bucket;
}

/** Creates the buckets for files of owners. Uploads are deleted after a day, exports after a week. */
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
  // The CDK's own option would add a Lambda that changes the bucket after its creation.
  (incoming.node.defaultChild as CfnBucket).notificationConfiguration = {
    eventBridgeConfiguration: { eventBridgeEnabled: true },
  };
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
  const exports = createBucket(scope, 'ExportBucket', environment, {
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'exports/',
    lifecycleRules: [{ expiration: Duration.days(exportDays), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  return { incoming, photos, exports };
}

/** Passes uploads that are larger than a photo may be to the Lambda that deletes them. */
export function connectOversizedUploads(
  scope: Construct,
  { incoming }: PhotoBuckets,
  lambda: LambdaFunction,
  deadLetterQueue: IQueue,
): void {
  new Rule(scope, 'OversizedUploadRule', {
    // S3 publishes to the default bus only, which the other environments in this AWS account share.
    eventPattern: {
      source: [createdObject.source],
      detailType: [createdObject.detailType],
      detail: { bucket: { name: [incoming.bucketName] }, object: { size: Match.greaterThan(maxPhotoBytes) } },
    },
    targets: [new LambdaTarget(lambda, { deadLetterQueue, retryAttempts: 24, maxEventAge: Duration.days(1) })],
  });
}
