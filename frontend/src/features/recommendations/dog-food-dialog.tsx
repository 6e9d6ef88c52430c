import { Info, Plus } from 'lucide-react';
import { useState } from 'react';
import { type FoodFilter, foodFilters } from '#shared/recommendations.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { ComingSoon } from './coming-soon.tsx';
import { DirectoryTools } from './directory-tools.tsx';
import { FoodList } from './food-list.tsx';
import './recommendations.css';
import type { Filter } from './search.ts';
import { useDirectoryStatus, useFoods } from './use-directory.ts';

/** Loaded on demand, because it includes form fields. */
const RecommendFoodDialog = lazyComponent(
  async () => (await import('./recommend-food-dialog.tsx')).RecommendFoodDialog,
);

const action = 'Recommend Dog Food';
const names = Object.entries(foodFilters) as [FoodFilter, string][];
const everything: Filter<FoodFilter> = { text: '', only: undefined };

function Commission() {
  return (
    <p className="hw-directory-line hw-small hw-soft">
      <Icon of={Info} size="s" />
      <span>
        We earn a commission when you buy a food through this list. It never changes the order, and a food can't pay to
        be on it.
      </span>
    </p>
  );
}

/** The dialog with the dog foods that owners recommend and moderators have checked. While there is none, says so. */
export function DogFoodDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useDialogState();
  const [filter, setFilter] = useState(everything);
  const { isIncluded, foods, error, isFetching, refetch } = useFoods();
  const isLocked = isIncluded === false;
  const status = useDirectoryStatus(open && isLocked);
  const hasFoods = isLocked ? status.data?.hasFoods : foods && foods.length > 0;
  const recommend = () => form.show();
  const failed = isLocked ? status.error : error;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Premium Dog Food"
        footer={
          hasFoods ? (
            <Button variation="outline" icon={Plus} aria-haspopup="dialog" onClick={recommend}>
              {action}
            </Button>
          ) : undefined
        }
      >
        {isLocked ? null : (
          <DirectoryTools
            label="Search dog foods"
            placeholder="Brand, product or ingredient"
            all="All Foods"
            names={names}
            filter={filter}
            onChange={setFilter}
          />
        )}
        {/* The note comes before the links that it is about. */}
        {hasFoods ? <Commission /> : null}
        {!isLocked && hasFoods && foods ? (
          <FoodList foods={foods} filter={filter} onReset={() => setFilter(everything)} />
        ) : failed && hasFoods === undefined ? (
          <LoadError
            what="The food list"
            comfort=""
            error={failed}
            busy={isFetching || status.isFetching}
            onRetry={() => (isLocked ? status.refetch() : refetch())}
          />
        ) : hasFoods === undefined ? (
          <Loading label="Loading foods..." height="card" />
        ) : hasFoods ? null : (
          <ComingSoon
            title="Premium foods are coming soon"
            text="No food has passed our check yet. Owners choose what we look at next."
            action={action}
            onRecommend={recommend}
          />
        )}
        {isLocked ? <UpgradeCard feature="foodRecommendations" level={3} /> : null}
        {hasFoods ? null : <Commission />}
      </Dialog>
      <LazyDialog state={form}>{(_, dialog) => <RecommendFoodDialog key={form.opening} {...dialog} />}</LazyDialog>
    </>
  );
}
