/** Two years of HTTPS only. A deployment can add `includeSubDomains`, which also binds the operator's other sites. */
export const strictTransport = 'max-age=63072000';

/**
 * Default headers of every response under `/api`, including API Gateway's own.
 * No referrer, because the URL of a feed contains a secret.
 */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;
