import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { QueueName } from '#events/queues.ts';
import {
  consumerLambdas,
  type LambdaName,
  queueLambdas,
  scheduledLambdas,
  streamLambdas,
} from '#functions/manifest.ts';
import type { BucketName, GrantedUses, Lambda } from '#functions/manifest-types.ts';
import type { DeadLetters } from '#infra/aws/dead-letters.ts';
import type { PhotoBuckets } from '#infra/aws/photos.ts';
import type { StreamedTable } from '#infra/aws/table.ts';

/** The resources that Lambdas can be granted access to. */
export interface Grantable {
  streamedTable: StreamedTable;
  userPool: IUserPool;
  bus: IEventBus;
  /** The sender's email address. */
  mailFrom: string;
  queues: Record<QueueName, IQueue>;
  photoBuckets: PhotoBuckets;
  /** The ID of the assistant's Bedrock model or inference profile. `null`: the assistant uses no model. */
  modelId: string | null;
  deadLetters: DeadLetters;
}

/** The types of SES resources for which sending an email needs permission. */
const sendingResources = ['identity', 'configuration-set'] as const;

/** Maps each key of `uses` in the manifest to its IAM statements. A missing key is a compile error. */
const byUse: { [Use in keyof GrantedUses]: (use: GrantedUses[Use], grantable: Grantable) => PolicyStatement[] } = {
  table: (actions, { streamedTable: { table } }) => [allow('dynamodb', actions, table.tableArn)],
  indexes: (names, { streamedTable: { table } }) => [
    allow('dynamodb', ['Query'], ...names.map((name) => `${table.tableArn}/index/${name}`)),
  ],
  signIn: (actions, { userPool }) => [allow('cognito-idp', actions, userPool.userPoolArn)],
  bus: (_, { bus }) => [allow('events', ['PutEvents'], bus.eventBusArn)],
  // The verified SES identity may be the sender's address or its domain, so all identities are allowed. The condition
  // limits the sender. SES also checks the permission for the configuration set.
  mail: (_, { bus, mailFrom }) => [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: sendingResources.map((resource) =>
        Stack.of(bus).formatArn({ service: 'ses', resource, resourceName: '*' }),
      ),
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  ],
  model: (_, { bus, modelId }) =>
    modelId ? [allow('bedrock', ['InvokeModel'], ...modelArns(modelId, Stack.of(bus)))] : [],
  photos: (actions, { photoBuckets }) =>
    actions.map((action) => {
      const [bucket, verb] = action.split(':') as [BucketName, string];
      const { bucketArn } = photoBuckets[bucket];
      return allow('s3', [verb], verb === 'ListBucket' ? bucketArn : `${bucketArn}/*`);
    }),
};

/** Returns the IAM statements that a Lambda needs for its `uses` in the manifest and for its trigger. */
export function grants(name: LambdaName, { uses }: Lambda, grantable: Grantable): PolicyStatement[] {
  const statements = (Object.keys(byUse) as (keyof GrantedUses)[]).flatMap((use) => {
    const used = uses[use];
    return used ? byUse[use](used as never, grantable) : [];
  });
  if (name in streamLambdas) {
    const read = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    statements.push(allow('dynamodb', read, grantable.streamedTable.streamArn));
  }
  if (name in queueLambdas) {
    const receive = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'];
    statements.push(allow('sqs', receive, grantable.queues[name as QueueName].queueArn));
  }
  const queue = deadLetterQueue(name, grantable.deadLetters);
  if (queue) statements.push(allow('sqs', ['SendMessage'], queue.queueArn));
  return statements;
}

function allow(service: string, actions: readonly string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });
}

/** Matches the prefix of an inference profile's ID. An inference profile routes a request to one of several regions. */
const profilePrefix = /^(us|us-gov|eu|apac|jp|au|global)\./;

/**
 * Returns the ARNs that calling a model needs. For an inference profile: the profile, and the model in every region.
 */
function modelArns(modelId: string, stack: Stack): string[] {
  const resourceName = modelId.replace(profilePrefix, '');
  const arn = { service: 'bedrock', resource: 'foundation-model', account: '' };
  if (resourceName === modelId) return [stack.formatArn({ ...arn, resourceName })];
  return [
    stack.formatArn({ ...arn, region: '*', resourceName }),
    stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: modelId }),
  ];
}

/**
 * Acknowledges cdk-nag's findings about the wildcards in a role's resources: S3 objects, SES identities, model regions.
 */
export function acknowledgeWildcards(role: IRole, { uses }: Lambda, { photoBuckets, modelId }: Grantable): void {
  for (const resource of uses.mail ? sendingResources : []) {
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:${resource}/*]`,
      reason: 'A condition allows one sender only.',
    });
  }
  if (uses.model && modelId && profilePrefix.test(modelId)) {
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${modelId.replace(profilePrefix, '')}]`,
      reason: 'An inference profile routes requests for this one model to several regions.',
    });
  }
  for (const name of ['incoming', 'photos', 'exports'] as const) {
    if (!uses.photos?.some((action) => action.startsWith(`${name}:`) && !action.endsWith('ListBucket'))) continue;
    const bucket = photoBuckets[name];
    const id = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${id}.Arn>/*]`,
      reason: 'Owners add files at any time, so the role covers all objects of this one bucket.',
    });
  }
}

/**
 * Returns the dead-letter queue that receives a Lambda's failed invocations. API Lambdas have none, because their
 * callers get the error. Queue Lambdas have none, because SQS itself moves a failed message to the queue's dead-letter
 * queue.
 */
export function deadLetterQueue(name: LambdaName, deadLetters: DeadLetters): IQueue | undefined {
  if (name in consumerLambdas) return deadLetters.events;
  if (name in scheduledLambdas) return deadLetters.schedules;
  if (name in streamLambdas) return deadLetters.stream;
  return undefined;
}
