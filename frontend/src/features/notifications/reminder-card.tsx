import { type ReminderLead, reminderLeads } from '#shared/contract/notification-preferences.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { SettingsPart } from './settings-part.ts';

const labels: Record<ReminderLead, string> = { day: 'A day before', hour: 'An hour before' };

/** When to remind the owner of vet visits. */
export function ReminderCard({ preferences, onChange }: SettingsPart) {
  const { reminderLeads: chosen } = preferences;
  return (
    <Card title="Vet visit reminders">
      <fieldset className="hw-settings-group">
        <legend>
          <VisuallyHidden>When to remind you</VisuallyHidden>
        </legend>
        {reminderLeads.map((lead) => (
          <CheckboxField
            key={lead}
            name={lead}
            label={labels[lead]}
            checked={chosen.includes(lead)}
            onChange={({ target }) =>
              onChange({
                reminderLeads: reminderLeads.filter((each) => (each === lead ? target.checked : chosen.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
      {chosen.length === 0 ? <p className="hw-small hw-soft">You won't be reminded of vet visits.</p> : null}
    </Card>
  );
}
