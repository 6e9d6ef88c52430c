import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';

/** References to secrets that CloudFormation resolves at deployment. The template contains no values. */
export interface Secrets {
  /** Shared by CloudFront and the API Lambdas. */
  origin: string;
  /** HMAC key for cursors, idempotent bodies and tokens. */
  signing: string;
}

/** Creates the secrets with generated values. */
export function createSecrets(scope: Construct, { keepsData }: Environment): Secrets {
  const origin = generate(scope, 'OriginSecret');
  const signing = generate(scope, 'SigningSecret');
  // Stored data was signed with this key, so it is kept as long as the data.
  signing.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY);
  return { origin: origin.secretValue.unsafeUnwrap(), signing: signing.secretValue.unsafeUnwrap() };
}

function generate(scope: Construct, id: string): Secret {
  const secret = new Secret(scope, id, { generateSecretString: { excludePunctuation: true, passwordLength: 48 } });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'CloudFront and Lambdas read the value at deployment. Automatic rotation would make them disagree.',
  });
  return secret;
}
