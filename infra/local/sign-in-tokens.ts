import { randomBytes, randomUUID } from 'node:crypto';
import type { SignInUser } from '#infra/local/sign-in-users.ts';

/** Tokens live as long as the pool's client says, in seconds. Nobody uses them: they only prove the password. */
const tokenSeconds = 5 * 60;

/** Looks like a token and says what one says, but its signature is noise. */
function token(claims: Record<string, unknown>): string {
  const parts = [{ kid: randomUUID(), alg: 'RS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  return [...parts, randomBytes(256)].map((part) => part.toString('base64url')).join('.');
}

/** What a user gets whose password was right. */
export function tokensOf(user: SignInUser, clientId: string, now: Date): object {
  const issued = epochSeconds(now.toISOString());
  const claims = { sub: user.sub, 'cognito:groups': user.groups, auth_time: issued, exp: issued + tokenSeconds };
  return {
    AccessToken: token({ ...claims, token_use: 'access', client_id: clientId, username: user.username }),
    IdToken: token({ ...claims, token_use: 'id', aud: clientId, 'cognito:username': user.username }),
    RefreshToken: token({ jti: randomUUID() }),
    ExpiresIn: tokenSeconds,
    TokenType: 'Bearer',
  };
}

/** What Cognito asks of a user whose password is only temporary. */
export function challenge(user: SignInUser): object {
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: randomBytes(96).toString('base64url'),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: '[]', userAttributes: '{}' },
  };
}

/** An ISO instant as Cognito writes it. */
export function epochSeconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}
