import { ChevronRight, Plus, Siren } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type VetFilter, vetDirectory, vetFilters } from '#shared/recommendations.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { emergencyPath } from '../../domain/emergency/paths.ts';
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
import './recommendations.css';
import type { Filter } from './search.ts';
import { useDirectoryStatus, useVets } from './use-directory.ts';
import { VetList } from './vet-list.tsx';

/** Loaded on demand, because it includes form fields. */
const RecommendVetDialog = lazyComponent(async () => (await import('./recommend-vet-dialog.tsx')).RecommendVetDialog);

const action = 'Recommend a Veterinarian';
const names = vetFilters.map((name) => [name, name] as const);
const everything: Filter<VetFilter> = { text: '', only: undefined };

/** The dialog with the vets that owners recommend and moderators have checked. While there is none, says so. */
export function PartnerVetsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useDialogState();
  const [filter, setFilter] = useState(everything);
  const { isIncluded, vets, position, error, isFetching, refetch } = useVets();
  const isLocked = isIncluded === false;
  const status = useDirectoryStatus(open && isLocked);
  const hasVets = isLocked ? status.data?.hasVets : vets && vets.length > 0;
  const hasList = !isLocked && hasVets === true;
  const recommend = () => form.show();
  const soon = (
    <ComingSoon
      title="Partner vets are coming soon"
      text={`No vet within ${vetDirectory.miles} miles is listed yet. Owners choose whom we contact next.`}
      action={action}
      onRecommend={recommend}
    />
  );
  const failed = isLocked ? status.error : error;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Partner Vets"
        width={hasList ? 'full' : 'normal'}
        footer={
          hasVets ? (
            <>
              <p className="hw-small hw-soft hw-directory-note">
                Every vet here was recommended by an owner and checked by us.
              </p>
              <Button variation="outline" icon={Plus} aria-haspopup="dialog" onClick={recommend}>
                {action}
              </Button>
            </>
          ) : undefined
        }
      >
        <Link className="hw-directory-emergency" to={emergencyPath} onClick={onClose}>
          <Icon of={Siren} />
          <span>
            <b>Is it an emergency?</b> Open Emergency help first.
          </span>
          <Icon of={ChevronRight} size="s" />
        </Link>
        {isLocked ? null : (
          <DirectoryTools
            label="Search partner vets"
            placeholder="Clinic, vet, town or specialty"
            all="All Vets"
            names={names}
            filter={filter}
            onChange={setFilter}
          />
        )}
        {hasList && vets && position ? (
          <VetList vets={vets} position={position} filter={filter} onReset={() => setFilter(everything)} />
        ) : failed && hasVets === undefined ? (
          <LoadError
            what="The vet directory"
            comfort=""
            error={failed}
            busy={isFetching || status.isFetching}
            onRetry={() => (isLocked ? status.refetch() : refetch())}
          />
        ) : hasVets === undefined ? (
          <Loading label="Loading vets..." height="card" />
        ) : hasVets ? null : (
          soon
        )}
        {isLocked ? <UpgradeCard feature="vetDirectory" level={3} /> : null}
      </Dialog>
      <LazyDialog state={form}>{(_, dialog) => <RecommendVetDialog key={form.opening} {...dialog} />}</LazyDialog>
    </>
  );
}
