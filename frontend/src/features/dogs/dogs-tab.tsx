import { CalendarDays, Footprints, type LucideIcon, MessageCircleHeart, Plus, Users } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { paths } from '../../lib/paths.ts';
import { takeUnsent } from '../../lib/unsent.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCatalogue } from './breed-facts.tsx';
import { DeleteDog } from './delete-dog.tsx';
import { DogCard, DogCardWaiting } from './dog-card.tsx';
import { UnsentDog } from './dog-form.ts';
import './dogs.css';

/** The form brings its rules and fields along, so it comes when it is first wanted. */
const DogDialog = lazyComponent(async () => (await import('./dog-dialog.tsx')).DogDialog);

const features: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: paths.calendar, icon: CalendarDays, title: 'Vet Calendar', text: 'Every visit in order' },
  { to: paths.exercise, icon: Footprints, title: 'Exercise Plans', text: 'Made for the breed' },
  { to: paths.community, icon: Users, title: 'Community', text: 'Owners who have been there' },
];

function FeatureWords({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
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

function Features({ onCare }: { onCare: () => void }) {
  return (
    <Card className="hw-four">
      <button type="button" onClick={onCare}>
        <FeatureWords icon={MessageCircleHeart} title="AI Wellness" text="Advice at any hour" />
      </button>
      {features.map(({ to, icon, title, text }) => (
        <Link key={title} to={to}>
          <FeatureWords icon={icon} title={title} text={text} />
        </Link>
      ))}
    </Card>
  );
}

function DogsWaiting() {
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
        <DogCardWaiting />
        <DogCardWaiting />
        <DogCardWaiting />
      </div>
    </>
  );
}

/** Which dialog is open, and about which dog; none for a new one. */
interface DialogState {
  open: 'form' | 'delete' | null;
  dog?: Dog;
  /** What was typed before the session ended. */
  unsent?: UnsentDog;
}

/** The Dogs tab of the profile: every dog of the owner, and the dialog that adds one. `onCare` opens the assistant. */
export function DogsTab({ onCare }: { onCare: () => void }) {
  const { data: dogs, isError, error, refetch, isFetching } = useDogs();
  const catalogue = useCatalogue();
  // The breeds' words decide how tall a card is, so the cards come with them, or without them where they do not come at all.
  const waiting = dogs ? dogs.length > 0 && catalogue.isPending : !isError;
  const [dialog, setDialog] = useState<DialogState>({ open: null });
  const [formUsed, setFormUsed] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = dogs?.length;
  const countBefore = useRef(count);

  // Where a card was deleted, its button is gone: the keyboard goes on from what stands above the list.
  useEffect(() => {
    if (count !== undefined && count < (countBefore.current ?? 0)) addButton.current?.focus();
    countBefore.current = count;
  }, [count]);

  const openForm = (dog?: Dog) => {
    setFormUsed(true);
    setDialog({ open: 'form', dog });
  };
  // A card that went while its dialog was open: the dialog has no button left to give the keyboard back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when a dialog closes, and at nothing else
  useEffect(() => {
    const { open, dog } = dialog;
    if (open === null && dog && dogs && !dogs.some(({ id }) => id === dog.id)) addButton.current?.focus();
  }, [dialog.open]);
  // The dog stays while the dialog leaves, so that its words do not change on the way.
  const close = () => setDialog((shown) => ({ ...shown, open: null }));

  const { id: ownerId } = useUser();
  // A form that met the end of the session goes on where it was.
  useEffect(() => {
    if (!dogs) return;
    const { data: unsent } = UnsentDog.safeParse(takeUnsent('dog', ownerId));
    const dog = dogs.find(({ id }) => id === unsent?.dog?.id);
    if (!unsent || (unsent.dog && !dog)) return;
    setFormUsed(true);
    setDialog({ open: 'form', dog, unsent });
  }, [dogs, ownerId]);

  return (
    <div className="hw-dogs-tab">
      {waiting ? (
        <DogsWaiting />
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
                onEdit={() => openForm(dog)}
                onDelete={() => setDialog({ open: 'delete', dog })}
              />
            ))}
          </div>
        </>
      )}
      {/* It would stand below the waiting cards and jump to where the real ones end. */}
      {waiting ? null : <Features onCare={onCare} />}
      {formUsed ? (
        <Suspense fallback={null}>
          <DogDialog open={dialog.open === 'form'} dog={dialog.dog} unsent={dialog.unsent} onClose={close} />
        </Suspense>
      ) : null}
      <DeleteDog open={dialog.open === 'delete'} dog={dialog.dog} onClose={close} />
    </div>
  );
}
