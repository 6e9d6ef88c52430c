import { Dog as DogIcon, Plus, RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { addDogPath } from '../../domain/dogs/paths.ts';
import { useSelectedDog } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { useSeedPlaces } from '../../domain/places/use-seed-places.ts';
import { isUnauthorized } from '../../lib/call-errors.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { DogSwitch } from './dog-switch.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import './exercise.css';

const PlansTab = lazyComponent(async () => (await import('./plans-tab.tsx')).PlansTab);
const LogTab = lazyComponent(async () => (await import('./log-tab.tsx')).LogTab);
const FindPlaces = lazyComponent(async () => (await import('../../domain/places/find-places.tsx')).FindPlaces);

function AuthenticationRequired() {
  return (
    <Card>
      <SmallEmpty
        icon={DogIcon}
        level={2}
        title="Authentication Required"
        text="Your session has ended. Refresh the page to sign in again."
        action={
          <div className="hw-ex-refresh">
            <Button size="s" icon={RefreshCw} onClick={() => window.location.reload()}>
              Refresh Page
            </Button>
          </div>
        }
      />
    </Card>
  );
}

function NoDogs() {
  return (
    <EmptyState
      drawing="walking"
      title="No dogs added yet"
      text="Add your dog, and plans and goals are made for their breed, age and weight."
      action={
        <LinkButton to={addDogPath} icon={Plus}>
          Add your dog
        </LinkButton>
      }
    />
  );
}

/** Exercise plans, places and the activity log in three tabs. The query parameter `tab` selects the tab. */
export function ExercisePage() {
  // When the owner opens the places, the samples are there.
  useSeedPlaces();
  const [search, setSearch] = useSearchParams();
  const { data: dogs, isPending, error, isFetching, refetch } = useDogs();
  const [selected, choose] = useSelectedDog(dogs ?? []);
  // A link can name the dog whose activity it logs.
  const dog = dogs?.find(({ id }) => id === search.get('dog')) ?? selected;

  const forDog = (show: (dog: Dog, dogs: readonly Dog[]) => ReactNode) => {
    if (isUnauthorized(error)) return <AuthenticationRequired />;
    if (!dogs) return <LoadError what="Your dogs" error={error} busy={isFetching} onRetry={refetch} />;
    return dog ? <Suspense fallback={<TabSkeleton />}>{show(dog, dogs)}</Suspense> : <NoDogs />;
  };
  const tabs = [
    { id: 'plans', label: 'Exercise Plans', content: forDog((shown) => <PlansTab key={shown.id} dog={shown} />) },
    {
      id: 'places',
      label: 'Find Places',
      content: (
        <Suspense
          fallback={
            <div className="hw-ex-places-waiting">
              <Loading />
            </div>
          }
        >
          <FindPlaces />
        </Suspense>
      ),
    },
    {
      id: 'log',
      label: 'Log Activity',
      content: forDog((shown, all) => <LogTab key={shown.id} dog={shown} dogs={all} />),
    },
  ];
  const chooseDog = (id: string) => {
    choose(id);
    setSearch(
      (before) => {
        before.delete('dog');
        return before;
      },
      { replace: true },
    );
  };

  // The buttons of several dogs change the height of the heading.
  if (useDeferredValue(isPending)) {
    return (
      <div className="hw-ex">
        <PageHeading title="Exercise and Adventures" />
        <TabSkeleton label="Loading your dogs..." />
      </div>
    );
  }
  return (
    <div className="hw-ex">
      <PageHeading
        title="Exercise and Adventures"
        action={
          dogs && dog && dogs.length > 1 ? <DogSwitch dogs={dogs} selected={dog.id} onSelect={chooseDog} /> : undefined
        }
      />
      <Tabs
        label="Exercise"
        tabs={tabs}
        // The assistant's link to the form has no tab.
        selected={search.get('tab') ?? (search.has('log') ? 'log' : 'plans')}
        onSelect={(tab) => setSearch(tab === 'plans' ? {} : { tab }, { replace: true })}
      />
    </div>
  );
}
