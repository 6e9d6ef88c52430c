import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';

/** Secrets as references that CloudFormation fills in at deployment; the template holds none of their values. */
export interface Secrets {
  /** Shared by the edge and the API. */
  origin: string;
  /** Key of the HMACs over cursors and idempotent bodies. */
  signing: string;
}

/** Makes up the secrets of this environment; nobody types or sees them. */
export function createSecrets(scope: Construct, { keepsData }: Environment): Secrets {
  const origin = generate(scope, 'OriginSecret');
  const signing = generate(scope, 'SigningSecret');
  // What is stored was signed with it, so it stays as long as what is stored.
  signing.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY);
  return { origin: origin.secretValue.unsafeUnwrap(), signing: signing.secretValue.unsafeUnwrap() };
}

function generate(scope: Construct, id: string): Secret {
  const secret = new Secret(scope, id, { generateSecretString: { excludePunctuation: true, passwordLength: 48 } });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'Edge and Lambdas take the value at deployment, so a rotation is a new secret and a deployment; one by timer would part them.',
  });
  return secret;
}
