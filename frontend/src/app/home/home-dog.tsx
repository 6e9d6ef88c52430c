import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { ageText } from '#shared/dog-age.ts';
import { profilePath } from '../../domain/account/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Popover, PopoverItem } from '../../ui/controls/popover.tsx';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

type HomeDogProps = {
  dog: Dog;
  dogs: readonly Dog[];
  onChoose: (id: string) => void;
  /** Offline, when the dogs were fetched. */
  savedAt: string | undefined;
};

/** A wide card lists up to this many other dogs. If there are more other dogs, only the menu lists them. */
const maxListedOthers = 2;

function NameAndBreed({ dog: { name, breed, birthDate } }: { dog: Dog }) {
  const today = localDate(useNow(), useUser().timeZone);
  return (
    <>
      <strong className="hw-home-name">
        <bdi>{name}</bdi>
      </strong>
      <span className="hw-small hw-soft hw-number">
        {breed}, {ageText(birthDate, today)}
      </span>
    </>
  );
}

/** The selected dog's card, with a link to the profile and a menu that selects another dog. */
export function HomeDog({ dog, dogs, onChoose, savedAt }: HomeDogProps) {
  const others = dogs.filter(({ id }) => id !== dog.id);
  const few = others.length <= maxListedOthers;
  const [announcement, setAnnouncement] = useState('');
  const choose = ({ id, name }: Dog) => {
    onChoose(id);
    setAnnouncement(`Now showing ${name}.`);
  };
  return (
    <Card className="hw-home-card">
      <div className="hw-home-chosen">
        <Link to={profilePath} className="hw-home-who">
          <DogAvatar breed={dog.breed} photoUrl={dog.photoUrl} size="l" />
          <span>
            <NameAndBreed dog={dog} />
          </span>
        </Link>
        {others.length > 0 ? (
          <div className={classes('hw-home-switch', few && 'hw-home-switch--few')}>
            <Popover
              label="Choose a dog"
              trigger={(props) => (
                <IconButton {...props} icon={ChevronsUpDown} bordered label={`Switch dog, now showing ${dog.name}`} />
              )}
            >
              {dogs.map((each) => (
                <PopoverItem key={each.id} chosen={each.id === dog.id} onPress={() => choose(each)}>
                  <DogAvatar breed={each.breed} photoUrl={each.photoUrl} size="s" />
                  <bdi className="hw-home-name hw-grow">{each.name}</bdi>
                </PopoverItem>
              ))}
            </Popover>
          </div>
        ) : null}
      </div>
      {few
        ? others.map((other, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the button keeps the focus when the dogs swap.
            <div key={place} className="hw-home-other">
              <DogAvatar breed={other.breed} photoUrl={other.photoUrl} size="s" />
              <span>
                <NameAndBreed dog={other} />
              </span>
              <button type="button" onClick={() => choose(other)}>
                Switch<span className="hw-hidden"> to {other.name}</span>
              </button>
            </div>
          ))
        : null}
      <SavedNote at={savedAt} />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Card>
  );
}

/** The skeleton of `HomeDog`, for an owner with `count` dogs. */
export function HomeDogSkeleton({ count }: { count: number }) {
  const others = count - 1 <= maxListedOthers ? count - 1 : 0;
  return (
    <div className="hw-card hw-home-card" role="status">
      <VisuallyHidden>Loading your dogs...</VisuallyHidden>
      <div className="hw-home-chosen hw-home-waiting">
        <span className="hw-avatar hw-avatar--l hw-avatar--waiting" />
        <span className="hw-skeleton-lines">
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </span>
      </div>
      {Array.from({ length: others }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
        <div key={place} className="hw-home-other hw-home-waiting">
          <span className="hw-avatar hw-avatar--s hw-avatar--waiting" />
          <span className="hw-skeleton-lines">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </span>
        </div>
      ))}
    </div>
  );
}
