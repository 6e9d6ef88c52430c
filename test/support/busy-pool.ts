import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { handler as usual } from '#functions/entrypoints/account.ts';

/** A password whose check Cognito throttles. */
const unchecked = 'nobody-can-say';

const send = CognitoIdentityProviderClient.prototype.send;
CognitoIdentityProviderClient.prototype.send = function throttled(
  this: CognitoIdentityProviderClient,
  ...call: unknown[]
) {
  const [command] = call;
  const word = command instanceof AdminInitiateAuthCommand ? command.input.AuthParameters?.PASSWORD : undefined;
  if (word !== unchecked) return Reflect.apply(send, this, call);
  return Promise.reject(Object.assign(new Error('Slow down.'), { name: 'TooManyRequestsException' }));
} as typeof send;

/** The account Lambda, with a Cognito client that throttles the check of one password. */
export const handler = usual;
