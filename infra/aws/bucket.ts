import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';

/**
 * Creates a private bucket that requires TLS. It is deleted with its stack unless the environment keeps data. A bucket of
 * a failed first deployment is always deleted, so that it does not remain without a stack.
 */
export function createBucket(scope: Construct, id: string, environment: Environment, props: BucketProps): Bucket {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    autoDeleteObjects: !environment.keepsData,
    ...props,
  });
}

/** Creates the bucket for the access logs of the other buckets, with the retention of the other logs. */
export function createLogBucket(scope: Construct, environment: Environment): Bucket {
  return createBucket(scope, 'LogBucket', environment, {
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [{ expiration: Duration.days(environment.logRetentionDays) }],
  });
}
