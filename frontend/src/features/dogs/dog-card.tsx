import { Pencil, Trash2 } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { now } from '../../lib/now.ts';
import { bookVet, paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { DogAvatar } from '../../ui/dog-avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BreedFacts } from './breed-facts.tsx';
import { birthdayWords, yearsWords } from './texts.ts';
import { weightWords } from './weight.ts';

type DogCardProps = { dog: Dog; onEdit: () => void; onDelete: () => void };

/** One dog: who it is, what its breed needs, and where to go from here. */
export function DogCard({ dog, onEdit, onDelete }: DogCardProps) {
  const { timeZone, units } = useUser();
  const facts = dog.weight === null ? [yearsWords(dog.age)] : [yearsWords(dog.age), weightWords(dog.weight, units)];
  const birthday = birthdayWords(dog, localDate(now(), timeZone));
  return (
    <Card as="article" className="hw-dog-card">
      <div className="hw-dog-card-head">
        <DogAvatar breed={dog.breed} photoUrl={dog.photoUrl} size="xl" />
        <h2 title={dog.name}>
          <bdi>{dog.name}</bdi>
        </h2>
        <div className="hw-dog-card-tools">
          <IconButton icon={Pencil} label={`Edit ${dog.name}`} aria-haspopup="dialog" onClick={onEdit} />
          <IconButton icon={Trash2} label={`Delete ${dog.name}`} aria-haspopup="dialog" onClick={onDelete} />
        </div>
        <div>
          <p className="hw-soft">{dog.breed}</p>
          <p className="hw-soft hw-number">{facts.join(', ')}</p>
          {birthday ? <p className="hw-small hw-mute">{birthday}</p> : null}
        </div>
      </div>
      <BreedFacts breed={dog.breed} age={dog.age} weight={dog.weight} own={dog.description} />
      <div className="hw-dog-card-ways">
        <LinkButton to={paths.exercise} variation="outline" size="s">
          Exercise Plans
        </LinkButton>
        <LinkButton to={bookVet(dog.id)} variation="outline" size="s">
          Schedule Vet
        </LinkButton>
      </div>
    </Card>
  );
}
