import { Check, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { yearsWords } from '../features/dogs/texts.ts';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { classes } from '../ui/classes.ts';
import { DogAvatar } from '../ui/dog-avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover, PopoverItem } from '../ui/popover.tsx';

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
                <IconButton {...props} icon={ChevronsUpDown} bordered label={`Switch dog, ${dogs.length} dogs`} />
              )}
            >
              {dogs.map(({ id, name, breed, photoUrl }) => (
                <PopoverItem key={id} onPress={() => onChoose(id)}>
                  <DogAvatar breed={breed} photoUrl={photoUrl} size="s" />
                  <bdi className="hw-home-name hw-grow">{name}</bdi>
                  {id === dog.id ? <Icon of={Check} label="Chosen" /> : null}
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
              <button type="button" onClick={() => onChoose(other.id)}>
                Switch<span className="hw-hidden"> to {other.name}</span>
              </button>
            </div>
          ))
        : null}
    </Card>
  );
}
