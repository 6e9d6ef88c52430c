import { describe, expect, test } from 'vitest';
import { type EnvironmentName, environmentNames, type LambdaName, lambdas } from '#functions/manifest.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { givenStack, lambdaId, logicalId, only, properties } from './given-stack.ts';

const given = givenStack();
const { stack, template } = given;
const all = (type: string) => Object.values(template.findResources(type)).map(({ Properties }) => Properties);
const ref = (path: string) => ({ Ref: logicalId(stack, path) });
const secret = (path: string) => ({ 'Fn::Join': ['', ['{{resolve:secretsmanager:', ref(path), ':SecretString:::}}']] });

test('every variable of every Lambda leads to the very thing that it names', () => {
  const expected: Record<EnvironmentName, unknown> = {
    SITE_ORIGIN: {
      'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [logicalId(stack, 'Distribution'), 'DomainName'] }]],
    },
    ORIGIN_SECRET: secret('OriginSecret'),
    SIGNING_SECRET: secret('SigningSecret'),
    TABLE_NAME: ref('Table'),
    USER_POOL_ID: ref('SignIn'),
    USER_POOL_CLIENT_ID: { Ref: Object.keys(template.findResources('AWS::Cognito::UserPoolClient'))[0] },
    EVENT_BUS_NAME: ref('Bus'),
    MAIL_FROM: 'hello@example.com',
    PAYMENTS: 'test',
    INCOMING_BUCKET: ref('IncomingBucket'),
    PHOTOS_BUCKET: ref('PhotoBucket'),
    S3_PATH_STYLE: 'false',
    UPLOAD_ENDPOINT: { 'Fn::Join': ['', ['https://s3.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }]] },
  };
  for (const name of Object.keys(lambdas) as LambdaName[]) {
    const wanted = Object.fromEntries(environmentNames(name).map((each) => [each, expected[each]]));
    expect(properties(given, lambdaId(given, name)).Environment?.Variables ?? {}, name).toEqual(wanted);
  }
});

test('production takes no number of a card or an account, also no test one', () => {
  const { template: live, stack: theirs } = givenStack('prod');
  const billing = live.toJSON().Resources[logicalId(theirs, 'Billing/Function')];
  expect(billing.Properties.Environment.Variables.PAYMENTS).toBe('stripe');
});

test('secrets are long and made up by AWS, and the one that data was signed with stays as long as the data', () => {
  const secrets = all('AWS::SecretsManager::Secret').map(({ GenerateSecretString }) => GenerateSecretString);
  expect(secrets).toEqual(Array(2).fill({ ExcludePunctuation: true, PasswordLength: 48 }));
  for (const [name, policy] of [
    ['dev', 'Delete'],
    ['prod', 'Retain'],
  ] as const) {
    const { template: other, stack: theirs } = givenStack(name);
    expect(other.toJSON().Resources[logicalId(theirs, 'SigningSecret')].DeletionPolicy).toBe(policy);
  }
});

describe('alarms', () => {
  const alarm = (path: string) => properties(given, logicalId(stack, path));
  const always = {
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'notBreaching',
    AlarmActions: [ref('Alarms')],
  };

  test('ring at these figures and no others', () => {
    const figures: Record<string, object> = {
      ApiFails: { MetricName: '5xx', Statistic: 'Sum', Threshold: 5, Period: 300, EvaluationPeriods: 1 },
      AnnouncementsWait: { MetricName: 'IteratorAge', Statistic: 'Maximum', Threshold: 300_000, EvaluationPeriods: 2 },
      MailsBounce: { MetricName: 'Reputation.BounceRate', Statistic: 'Average', Threshold: 0.05, Period: 3600 },
      MailsAnnoy: { MetricName: 'Reputation.ComplaintRate', Statistic: 'Average', Threshold: 0.001, Period: 3600 },
    };
    for (const kind of ['Events', 'Schedules', 'Stream']) {
      figures[`${kind}DeadLetter`] = { MetricName: 'NumberOfMessagesSent', Statistic: 'Sum', Threshold: 1 };
    }
    for (const [path, wanted] of Object.entries(figures))
      expect(alarm(path), path).toMatchObject({ ...always, ...wanted });
    for (const name of Object.keys(lambdas)) {
      const { Metrics, ...rest } = alarm(`${pascalCase(name)}Fails`);
      expect(rest, name).toMatchObject({ ...always, Threshold: 1, EvaluationPeriods: 1 });
      // Refused alone or failed alone, it rings: a figure that is missing counts as none.
      expect(Metrics[0].Expression).toBe('FILL(errors, 0) + FILL(throttles, 0)');
      const measured = Metrics.slice(1).map(
        ({ MetricStat }: { MetricStat: { Metric: object; Stat: string } }) => MetricStat,
      );
      const dimension = [{ Name: 'FunctionName', Value: { Ref: lambdaId(given, name as LambdaName) } }];
      expect(measured).toMatchObject([
        { Metric: { MetricName: 'Errors', Dimensions: dimension }, Stat: 'Sum' },
        { Metric: { MetricName: 'Throttles', Dimensions: dimension }, Stat: 'Sum' },
      ]);
    }
    expect(all('AWS::CloudWatch::Alarm')).toHaveLength(Object.keys(figures).length + Object.keys(lambdas).length);
  });

  test('may tell their topic: CloudWatch of this account is let in, plain http is not', () => {
    const { PolicyDocument, Topics } = only(given, 'AWS::SNS::TopicPolicy');
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

describe('time', () => {
  test('is enough for the slowest Lambda behind the API, at the gateway and at the edge', () => {
    const integrations = all('AWS::ApiGatewayV2::Integration');
    for (const { TimeoutInMillis } of integrations) expect(TimeoutInMillis).toBe(29_000);
    const { Origins } = only(given, 'AWS::CloudFront::Distribution').DistributionConfig;
    const api = Origins.filter(({ CustomOriginConfig }: { CustomOriginConfig?: object }) => CustomOriginConfig);
    expect(api).toHaveLength(1);
    expect(api[0].CustomOriginConfig.OriginReadTimeout).toBeGreaterThanOrEqual(29);
  });

  test('is given to people to look at dead letters: 14 days', () => {
    const kept = all('AWS::SQS::Queue').map(({ MessageRetentionPeriod }) => MessageRetentionPeriod);
    expect(kept).toEqual(Array(3).fill(14 * 24 * 3600));
  });
});
