import { Check, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { yearsWords } from '../features/dogs/texts.ts';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { DogAvatar } from '../ui/dog-avatar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover, PopoverItem } from '../ui/popover.tsx';

type HomeDogProps = {
  dog: Dog;
  dogs: readonly Dog[];
  onChoose: (id: string) => void;
};

/** The chosen dog's card, which leads to its profile, and the way to choose another. */
export function HomeDog({ dog, dogs, onChoose }: HomeDogProps) {
  return (
    <Card className="hw-home-card">
      <Link to={paths.profile} className="hw-home-who">
        <DogAvatar breed={dog.breed} photoUrl={dog.photoUrl} size="l" />
        <span>
          <strong className="hw-name">{dog.name}</strong>
          <span className="hw-small hw-soft hw-number">
            {dog.breed}, {yearsWords(dog.age)}
          </span>
        </span>
      </Link>
      {dogs.length > 1 ? (
        <Popover
          label="Choose a dog"
          trigger={(props) => (
            <IconButton {...props} icon={ChevronsUpDown} bordered label={`Switch dog, ${dogs.length} dogs`} />
          )}
        >
          {dogs.map(({ id, name }) => (
            <PopoverItem key={id} icon={id === dog.id ? Check : undefined} onPress={() => onChoose(id)}>
              {name}
            </PopoverItem>
          ))}
        </Popover>
      ) : null}
    </Card>
  );
}
