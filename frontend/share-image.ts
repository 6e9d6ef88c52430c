/** The picture of link previews, in the recommended size. */
export const shareImage = {
  file: 'share.png',
  width: 1200,
  height: 630,
  alt: 'Houndwell: Know what your dog needs today. A drawing of a dog on a walk, on its leash.',
} as const;
