import { Award } from 'lucide-react';
import { Link } from 'react-router';
import type { Author, PostDog } from '#shared/contract/forum-fields.ts';
import { communityPath } from '../../domain/forum/paths.ts';
import { now } from '../../lib/now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatPostTime } from './post-time.ts';

/** The name of an author, with their badge. */
export function AuthorName({ author: { name, badge } }: { author: Author }) {
  return (
    <>
      <b className="hw-forum-name">
        <bdi>{name}</bdi>
      </b>{' '}
      {badge ? (
        <Badge tone="amber" icon={Award}>
          {badge}
        </Badge>
      ) : null}
    </>
  );
}

type WrittenAtProps = { createdAt: string; updatedAt: string };

/** When a post or comment was written, and whether it was edited since. */
export function WrittenAt({ createdAt, updatedAt }: WrittenAtProps) {
  const { timeZone } = useUser();
  return (
    <span className="hw-small hw-mute hw-number">
      <time dateTime={createdAt}>{formatPostTime(createdAt, now(), timeZone)}</time>
      {updatedAt === createdAt ? null : ' (edited)'}
    </span>
  );
}

/** Formats an age in years: "3.5 years", "1 year", "8 months". */
export function formatAge(age: number): string {
  if (age >= 1) return `${age} ${age === 1 ? 'year' : 'years'}`;
  const months = Math.max(1, Math.round(age * 12));
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}

/** The dog that a post is about: picture, name, breed and age. The breed leads to posts about dogs of this breed. */
export function DogLine({ dog: { name, breed, age, photoUrl } }: { dog: PostDog }) {
  return (
    <p className="hw-forum-dog hw-small hw-soft">
      <DogAvatar breed={breed} photoUrl={photoUrl} size="s" />
      <span>
        <bdi>{name}</bdi>, <Link to={`${communityPath}?${new URLSearchParams({ breed })}`}>{breed}</Link>,{' '}
        <span className="hw-number">{formatAge(age)}</span>
      </span>
    </p>
  );
}
