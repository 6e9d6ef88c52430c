/** Buckets that features are hashed into, as a power of two. */
export const bucketBits = 20;

/** Hashes a feature to its bucket (FNV-1a). The bits are mixed once more, because only the upper ones count. */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - bucketBits);
}
