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
 * Creates the Cognito user pool, which stores the passwords. The username is the owner's ID. Only our Lambdas can sign
 * users up, sign them in or reset passwords.
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
      minLength: passwordLength.min,
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
      reason: 'Instead of composition rules, common passwords are rejected and failed sign-ins are rate limited.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason: 'The product offers no second factor. Failed sign-ins are rate limited per account and per address.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason: 'The Plus plan adds features for sign-in pages hosted by Cognito, which are not used.',
    },
  );
  new CfnUserPoolGroup(scope, 'Moderators', {
    userPoolId: pool.userPoolId,
    groupName: 'moderators',
    description: 'Reviews reports, applications, recommendations and support messages.',
  });
  // The CDK's `UserPoolClient` would also allow signing in with refresh tokens.
  const client = new CfnUserPoolClient(scope, 'SignInClient', {
    userPoolId: pool.userPoolId,
    generateSecret: false,
    explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    preventUserExistenceErrors: 'ENABLED',
    enableTokenRevocation: true,
    // Tokens only prove that the password is correct and are then discarded, so they have Cognito's shortest lifetimes.
    tokenValidityUnits: { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'minutes' },
    accessTokenValidity: 5,
    idTokenValidity: 5,
    refreshTokenValidity: 60,
  });
  return { pool, clientId: client.ref };
}
