import { Dog as DogIcon } from 'lucide-react';
import { useId } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { profilePath } from '../../domain/account/paths.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { ConflictNotice } from '../../ui/overlays/conflict-notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { UnsavedNotice } from '../../ui/overlays/draft-notices.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { appointmentDiff } from './appointment-diff.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { type AppointmentDialogOptions, useAppointmentDialog } from './use-appointment-dialog.ts';
import { useSeriesLimitText } from './use-series-limit.ts';

function chooseTitle({ visit }: AppointmentDialogOptions): string {
  return visit ? 'Edit Appointment' : 'Schedule Appointment';
}

function AppointmentFormDialog(props: AppointmentDialogOptions & { dogs: readonly Dog[] }) {
  const { open, visit, dogs, draft, onClose } = props;
  const formId = useId();
  const { form, times, scope, isSeries, changesRepeat, conflict, isPending, isUnsaved, ...actions } =
    useAppointmentDialog(props);
  const repeatLimit = useSeriesLimitText(changesRepeat && !isSeries);
  return (
    <FormDialog
      open={open}
      unsaved={isUnsaved}
      title={chooseTitle(props)}
      onClose={onClose}
      held={isPending}
      footer={
        <>
          <Button variation="outline" onClick={() => onClose()} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isPending}
            busyLabel="Saving..."
            disabled={conflict?.kind === 'compare' || conflict?.kind === 'deleted'}
          >
            {visit ? 'Save' : 'Schedule'}
          </Button>
        </>
      }
    >
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          diff={conflict.kind === 'compare' ? appointmentDiff(form.getValues(), conflict.latest, { times, dogs }) : []}
          busy={isPending}
          onCompare={() => void actions.compare()}
          onKeepMine={() => void actions.keepMine()}
          onTakeLatest={actions.takeLatest}
        />
      ) : null}
      {draft ? <UnsavedNotice /> : null}
      <form id={formId} className="hw-visitform" noValidate onSubmit={actions.submit}>
        {isSeries ? <ScopeChoice legend="What should change?" scope={scope} onScope={actions.setScope} /> : null}
        <AppointmentFields form={form} dogs={dogs} changesRepeat={changesRepeat} repeatLimit={repeatLimit} />
      </form>
    </FormDialog>
  );
}

/** Schedules or edits an appointment. Mount a new one each time it opens. */
export function AppointmentDialog(props: AppointmentDialogOptions) {
  const { open, onClose } = props;
  const { data: dogs, isError, error, isFetching, refetch } = useDogs();
  if (dogs && dogs.length > 0) return <AppointmentFormDialog {...props} dogs={dogs} />;
  return (
    <Dialog open={open} title={chooseTitle(props)} onClose={onClose}>
      {dogs ? (
        <SmallEmpty
          icon={DogIcon}
          title="Add your dog first"
          text="An appointment is for one of your dogs."
          action={
            <div className="hw-visitform-nodog">
              <LinkButton to={profilePath} size="s">
                Add Dog Profile
              </LinkButton>
            </div>
          }
        />
      ) : isError ? (
        <LoadError what="Your dogs" error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading height="card" label="Loading your dogs..." />
      )}
    </Dialog>
  );
}
