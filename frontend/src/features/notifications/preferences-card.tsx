import { type NotificationPreferences, type ReminderLead, reminderLeads } from '#shared/contract/notifications.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import './preferences-card.css';
import { usePreferences, useSavePreferences } from './use-preferences.ts';

const leadLabels: Record<ReminderLead, string> = { day: 'A day before', hour: 'An hour before' };

/** The notification preferences. Each choice is saved at once. */
export function NotificationPreferencesCard() {
  const { data, isPending, isError, error, isFetching, refetch } = usePreferences();
  return (
    <Card title="Notifications">
      {isPending ? <Loading label="Loading..." height="card" /> : null}
      {isError && !data ? (
        <LoadError what="Your notification choices" error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {data ? <VisitReminders preferences={data} /> : null}
    </Card>
  );
}

function VisitReminders({ preferences }: { preferences: NotificationPreferences }) {
  const save = useSavePreferences();
  const { leads, email } = preferences.appointments;
  const change = (appointments: Partial<NotificationPreferences['appointments']>) =>
    void save({ ...preferences, appointments: { leads, email, ...appointments } });

  return (
    <fieldset className="hw-preferences">
      <legend>Vet visit reminders</legend>
      {reminderLeads.map((lead) => (
        <CheckboxField
          key={lead}
          name={lead}
          label={leadLabels[lead]}
          checked={leads.includes(lead)}
          onChange={({ target }) =>
            change({ leads: reminderLeads.filter((each) => (each === lead ? target.checked : leads.includes(each))) })
          }
        />
      ))}
      <CheckboxField
        name="email"
        label="Also by email"
        checked={email}
        disabled={leads.length === 0}
        onChange={({ target }) => change({ email: target.checked })}
      />
    </fieldset>
  );
}
