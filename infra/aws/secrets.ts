import { Aws, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import type { SecretParameters } from '#infra/aws/parameters.ts';

/** References to secrets that CloudFormation resolves at deployment. The template contains no values. */
export interface Secrets {
  /** The value that CloudFront sends to the API. */
  originSent: string;
  /** The two values that the API accepts, separated by a comma. */
  originAccepted: string;
  /** The key of encrypted cursors, and of the HMACs of idempotent bodies and tokens. */
  signing: string;
}

/**
 * Creates the secrets with generated values. There are two origin secrets: while CloudFront changes from one to the
 * other, which takes minutes, the API accepts both.
 */
export function createSecrets(scope: Construct, { keepsData }: Environment, revisions: SecretParameters): Secrets {
  const originA = generate(scope, 'OriginSecretA', revisions.originA).secretValue.unsafeUnwrap();
  const originB = generate(scope, 'OriginSecretB', revisions.originB).secretValue.unsafeUnwrap();
  const signing = generate(scope, 'SigningSecret', revisions.signing);
  // Stored data was signed with this key, so it is kept as long as the data.
  signing.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
  return {
    originSent: Fn.conditionIf(revisions.sendsB.logicalId, originB, originA).toString(),
    originAccepted: `${originA},${originB}`,
    signing: signing.secretValue.unsafeUnwrap(),
  };
}

/**
 * CloudFormation reads a secret again only if the reference changes. A new revision changes the name, which replaces
 * the secret. The stack's ID keeps the name unique while a deleted stack's secrets can still be recovered.
 */
function generate(scope: Construct, id: string, revision: string): Secret {
  const secret = new Secret(scope, id, {
    secretName: Fn.join('-', [Stack.of(scope).stackName, id, revision, Fn.select(2, Fn.split('/', Aws.STACK_ID))]),
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'CloudFront and Lambdas read the value at deployment. Automatic rotation would make them disagree.',
  });
  return secret;
}
