import { CalendarDays, Footprints, type LucideIcon, MessageCircleHeart, Plus, Users } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { calendarPath } from '../../domain/appointments/paths.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { exercisePath } from '../../domain/exercise/paths.ts';
import { communityPath } from '../../domain/forum/paths.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { readDraft, removeDraft } from '../../platform/storage/drafts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useCatalogue } from './breed-facts.tsx';
import { DeleteDog } from './delete-dog.tsx';
import { DogCard, DogCardSkeleton } from './dog-card.tsx';
import { DogDraft } from './dog-form.ts';
import './dogs.css';

/** Loaded on demand, with the form's rules and fields. */
const DogDialog = lazyComponent(async () => (await import('./dog-dialog.tsx')).DogDialog);
const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

const features: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: calendarPath, icon: CalendarDays, title: 'Vet Calendar', text: 'Every visit in order' },
  { to: exercisePath, icon: Footprints, title: 'Exercise Plans', text: 'Made for the breed' },
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

/** The open dialog and its dog; no dog when adding one. */
interface DialogState {
  open: 'form' | 'delete' | null;
  dog?: Dog;
  /** The draft to restore, if the form was interrupted. */
  draft?: DogDraft;
  /** Incremented at each opening, to mount a new form. */
  opening: number;
}

/** The Dogs tab of the profile: the owner's dogs, and the dialogs that add, edit and delete them. `onOpenAssistant` opens the assistant. */
export function DogsTab({ onOpenAssistant }: { onOpenAssistant: () => void }) {
  const { data: dogs, isError, error, refetch, isFetching } = useDogs();
  const catalogue = useCatalogue();
  // A card's height depends on the breed's text, so cards wait for it unless it fails to load.
  const waiting = dogs ? dogs.length > 0 && catalogue.isPending : !isError;
  const [dialog, setDialog] = useState<DialogState>({ open: null, opening: 0 });
  const addButton = useRef<HTMLButtonElement>(null);
  const count = dogs?.length;
  const countBefore = useRef(count);

  // A deleted card contained the focused button, so the focus moves above the list.
  useEffect(() => {
    if (count !== undefined && count < (countBefore.current ?? 0)) addButton.current?.focus();
    countBefore.current = count;
  }, [count]);

  const openForm = (dog?: Dog, draft?: DogDraft) =>
    setDialog(({ opening }) => ({ open: 'form', dog, draft, opening: opening + 1 }));
  // If a card was removed while its dialog was open, the dialog cannot return the focus to the card's button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a dialog closes
  useEffect(() => {
    const { open, dog } = dialog;
    if (open === null && dog && dogs && !dogs.some(({ id }) => id === dog.id)) addButton.current?.focus();
  }, [dialog.open]);
  const [shared, setShared] = useState<{ open: boolean; dog: Dog; opening: number }>();
  // The dog stays set until the closing animation ends.
  const close = () => setDialog((shown) => ({ ...shown, open: null }));

  const { id: ownerId } = useUser();
  const [search, setSearch] = useSearchParams();
  const isAdding = search.get('add') === 'true';
  const resume = useEffectEvent(() => {
    const draft = readDraft('dog', ownerId, DogDraft);
    removeDraft('dog');
    const dog = dogs?.find(({ id }) => id === draft?.dog?.id);
    if (draft && (dog || !draft.dog)) openForm(dog, draft);
    else if (isAdding) openForm();
    if (isAdding) setSearch({}, { replace: true });
  });
  // A form that was interrupted opens again, and the URL can ask for a new one.
  const isLoaded = dogs !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the URL asks later
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded, isAdding]);

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
            <Button ref={addButton} icon={Plus} onClick={() => openForm()}>
              Add Dog Profile
            </Button>
          }
        />
      ) : (
        <>
          <div className="hw-dogs-head">
            <p className="hw-soft hw-number">{dogs.length === 1 ? '1 dog' : `${dogs.length} dogs`}</p>
            <Button ref={addButton} icon={Plus} size="s" onClick={() => openForm()}>
              Add Dog
            </Button>
          </div>
          <div className="hw-dogs">
            {dogs.map((dog) => (
              <DogCard
                key={dog.id}
                dog={dog}
                onShare={() => setShared((last) => ({ open: true, dog, opening: (last?.opening ?? 0) + 1 }))}
                onEdit={() => openForm(dog)}
                onDelete={() => setDialog(({ opening }) => ({ open: 'delete', dog, opening }))}
              />
            ))}
          </div>
        </>
      )}
      {/* Below the skeletons, it would shift when the cards load. */}
      {waiting ? null : <Features onOpenAssistant={onOpenAssistant} />}
      {dialog.opening > 0 ? (
        <Suspense fallback={null}>
          <DogDialog
            key={dialog.opening}
            open={dialog.open === 'form'}
            dog={dialog.dog}
            draft={dialog.draft}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {shared ? (
        <Suspense fallback={null}>
          <ShareDialog
            key={shared.opening}
            open={shared.open}
            dog={shared.dog}
            onClose={() => setShared({ ...shared, open: false })}
          />
        </Suspense>
      ) : null}
      <DeleteDog key={dialog.dog?.id} open={dialog.open === 'delete'} dog={dialog.dog} onClose={close} />
    </div>
  );
}
