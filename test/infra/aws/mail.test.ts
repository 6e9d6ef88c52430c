import { expect, test } from 'vitest';
import { lambdaId, logicalId, only, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { stack, template } = fixture;
const id = (path: string) => logicalId(stack, path);
const getArn = (path: string) => ({ 'Fn::GetAtt': [id(path), 'Arn'] });

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
    ['EmailFeedbackRule', 'MailRule'].map((rule) =>
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
