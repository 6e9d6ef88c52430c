import { CalendarDays, Footprints, type LucideIcon, MessageCircleHeart, Plus, Users } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { calendarPath } from '../../domain/appointments/paths.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { exercisePath } from '../../domain/exercise/paths.ts';
import { communityPath } from '../../domain/forum/paths.ts';
import { useRecordDialogs } from '../../platform/forms/use-record-dialogs.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { useCatalogue } from './breed-facts.tsx';
import { DeleteDog } from './delete-dog.tsx';
import { DogCard, DogCardSkeleton } from './dog-card.tsx';
import './dogs.css';

/** Loaded on demand, because it includes the form's rules and fields. */
const DogDialog = lazyComponent(async () => (await import('./dog-dialog.tsx')).DogDialog);
const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

const features: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: calendarPath, icon: CalendarDays, title: 'Vet Calendar', text: 'Every visit in order' },
  { to: exercisePath, icon: Footprints, title: 'Exercise Plans', text: "Made for your dog's breed" },
  { to: communityPath, icon: Users, title: 'Community', text: 'Owners who have been there' },
];

function FeatureText({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <Icon of={icon} size="l" />
      <span>
        <strong>{title}</strong>
        <span className="hw-small hw-soft">{text}</span>
      </span>
    </>
  );
}

function Features({ onOpenAssistant }: { onOpenAssistant: () => void }) {
  return (
    <Card className="hw-four">
      <button type="button" onClick={onOpenAssistant}>
        <FeatureText icon={MessageCircleHeart} title="AI Wellness" text="Advice at any hour" />
      </button>
      {features.map(({ to, icon, title, text }) => (
        <Link key={title} to={to}>
          <FeatureText icon={icon} title={title} text={text} />
        </Link>
      ))}
    </Card>
  );
}

function DogsSkeleton() {
  return (
    <>
      <div className="hw-dogs-head hw-skeleton-card">
        <Skeleton width="short" />
        <span className="hw-dogs-head-control">
          <Skeleton shape="control" />
        </span>
      </div>
      <div className="hw-dogs" role="status">
        <VisuallyHidden>Loading your dogs...</VisuallyHidden>
        <DogCardSkeleton />
        <DogCardSkeleton />
        <DogCardSkeleton />
      </div>
    </>
  );
}

/** The Dogs tab of the profile: the owner's dogs, and the dialogs that add, edit, share and delete them. */
export function DogsTab({ onOpenAssistant }: { onOpenAssistant: () => void }) {
  const { data: dogs, isError, error, refetch, isFetching, savedAt } = useDogs();
  const catalogue = useCatalogue();
  // A card's height depends on the breed's text, so the cards wait until the breed profiles have loaded or failed to
  // load.
  const waiting = dogs ? dogs.length > 0 && catalogue.isPending : !isError;
  const addButton = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useSearchParams();
  const dialogs = useRecordDialogs<Dog, true>({
    rows: dogs,
    draft: 'dog',
    request: (dogs && search.get('add') === 'true') || undefined,
    onRequested: () => setSearch({}, { replace: true }),
    focusFallback: () => addButton.current?.focus(),
  });
  const share = useDialogState<Dog>();

  return (
    <div className="hw-dogs-tab">
      {waiting ? (
        <DogsSkeleton />
      ) : !dogs ? (
        <LoadError what="Your dogs" error={error} busy={isFetching} onRetry={refetch} />
      ) : dogs.length === 0 ? (
        <EmptyState
          drawing="sitting"
          title="Add Your First Dog"
          text="Name, breed and age are enough to start. Everything else can wait."
          action={
            <Button ref={addButton} icon={Plus} onClick={() => dialogs.add()}>
              Add Dog Profile
            </Button>
          }
        />
      ) : (
        <>
          <div className="hw-dogs-head">
            <p className="hw-soft hw-number">{dogs.length === 1 ? '1 dog' : `${dogs.length} dogs`}</p>
            <Button ref={addButton} icon={Plus} size="s" onClick={() => dialogs.add()}>
              Add Dog
            </Button>
          </div>
          <div className="hw-dogs">
            {dogs.map((dog) => (
              <DogCard
                key={dog.id}
                dog={dog}
                onShare={() => share.show(dog)}
                onEdit={() => dialogs.edit(dog)}
                onDelete={() => dialogs.remove(dog)}
              />
            ))}
          </div>
        </>
      )}
      <SavedNote at={waiting ? undefined : savedAt} />
      {/* Hidden while loading: below the skeletons, this card would shift when the dogs load. */}
      {waiting ? null : <Features onOpenAssistant={onOpenAssistant} />}
      <LazyDialog state={dialogs.form}>
        {(subject, dialog) => <DogDialog key={dialogs.form.opening} {...subject} {...dialog} />}
      </LazyDialog>
      <LazyDialog state={share}>
        {(dog, dialog) => <ShareDialog key={share.opening} dog={dog} {...dialog} />}
      </LazyDialog>
      <DeleteDog state={dialogs.deletion} />
    </div>
  );
}
