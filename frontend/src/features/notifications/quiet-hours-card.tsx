import type { QuietHours } from '#shared/contract/notification-preferences.ts';
import { allowsQuietHours } from '#shared/notification-kinds.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { QuietHoursBar } from './quiet-hours-bar.tsx';
import { formatTime, formatZoneName, listQuarterHours } from './quiet-hours-times.ts';
import type { SettingsPart } from './settings-part.ts';

/** The quiet hours that are suggested when the owner turns them on. */
const suggested: QuietHours = { start: '21:30', end: '07:00' };

/** The hours in which push and email are silent. */
export function QuietHoursCard({ preferences, tier, onChange }: SettingsPart) {
  if (!allowsQuietHours(tier)) {
    return (
      <UpgradeCard
        feature="advancedNotifications"
        text="They add quiet hours, in which nothing is sent, and a summary of your week by email."
      />
    );
  }
  const { quietHours } = preferences;
  return (
    <Card
      title="Quiet hours"
      action={
        <SwitchField
          label="Quiet hours"
          checked={quietHours !== null}
          onChange={(isOn) => onChange({ quietHours: isOn ? suggested : null })}
        />
      }
    >
      {quietHours ? (
        <Times
          quietHours={quietHours}
          onChange={(changed) => onChange({ quietHours: { ...quietHours, ...changed } })}
        />
      ) : (
        <p className="hw-small hw-soft">
          Push and email can wait until you're up. Reminders that can't wait still come.
        </p>
      )}
    </Card>
  );
}

type TimesProps = { quietHours: QuietHours; onChange: (changed: Partial<QuietHours>) => void };

function Times({ quietHours, onChange }: TimesProps) {
  const { timeZone } = useUser();
  const { start, end } = quietHours;
  const field = (name: keyof QuietHours, label: string, other: string) => (
    <SelectField label={label} value={quietHours[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
      {listQuarterHours()
        .filter((time) => time !== other)
        .map((time) => (
          <option key={time} value={time}>
            {formatTime(time)}
          </option>
        ))}
    </SelectField>
  );
  return (
    <div className="hw-stack">
      <QuietHoursBar {...quietHours} />
      <div className="hw-settings-times">
        {field('start', 'From', end)}
        {field('end', 'Until', start)}
      </div>
      <p className="hw-small hw-soft">
        What falls in between is in the app at once, and comes by push and email at {formatTime(end)}, in one summary. A
        reminder that would be too late by then doesn't wait. Times are {formatZoneName(timeZone)}.
      </p>
    </div>
  );
}
