/** Makes browsers use HTTPS only, for two years. A deployment parameter can add `includeSubDomains`. */
export const strictTransport = 'max-age=63072000';

/**
 * The default headers of every response under `/api`, including error responses of API Gateway itself. Browsers send no
 * referrer, because the URL of a calendar feed contains a secret.
 */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;
