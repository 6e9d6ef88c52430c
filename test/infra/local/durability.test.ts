import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, onTestFinished, test } from 'vitest';
import { scriptHeader } from '#infra/local/control.ts';
import { eventRules } from '#infra/local/lambda/triggers.ts';
import { openState } from '#infra/local/state.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';
import { type KillableRuntime, startKillable } from '#test/infra/local/killable-runtime.ts';
import { fakeLambda, tableRows } from '#test/infra/local/runtime-fixture.ts';

/** Functions that call the emulators of a runtime. */
function callsTo({ url, environment }: KillableRuntime) {
  const config = (service: string) => ({
    region: environment.AWS_REGION ?? '',
    endpoint: environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  const cognito = new CognitoIdentityProviderClient(config('COGNITO_IDENTITY_PROVIDER'));
  const s3 = new S3Client({ ...config('S3'), forcePathStyle: true });
  const user = { UserPoolId: environment.USER_POOL_ID, Username: 'owner-1' };
  const photo = { Bucket: environment.PHOTOS_BUCKET, Key: 'photos/rex' };
  return {
    createUser: async (Password: string) => {
      await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
      await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
    },
    signIn: (PASSWORD: string) =>
      cognito.send(
        new AdminInitiateAuthCommand({
          UserPoolId: environment.USER_POOL_ID,
          ClientId: environment.USER_POOL_CLIENT_ID,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: user.Username, PASSWORD },
        }),
      ),
    sendEmail: (Data: string) =>
      new SESv2Client(config('SESV2')).send(
        new SendEmailCommand({
          FromEmailAddress: environment.MAIL_FROM,
          Destination: { ToAddresses: ['owner@example.com'] },
          Content: { Simple: { Subject: { Data }, Body: { Text: { Data: 'Text' } } } },
        }),
      ),
    putEvent: (Source: string, DetailType: string) =>
      new EventBridgeClient(config('EVENTBRIDGE')).send(
        new PutEventsCommand({
          Entries: [{ EventBusName: environment.EVENT_BUS_NAME, Source, DetailType, Detail: '{}' }],
        }),
      ),
    putPhoto: (Body: string) => s3.send(new PutObjectCommand({ ...photo, Body })),
    photo: async () => (await s3.send(new GetObjectCommand(photo))).Body?.transformToString(),
    control: async (path: string, init: RequestInit = {}) =>
      (await fetch(`${url}/__local/${path}`, { ...init, headers: { [scriptHeader]: '1' } })).json() as Promise<unknown>,
  };
}

test('everything that was acknowledged survives kill -9', async () => {
  const folder = temporaryFolder();
  const { file } = fakeLambda(folder);
  const first = await startKillable(folder, file);
  const before = callsTo(first);
  const [rule] = eventRules;
  const type = rule?.detailTypes?.[0] ?? '';
  await before.control('clock', { method: 'PUT', body: JSON.stringify({ now: '2031-02-03T04:05:06Z' }) });
  await before.createUser('rex the dog');
  await before.sendEmail('Hello');
  await before.putEvent(rule?.source?.[0] ?? '', type);
  await before.putPhoto('pixels');
  await tableRows(first.environment).put('dog#1', 'dog', { name: 'Rex' });
  await first.kill();

  const state = openState(join(folder, 'state.sqlite'));
  onTestFinished(() => state.close());
  const pending = state.database.prepare('SELECT rule FROM event_deliveries').all();
  expect(pending).toContainEqual({ rule: rule?.name });

  const second = await startKillable(folder, file);
  const after = callsTo(second);
  expect(second.environment.SIGNING_SECRET).toBe(first.environment.SIGNING_SECRET);
  expect((await after.signIn('rex the dog')).AuthenticationResult).toBeDefined();
  expect(await after.control('mail')).toEqual([expect.objectContaining({ subject: 'Hello' })]);
  expect(await after.control('events')).toEqual([expect.objectContaining({ type })]);
  expect(await after.control('clock')).toEqual({ now: expect.stringMatching(/^2031-02-03/) });
  expect(await after.photo()).toBe('pixels');
  expect(await tableRows(second.environment).get('dog#1', 'dog')).toMatchObject({ name: 'Rex' });
});
