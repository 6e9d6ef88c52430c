import { expect, test } from 'vitest';
import { preferredEncoding } from '#shared/content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=loud', undefined],
  ['deflate, zstd', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])(
  'the Accept-Encoding header %j selects the encoding %s, by q-value and with Brotli preferred in a tie',
  (accepted, encoding) => {
    expect(preferredEncoding(accepted)).toBe(encoding);
  },
);
