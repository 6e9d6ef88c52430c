import { randomBytes, randomUUID } from 'node:crypto';
import type { User } from '#infra/local/cognito/users.ts';

/** The lifetime of tokens in seconds, as the pool's client is configured on AWS. */
const tokenSeconds = 5 * 60;

/** Builds a JWT with real claims and a random signature. */
function token(claims: Record<string, unknown>): string {
  const parts = [{ kid: randomUUID(), alg: 'RS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  return [...parts, randomBytes(256)].map((part) => part.toString('base64url')).join('.');
}

/** Returns the response to a correct password. */
export function issueTokens(user: User, clientId: string, now: Date): object {
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

/** Returns the response to a correct temporary password, which asks for a new password. */
export function challenge(user: User): object {
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: randomBytes(96).toString('base64url'),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: '[]', userAttributes: '{}' },
  };
}

/** Converts an ISO 8601 time to epoch seconds, the format of times in Cognito's responses. */
export function epochSeconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}
