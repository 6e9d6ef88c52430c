import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type IFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { outboxFilter, tableShape } from '#functions/manifest-table.ts';
import type { Environment } from '#infra/aws/environments.ts';

/** The table and the ARN of its stream. */
export interface StreamedTable {
  table: Table;
  streamArn: string;
}

/** Creates the table with the keys and indexes of the manifest. */
export function createTable(scope: Construct, environment: Environment): StreamedTable {
  const table = new Table(scope, 'Table', {
    partitionKey: { name: tableShape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: tableShape.sortKey, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: tableShape.expiryAttribute,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: environment.keepsData,
    removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  for (const index of tableShape.indexes) {
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
      sortKey: { name: index.sortKey, type: AttributeType.STRING },
    });
  }
  const streamArn = table.tableStreamArn;
  if (!streamArn) throw new Error('The table has no stream.');
  return { table, streamArn };
}

/**
 * Connects the table's stream to the outbox Lambda. A failing record is isolated and retried a limited number of times,
 * so it does not block the shard. The sweep publishes the events that still failed, minutes later.
 */
export function connectOutbox(scope: Construct, streamArn: string, publisher: IFunction, deadLetters: IQueue): void {
  new EventSourceMapping(scope, 'OutboxStream', {
    target: publisher,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [
      FilterCriteria.filter({
        eventName: FilterRule.isEqual(outboxFilter.eventName),
        dynamodb: {
          Keys: { [tableShape.partitionKey]: { S: FilterRule.beginsWith(outboxFilter.partitionKeyPrefix) } },
        },
      }),
    ],
    // The maximum number of events in one PutEvents call.
    batchSize: 10,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: 5,
    maxRecordAge: Duration.hours(1),
    onFailure: new SqsDlq(deadLetters),
  });
}
