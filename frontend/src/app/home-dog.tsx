import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { yearsWords } from '../features/dogs/texts.ts';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { classes } from '../ui/classes.ts';
import { DogAvatar } from '../ui/dog-avatar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover, PopoverItem } from '../ui/popover.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type HomeDogProps = {
  dog: Dog;
  dogs: readonly Dog[];
  onChoose: (id: string) => void;
};

/** So many other dogs stand in the card itself where there is room for it; more wait behind the button. */
const shownOthers = 2;

function Words({ dog: { name, breed, age } }: { dog: Dog }) {
  return (
    <>
      <strong className="hw-home-name">
        <bdi>{name}</bdi>
      </strong>
      <span className="hw-small hw-soft hw-number">
        {breed}, {yearsWords(age)}
      </span>
    </>
  );
}

/** The chosen dog's card, which leads to its profile, and the way to choose another. */
export function HomeDog({ dog, dogs, onChoose }: HomeDogProps) {
  const others = dogs.filter(({ id }) => id !== dog.id);
  const few = others.length <= shownOthers;
  const [said, setSaid] = useState('');
  const choose = ({ id, name }: Dog) => {
    onChoose(id);
    setSaid(`${name} is shown now.`);
  };
  return (
    <Card className="hw-home-card">
      <div className="hw-home-chosen">
        <Link to={paths.profile} className="hw-home-who">
          <DogAvatar breed={dog.breed} photoUrl={dog.photoUrl} size="l" />
          <span>
            <Words dog={dog} />
          </span>
        </Link>
        {others.length > 0 ? (
          <div className={classes('hw-home-switch', few && 'hw-home-switch--few')}>
            <Popover
              label="Choose a dog"
              trigger={(props) => (
                <IconButton
                  {...props}
                  icon={ChevronsUpDown}
                  bordered
                  label={`Switch dog, ${dog.name} of ${dogs.length} dogs`}
                />
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the button stays, and with it the focus, when the dogs change places.
            <div key={place} className="hw-home-other">
              <DogAvatar breed={other.breed} photoUrl={other.photoUrl} size="s" />
              <span>
                <Words dog={other} />
              </span>
              <button type="button" onClick={() => choose(other)}>
                Switch<span className="hw-hidden"> to {other.name}</span>
              </button>
            </div>
          ))
        : null}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Card>
  );
}

/** The place of the chosen dog's card for an owner of that many dogs, until they are here. */
export function HomeDogWaiting({ count }: { count: number }) {
  const others = count - 1 <= shownOthers ? count - 1 : 0;
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
        // biome-ignore lint/suspicious/noArrayIndexKey: grey places have no other name.
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
