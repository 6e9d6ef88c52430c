import { useMemo, useState } from 'react';
import type { User } from '#shared/contract/account.ts';
import { now } from '../../lib/now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { ComboBox } from '../../ui/fields/choice-list.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { ThemeChoice } from '../../ui/theme.ts';
import { chooseTheme, readTheme } from './theme-choice.ts';
import { formatZone, listTimeZones } from './time-zones.ts';
import { useUpdateUser } from './use-account.ts';

/** Returns a field of the account, and a function that saves a new value with an optimistic update. */
function usePreference<Name extends 'timeZone' | 'units'>(name: Name) {
  const user = useUser();
  const update = useUpdateUser();
  const [next, setNext] = useState<User[Name]>();
  const save = async (value: User[Name]) => {
    setNext(value);
    await update.mutate({ [name]: value });
    setNext(undefined);
  };
  return [next ?? user[name], save] as const;
}

/** The owner's time zone, units and theme. Each choice is saved at once. */
export function PreferencesCard() {
  const [timeZone, saveTimeZone] = usePreference('timeZone');
  const [units, saveUnits] = usePreference('units');
  const [theme, setTheme] = useState(readTheme);
  // Formatting the labels of about 400 time zones is slow, so they are formatted when the field gets the focus.
  const [isChoosing, setChoosing] = useState(false);
  const [at] = useState(now);
  const label = formatZone(timeZone, at);
  const zones = useMemo(
    () => (isChoosing ? listTimeZones(timeZone, at) : new Map([[label, timeZone]])),
    [isChoosing, timeZone, at, label],
  );

  return (
    <Card title="Preferences">
      <div className="hw-account-form">
        <ComboBox
          label="Time zone"
          hint="We use this time zone for reminders and the daily tip."
          options={[...zones.keys()]}
          value={label}
          onFocus={() => setChoosing(true)}
          onChange={(chosen) => {
            const zone = zones.get(chosen);
            if (zone) void saveTimeZone(zone);
          }}
          noMatchText="No time zone matches. Try the nearest large city."
        />
        <SelectField
          label="Units"
          value={units}
          onChange={(event) => void saveUnits(event.target.value === 'kg' ? 'kg' : 'lb')}
        >
          <option value="lb">Pounds (lbs)</option>
          <option value="kg">Kilograms (kg)</option>
        </SelectField>
        <SelectField
          label="Theme"
          hint="On this device only."
          value={theme}
          onChange={(event) => {
            const choice = event.target.value as ThemeChoice;
            chooseTheme(choice);
            setTheme(choice);
          }}
        >
          <option value="system">Match device</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </SelectField>
      </div>
    </Card>
  );
}
