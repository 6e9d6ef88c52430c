import { useState } from 'react';
import { classes } from '../classes.ts';
import { pickPhotoUrl } from '../fields/photo-url.ts';

/** The avatar's diameter: s = 36, m = 48, l = 60, xl = 88, xxl = 104 px. */
export type AvatarSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

type AvatarProps = { name: string; src?: string | null; size?: AvatarSize };

/** Returns the initials of the first and the last word of a name: "MT" for "Maya Torres". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Returns the number of one of four background colors, always the same for a name. */
function chooseTone(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % 4) + 1;
}

/** A person's photo or initials. Hidden from screen readers, because the name is always shown next to the avatar. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = pickPhotoUrl(src);
  const photo = address === broken ? null : address;
  return (
    <span
      className={classes('hw-avatar', `hw-avatar--${size}`, `hw-tone-${chooseTone(name)}`)}
      // CSS renders the initials: as text, they would become part of the accessible name of a surrounding button.
      data-initials={photo ? undefined : initials(name)}
      aria-hidden="true"
    >
      {photo ? <img src={photo} alt="" loading="lazy" decoding="async" onError={() => setBroken(photo)} /> : null}
    </span>
  );
}
