import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { handler as usual } from '#functions/entrypoints/account.ts';

const send = CognitoIdentityProviderClient.prototype.send;
CognitoIdentityProviderClient.prototype.send = function counted(
  this: CognitoIdentityProviderClient,
  ...call: unknown[]
) {
  process.stdout.write(`Cognito call: ${call[0]?.constructor.name.replace('Command', '')}\n`);
  return Reflect.apply(send, this, call);
} as typeof send;

/** The account Lambda, which prints its calls to Cognito. */
export const handler = usual;
