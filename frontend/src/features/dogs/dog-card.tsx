import { Pencil, Share2, Trash2 } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { ageText } from '#shared/dog-age.ts';
import { formatWeight } from '#shared/weight.ts';
import { linkToNewAppointment } from '../../domain/appointments/paths.ts';
import { exercisePath } from '../../domain/exercise/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BreedFacts } from './breed-facts.tsx';
import { describeBirthday } from './texts.ts';

type DogCardProps = { dog: Dog; onShare: () => void; onEdit: () => void; onDelete: () => void };

/** The card of one dog: the profile, the breed's needs, and links to exercise plans and vet visits. */
export function DogCard({ dog, onShare, onEdit, onDelete }: DogCardProps) {
  const { timeZone, units } = useUser();
  const today = localDate(useNow(), timeZone);
  const age = ageText(dog.birthDate, today);
  const facts = dog.weight === null ? [age] : [age, formatWeight(dog.weight, units)];
  const birthday = describeBirthday(dog, today);
  return (
    <Card as="article" className="hw-dog-card">
      <div className="hw-dog-card-head">
        <DogAvatar breed={dog.breed} photoUrl={dog.photoUrl} size="xl" />
        <div>
          <div className="hw-dog-card-name">
            <h2 title={dog.name}>
              <bdi>{dog.name}</bdi>
            </h2>
            <div className="hw-dog-card-tools">
              <IconButton icon={Share2} label={`Share ${dog.name}`} aria-haspopup="dialog" onClick={onShare} />
              <IconButton icon={Pencil} label={`Edit ${dog.name}`} aria-haspopup="dialog" onClick={onEdit} />
              <IconButton icon={Trash2} label={`Delete ${dog.name}`} aria-haspopup="dialog" onClick={onDelete} />
            </div>
          </div>
          <p className="hw-soft">{dog.breed}</p>
          <p className="hw-soft hw-number">{facts.join(', ')}</p>
          {birthday ? <p className="hw-small hw-mute">{birthday}</p> : null}
        </div>
      </div>
      <BreedFacts breed={dog.breed} age={dog.age} weight={dog.weight} description={dog.description} />
      <div className="hw-dog-card-actions">
        <LinkButton to={exercisePath} variation="outline" size="s">
          Exercise Plans
        </LinkButton>
        <LinkButton to={linkToNewAppointment(dog.id)} variation="outline" size="s">
          Schedule Vet
        </LinkButton>
      </div>
    </Card>
  );
}

/** The skeleton of a dog's card. Reserves the space at once and becomes visible after 200 ms. */
export function DogCardSkeleton() {
  return (
    <div className="hw-card hw-dog-card hw-skeleton-card" aria-hidden="true">
      <div className="hw-dog-card-head">
        <span className="hw-avatar hw-avatar--xl hw-avatar--waiting" />
        <div className="hw-skeleton-lines">
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className="hw-skeleton-lines">
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <div className="hw-facts">
        {[1, 2, 3, 4].map((fact) => (
          <div key={fact}>
            <Skeleton width="half" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
      <div className="hw-dog-card-actions">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
