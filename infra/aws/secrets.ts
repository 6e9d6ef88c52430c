import { Aws, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import type { OptionalRevision, SecretParameters } from '#infra/aws/parameters.ts';

/** References to secrets. CloudFormation resolves them at deployment, so the template does not contain the values. */
export interface Secrets {
  /** The origin secret that CloudFront sends to the API. */
  originSent: string;
  /** The origin secrets that the API accepts, separated by a comma. Either can be empty. */
  originAccepted: string;
  /** The key that encrypts cursors and signs tokens and hashes of idempotent requests (HMAC). */
  signing: string;
  /** The secret from which the key pair for push messages is derived. */
  push: string;
}

/**
 * Creates the secrets with generated values. There is a second origin secret while the operator rotates it. The API then
 * accepts both, because CloudFront takes minutes to change from one secret to the other.
 */
export function createSecrets(scope: Construct, { keepsData }: Environment, revisions: SecretParameters): Secrets {
  const originA = generateOptional(scope, 'OriginSecretA', revisions.originA);
  const originB = generateOptional(scope, 'OriginSecretB', revisions.originB);
  const signing = generate(scope, 'SigningSecret', revisions.signing);
  const push = generate(scope, 'PushSecret', revisions.push);
  // Stored data was signed, and browsers subscribed, with these keys, so the keys are kept as long as the data.
  for (const key of [signing, push]) {
    key.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
  }
  return {
    originSent: Fn.conditionIf(revisions.sendsB.logicalId, originB.value, originA.value).toString(),
    originAccepted: `${originA.valueOrEmpty},${originB.valueOrEmpty}`,
    signing: signing.secretValue.unsafeUnwrap(),
    push: push.secretValue.unsafeUnwrap(),
  };
}

/** Creates a secret unless its revision is empty. `value` may only be used where the revision is not. */
function generateOptional(scope: Construct, id: string, { revision, isSet }: OptionalRevision) {
  const secret = generate(scope, id, revision);
  (secret.node.defaultChild as CfnSecret).cfnOptions.condition = isSet;
  const value = secret.secretValue.unsafeUnwrap();
  return { value, valueOrEmpty: Fn.conditionIf(isSet.logicalId, value, '').toString() };
}

/**
 * Creates a secret with a generated value. A new `revision` changes the secret's name, which replaces the secret and
 * makes CloudFormation read the new value. The name also contains the stack's ID, because the name of a deleted secret
 * stays reserved while the secret can be recovered.
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
