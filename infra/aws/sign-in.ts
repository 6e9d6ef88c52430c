import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolClient,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  UserPool,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import { passwordLength } from '#shared/contract/password.ts';

export interface SignIn {
  pool: UserPool;
  clientId: string;
}

/**
 * Keeps the passwords. Users are named by owner id, and only our own Lambdas talk to the pool: nobody signs up,
 * signs in or recovers a password around them.
 */
export function createSignIn(scope: Construct, environment: Environment): SignIn {
  const pool = new UserPool(scope, 'SignIn', {
    signInAliases: { username: true },
    signInCaseSensitive: true,
    selfSignUpEnabled: false,
    accountRecovery: AccountRecovery.NONE,
    mfa: Mfa.OFF,
    featurePlan: FeaturePlan.LITE,
    passwordPolicy: {
      minLength: passwordLength.least,
      requireDigits: false,
      requireLowercase: false,
      requireSymbols: false,
      requireUppercase: false,
      tempPasswordValidity: Duration.days(1),
    },
    deletionProtection: environment.keepsData,
    removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason: 'Passwords are long rather than complicated: common ones are refused and failed tries are slowed down.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason: 'The product offers no second factor; failed tries back off per account and per address.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason: 'What the Plus plan adds over Lite serves sign-in screens hosted by Cognito, which are not used.',
    },
  );
  new CfnUserPoolGroup(scope, 'Moderators', {
    userPoolId: pool.userPoolId,
    groupName: 'moderators',
    description: 'May decide on reports, applications, suggestions and messages.',
  });
  // The construct of a higher level would allow refresh tokens as well.
  const client = new CfnUserPoolClient(scope, 'SignInClient', {
    userPoolId: pool.userPoolId,
    generateSecret: false,
    explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    preventUserExistenceErrors: 'ENABLED',
    enableTokenRevocation: true,
    // Tokens only prove the password to us and are dropped at once: the shortest lives that Cognito offers.
    tokenValidityUnits: { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'minutes' },
    accessTokenValidity: 5,
    idTokenValidity: 5,
    refreshTokenValidity: 60,
  });
  return { pool, clientId: client.ref };
}
