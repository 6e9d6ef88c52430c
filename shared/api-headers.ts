/** Two years of https only; browsers heed it over https alone. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/**
 * The headers of every answer under `/api` that says nothing else of them, those of the gateway itself included.
 * A referrer could tell the secret in the address of a feed.
 */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
