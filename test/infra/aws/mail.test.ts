import { expect, test } from 'vitest';
import { mailQueue } from '#events/mail-queue.ts';
import { queueLambdas } from '#functions/manifest.ts';
import { lambdaId, logicalId, only, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { stack, template } = fixture;
const id = (path: string) => logicalId(stack, path);
const getArn = (path: string) => ({ 'Fn::GetAtt': [id(path), 'Arn'] });

test('a failed email is received eight times over more than 30 minutes before it becomes a dead letter', () => {
  const { VisibilityTimeout, RedrivePolicy, SqsManagedSseEnabled } = properties(fixture, id('MailQueue'));
  expect(RedrivePolicy).toEqual({ deadLetterTargetArn: getArn('MailDeadLetters'), maxReceiveCount: 8 });
  expect((mailQueue.maxReceives - 1) * VisibilityTimeout).toBeGreaterThan(30 * 60);
  expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * queueLambdas.mail.timeoutSeconds);
  expect(SqsManagedSseEnabled).toBe(true);
});

test('the mail Lambda receives one message at a time, five in parallel, and reports failures', () => {
  expect(properties(fixture, id('MailQueueSource'))).toMatchObject({
    FunctionName: { Ref: lambdaId(fixture, 'mail') },
    EventSourceArn: getArn('MailQueue'),
    BatchSize: 1,
    ScalingConfig: { MaximumConcurrency: 5 },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
});

test('the events that send emails go to the mail queue', () => {
  expect(properties(fixture, id('MailRule'))).toMatchObject({
    EventBusName: { Ref: id('Bus') },
    EventPattern: { source: ['houndwell'], 'detail-type': queueLambdas.mail.consumes },
    Targets: [{ Arn: getArn('MailQueue'), DeadLetterConfig: { Arn: getArn('EventDeadLetters') } }],
  });
});

test('bounces and complaints of this environment go to the mail queue through the default bus', () => {
  const { EventDestination } = only(fixture, 'AWS::SES::ConfigurationSetEventDestination');
  expect(EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint']);
  expect(JSON.stringify(EventDestination.EventBridgeDestination.EventBusArn)).toContain(':event-bus/default');
  const rule = properties(fixture, id('EmailFeedbackRule'));
  expect(rule).toMatchObject({
    EventBusName: 'default',
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: id('MailConfigurationSet') }] } } },
    },
    Targets: [{ Arn: getArn('MailQueue') }],
  });
});

test('only the rules for events and for email feedback may send to the mail queue', () => {
  const policies = Object.values(template.findResources('AWS::SQS::QueuePolicy'));
  const policy = policies.find(({ Properties }) => JSON.stringify(Properties.Queues).includes(`"${id('MailQueue')}"`));
  const statements = policy?.Properties.PolicyDocument.Statement as { Effect: string; Action: string }[];
  const sending = statements.filter(({ Effect, Action }) => Effect === 'Allow' && Action.includes('sqs:SendMessage'));
  expect(sending).toEqual(
    ['MailRule', 'EmailFeedbackRule'].map((rule) =>
      expect.objectContaining({
        Principal: { Service: 'events.amazonaws.com' },
        Condition: { ArnEquals: { 'aws:SourceArn': getArn(rule) } },
      }),
    ),
  );
});

test('an email that SES permanently rejects is counted from the log of the mail Lambda', () => {
  expect(properties(fixture, id('RefusedEmails'))).toMatchObject({
    LogGroupName: { Ref: lambdaId(fixture, 'mail', 'Log') },
    FilterPattern: '{ $.message = "email refused" }',
  });
});
