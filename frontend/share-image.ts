/** The image for link previews, in the recommended size in pixels. */
export const shareImage = {
  file: 'share.png',
  width: 1200,
  height: 630,
  alt: 'Houndwell: Know what your dog needs today. A drawing of a dog on a walk, on its leash.',
} as const;
