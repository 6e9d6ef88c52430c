import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { handler as usual } from '#functions/account/handler.ts';

/** What a test types where the pool is to be too busy to judge the password. */
const unjudged = 'nobody-can-say';

const send = CognitoIdentityProviderClient.prototype.send;
CognitoIdentityProviderClient.prototype.send = function judged(
  this: CognitoIdentityProviderClient,
  ...call: unknown[]
) {
  const [command] = call;
  const word = command instanceof AdminInitiateAuthCommand ? command.input.AuthParameters?.PASSWORD : undefined;
  if (word !== unjudged) return Reflect.apply(send, this, call);
  return Promise.reject(Object.assign(new Error('Slow down.'), { name: 'TooManyRequestsException' }));
} as typeof send;

/** The account's calls while the pool is too busy to judge one password. */
export const handler = usual;
