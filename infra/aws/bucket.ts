import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';

/**
 * Creates a private bucket that requires TLS. Deleting the stack deletes the bucket, unless the environment keeps data.
 * If the first deployment fails, CloudFormation deletes the bucket in any case, so no bucket is left without a stack.
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

/** Creates the bucket for the access logs of all other buckets. Logs are deleted after `logRetentionDays`. */
export function createLogBucket(scope: Construct, environment: Environment): Bucket {
  return createBucket(scope, 'LogBucket', environment, {
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [{ expiration: Duration.days(environment.logRetentionDays) }],
  });
}
