import { useState } from 'react';
import { pickPhotoUrl } from '../fields/photo-url.ts';
import type { AvatarSize } from './avatar.tsx';
import { findDogLook } from './dog-coats.ts';
import { DogHead } from './dog-head.tsx';

type DogAvatarProps = {
  breed: string;
  /** The dog's photo. If there is none or it fails to load, the drawing is shown. */
  photoUrl?: string | null;
  size?: AvatarSize;
};

/**
 * A dog's photo or a drawn head of the dog's breed. Hidden from screen readers, because the name is always shown next
 * to the avatar.
 */
export function DogAvatar({ breed, photoUrl, size = 'm' }: DogAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = findDogLook(breed);
  const photo = pickPhotoUrl(photoUrl);
  return (
    <span className={`hw-avatar hw-avatar--${size} hw-tone-${look.tone}`}>
      {photo && photo !== broken ? (
        <img src={photo} alt="" loading="lazy" decoding="async" onError={() => setBroken(photo)} />
      ) : (
        <DogHead look={look} />
      )}
    </span>
  );
}
