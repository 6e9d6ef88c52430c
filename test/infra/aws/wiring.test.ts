import { describe, expect, test } from 'vitest';
import { assistantLogMessage, limitedEmergencyLogMessage } from '#events/chat-metrics.ts';
import { schedules } from '#events/schedules.ts';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { type EnvironmentName, environmentNames } from '#functions/manifest-environment.ts';
import { lambdaId, logicalId, only, properties, synthesizedStack, synthesizedWithModel } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { stack, template } = fixture;
const all = (type: string) => Object.values(template.findResources(type)).map(({ Properties }) => Properties);
const ref = (path: string) => ({ Ref: logicalId(stack, path) });
const secret = (path: string) => ({ 'Fn::Join': ['', ['{{resolve:secretsmanager:', ref(path), ':SecretString:::}}']] });
const stripe = (key: string) => ({
  'Fn::If': [
    'HasStripe',
    { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'StripeKeysArn' }, `:SecretString:${key}}}`]] },
    '',
  ],
});

test('environment variables refer to the resources that they name', () => {
  const expected: Record<EnvironmentName, unknown> = {
    SITE_ORIGIN: {
      'Fn::Join': [
        '',
        [
          'https://',
          {
            'Fn::If': [
              'HasDomain',
              { Ref: 'DomainName' },
              { 'Fn::GetAtt': [logicalId(stack, 'Distribution'), 'DomainName'] },
            ],
          },
        ],
      ],
    },
    ORIGIN_SECRET: {
      'Fn::Join': [
        '',
        [
          { 'Fn::If': ['HasOriginSecretA', secret('OriginSecretA'), ''] },
          ',',
          { 'Fn::If': ['HasOriginSecretB', secret('OriginSecretB'), ''] },
        ],
      ],
    },
    SIGNING_SECRET: secret('SigningSecret'),
    TABLE_NAME: ref('Table'),
    USER_POOL_ID: ref('SignIn'),
    USER_POOL_CLIENT_ID: { Ref: Object.keys(template.findResources('AWS::Cognito::UserPoolClient'))[0] },
    EVENT_BUS_NAME: ref('Bus'),
    MAIL_FROM: { 'Fn::Join': ['', ['Houndwell <', { Ref: 'MailFrom' }, '>']] },
    MAIL_CONFIGURATION_SET: ref('MailConfigurationSet'),
    SIGN_UPS_PER_HOUR: '60',
    PAYMENTS: 'test',
    STRIPE_SECRET_KEY: stripe('secretKey'),
    STRIPE_PUBLISHABLE_KEY: stripe('publishableKey'),
    STRIPE_WEBHOOK_SECRET: stripe('webhookSecret'),
    PLANS_ON_SALE: 'true',
    ASSISTANT_MODEL_ID: '',
    ASSISTANT_DAILY_TOKENS: '200000',
    INCOMING_BUCKET: ref('IncomingBucket'),
    EXPORTS_BUCKET: ref('ExportBucket'),
    PHOTOS_BUCKET: ref('PhotoBucket'),
    S3_PATH_STYLE: 'false',
    PUSH_SECRET: secret('PushSecret'),
    SUPPORT_MAILBOX: { Ref: 'SupportMailbox' },
    BILLING_MAILBOX: { Ref: 'BillingMailbox' },
    TECHNICAL_MAILBOX: { Ref: 'TechnicalMailbox' },
    PUSH_CONTACT: { 'Fn::If': ['HasSecurityContact', { Ref: 'SecurityContact' }, { Ref: 'MailFrom' }] },
    PUSH_HOSTS: { Ref: 'PushHosts' },
    UPLOAD_ENDPOINT: { 'Fn::Join': ['', ['https://s3.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }]] },
  };
  for (const name of Object.keys(lambdas) as LambdaName[]) {
    const wanted = Object.fromEntries(environmentNames(name).map((each) => [each, expected[each]]));
    expect(properties(fixture, lambdaId(fixture, name)).Environment?.Variables ?? {}, name).toEqual(wanted);
  }
});

test('production uses Stripe for payments', () => {
  const { template: live, stack: theirs } = synthesizedStack('prod');
  const billing = live.toJSON().Resources[logicalId(theirs, 'Billing/Function')];
  expect(billing.Properties.Environment.Variables.PAYMENTS).toBe('stripe');
});

describe('the alarms', () => {
  const alarm = (path: string) => properties(fixture, logicalId(stack, path));
  const queueName = (path: string) => [
    { Name: 'QueueName', Value: { 'Fn::GetAtt': [logicalId(stack, path), 'QueueName'] } },
  ];
  const groupName = only(fixture, 'AWS::Scheduler::ScheduleGroup').Name;
  const always = {
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'notBreaching',
    AlarmActions: [ref('Alarms')],
  };

  test('have the expected thresholds, and there are no others', () => {
    const expected: Record<string, object> = {
      ApiErrors: { MetricName: '5xx', Statistic: 'Sum', Threshold: 5, Period: 300, EvaluationPeriods: 1 },
      EventsLate: { MetricName: 'IteratorAge', Statistic: 'Maximum', Threshold: 300_000, EvaluationPeriods: 2 },
      EmailsRefused: { MetricName: expect.stringMatching('RefusedEmails'), Statistic: 'Sum', Threshold: 1 },
      EventsSwept: {
        ...{ Namespace: 'Houndwell', MetricName: 'SweptEvents', Statistic: 'Sum', Threshold: 1 },
        Dimensions: [{ Name: 'Bus', Value: ref('Bus') }],
      },
      LambdaErrors: { Threshold: 1, EvaluationPeriods: 1 },
      SchedulesSilent: {
        ...{ Namespace: 'AWS/Scheduler', MetricName: 'InvocationAttemptCount', Statistic: 'Sum', Threshold: 1 },
        ...{ Period: 900, EvaluationPeriods: 2 },
        // No run publishes no metric.
        ...{ ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' },
        Dimensions: [{ Name: 'ScheduleGroup', Value: groupName }],
      },
      EmergenciesLimited: { Namespace: 'Houndwell', Statistic: 'Sum', Period: 3600, Threshold: 1 },
      MailBacklog: {
        ...{ MetricName: 'ApproximateAgeOfOldestMessage', Statistic: 'Maximum', Threshold: 1800 },
        Dimensions: queueName('MailQueue'),
      },
      PushRefused: { MetricName: expect.stringMatching('RefusedPushes'), Statistic: 'Sum', Threshold: 5 },
      PushBacklog: {
        ...{ MetricName: 'ApproximateAgeOfOldestMessage', Statistic: 'Maximum', Threshold: 1800 },
        Dimensions: queueName('PushQueue'),
      },
      EmailsBounce: { MetricName: 'Reputation.BounceRate', Statistic: 'Average', Threshold: 0.05, Period: 3600 },
      EmailComplaints: { MetricName: 'Reputation.ComplaintRate', Statistic: 'Average', Threshold: 0.001, Period: 3600 },
    };
    for (const [kind, queue] of Object.entries({
      Events: 'Event',
      Schedules: 'Schedule',
      Stream: 'Stream',
      Mail: 'Mail',
      Push: 'Push',
    })) {
      // NumberOfMessagesSent would miss messages that SQS moves from another queue.
      expected[`${kind}DeadLetter`] = {
        ...{ MetricName: 'ApproximateNumberOfMessagesVisible', Statistic: 'Maximum', Threshold: 1 },
        Dimensions: queueName(`${queue}DeadLetters`),
      };
    }
    for (const [path, properties] of Object.entries(expected)) {
      expect(alarm(path), path).toMatchObject({ ...always, ...properties });
    }
    const [sum, ...measured] = alarm('LambdaErrors').Metrics;
    // A missing metric counts as zero, so either one alone raises the alarm.
    expect(sum.Expression).toBe('FILL(errors, 0) + FILL(throttles, 0)');
    // Without dimensions, a metric covers all Lambdas.
    expect(measured.map(({ MetricStat }: { MetricStat: { Metric: object } }) => MetricStat.Metric)).toEqual([
      { Namespace: 'AWS/Lambda', MetricName: 'Errors' },
      { Namespace: 'AWS/Lambda', MetricName: 'Throttles' },
    ]);
    expect(all('AWS::CloudWatch::Alarm')).toHaveLength(Object.keys(expected).length);
  });

  test('include every schedule among those that must not be silent', () => {
    const created = Object.values(template.findResources('AWS::Scheduler::Schedule'));
    expect(created).toHaveLength(Object.keys(schedules).length);
    for (const { Properties, DependsOn } of created) {
      expect(Properties.GroupName).toBe(groupName);
      expect(DependsOn).toEqual([logicalId(stack, 'Schedules')]);
    }
    // The alarm is for 15 minutes without a run.
    expect(Math.min(...Object.values(schedules).map(({ everyMinutes }) => everyMinutes))).toBeLessThan(15);
  });

  test('notice, from the log of the assistant, when the care guide answers because the model fails', () => {
    const fixture = synthesizedWithModel();
    const alarm = (path: string) => properties(fixture, logicalId(fixture.stack, path));
    const filter = alarm('AssistantAnswers');
    expect(alarm('ModelFails')).toMatchObject({ Threshold: 0.5, EvaluationPeriods: 1 });
    expect(alarm('ModelOverBudget')).toMatchObject({
      ...{ Namespace: 'Houndwell', Statistic: 'Sum', Period: 3600, Threshold: 1 },
      Dimensions: [{ Name: 'Outcome', Value: 'budget' }],
    });
    expect(filter).toMatchObject({
      LogGroupName: { Ref: lambdaId(fixture, 'assistant', 'Log') },
      FilterPattern: `{ $.message = "${assistantLogMessage}" }`,
      MetricTransformations: [{ MetricValue: '1', Dimensions: [{ Key: 'Outcome', Value: '$.outcome' }] }],
    });
    const { MetricName } = alarm('ModelOverBudget');
    expect(filter.MetricTransformations[0].MetricName).toEqual(MetricName);
    const [{ Expression }, ...counted] = alarm('ModelFails').Metrics;
    const failures = 'FILL(failed, 0) + FILL(timeout, 0) + FILL(unusable, 0)';
    expect(Expression).toBe(
      `IF(${failures} >= 3, (${failures}) / (FILL(model, 0) + FILL(unanswerable, 0) + ${failures}), 0)`,
    );
    for (const { Id, MetricStat } of counted) {
      expect(MetricStat.Metric).toMatchObject({ MetricName, Dimensions: [{ Name: 'Outcome', Value: Id }] });
    }
  });

  test('notice, from the log of the assistant, when the card of an emergency was incomplete or not stored', () => {
    const filter = properties(fixture, logicalId(stack, 'LimitedEmergencies'));
    expect(filter).toMatchObject({
      LogGroupName: { Ref: lambdaId(fixture, 'assistant', 'Log') },
      FilterPattern: `{ $.message = "${limitedEmergencyLogMessage}*" }`,
    });
    expect(filter.MetricTransformations[0].MetricName).toEqual(alarm('EmergenciesLimited').MetricName);
  });

  test('can publish to the topic over TLS, and only CloudWatch of this account may do so', () => {
    const { PolicyDocument, Topics } = only(fixture, 'AWS::SNS::TopicPolicy');
    expect(Topics).toEqual([ref('Alarms')]);
    expect(PolicyDocument.Statement).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        expect.objectContaining({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Resource: ref('Alarms'),
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    );
  });
});

describe('the stack', () => {
  test('has longer timeouts for API Gateway and CloudFront than for the API Lambdas', () => {
    const integrations = all('AWS::ApiGatewayV2::Integration');
    for (const { TimeoutInMillis } of integrations) expect(TimeoutInMillis).toBe(29_000);
    const { Origins } = only(fixture, 'AWS::CloudFront::Distribution').DistributionConfig;
    const api = Origins.filter(({ CustomOriginConfig }: { CustomOriginConfig?: object }) => CustomOriginConfig);
    expect(api).toHaveLength(1);
    expect(api[0].CustomOriginConfig.OriginReadTimeout).toBeGreaterThanOrEqual(29);
  });

  test('keeps dead letters for 14 days', () => {
    const queues = all('AWS::SQS::Queue').filter(({ RedrivePolicy }) => !RedrivePolicy);
    const kept = queues.map(({ MessageRetentionPeriod }) => MessageRetentionPeriod);
    expect(kept).toEqual(Array(5).fill(14 * 24 * 3600));
  });
});
