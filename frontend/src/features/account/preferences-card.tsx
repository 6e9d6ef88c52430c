import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { AccountChange } from '#shared/contract/account.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ComboBox } from '../../ui/choice-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ThemeChoice } from '../../ui/theme.ts';
import { toast } from '../../ui/toast-store.ts';
import { accountToasts } from './texts.ts';
import { chooseTheme, chosenTheme } from './theme-choice.ts';
import { timeZones, zoneWords } from './time-zones.ts';
import { toastAccountError } from './toast-account-error.ts';
import { useUpdateUser } from './use-account.ts';

/** Time zone, units and theme. Each choice holds at once. */
export function PreferencesCard() {
  const user = useUser();
  const update = useUpdateUser();
  const [theme, setTheme] = useState(chosenTheme);
  const zones = useMemo(() => timeZones(user.timeZone), [user.timeZone]);
  // Until the server has answered, the choice is shown as made; refused, the old one comes back.
  const shown = { ...user, ...(update.isPending ? update.variables : {}) };

  const save = async (change: z.input<typeof AccountChange>) => {
    try {
      await update.mutateAsync(change);
      toast({ tone: 'success', title: accountToasts.updateUser.succeeded });
    } catch (error) {
      toastAccountError(error, accountToasts.updateUser);
    }
  };

  return (
    <Card title="Preferences">
      <div className="hw-account-form">
        <ComboBox
          label="Time zone"
          hint="Reminders and the daily tip come by its clock."
          options={[...zones.keys()]}
          value={zoneWords(shown.timeZone)}
          onChange={(words) => {
            const timeZone = zones.get(words);
            if (timeZone) void save({ timeZone });
          }}
          noneWords="No time zone has these letters. Try the nearest large city."
        />
        <SelectField
          label="Units"
          value={shown.units}
          onChange={(event) => void save({ units: event.target.value === 'kg' ? 'kg' : 'lb' })}
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
          <option value="system">Like the device</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </SelectField>
      </div>
    </Card>
  );
}
