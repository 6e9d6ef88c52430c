import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { AccountChange, type User } from '#shared/contract/account.ts';
import { useBeforePaywallChange } from '../../domain/plan/use-subscription.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { keepUnsent, takeUnsent } from '../../lib/unsent.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { checkedBy, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx';
import { showFieldErrors } from './field-errors.ts';
import { accountToasts } from './texts.ts';
import { toastAccountError } from './toast-account-error.ts';
import { useUpdateUser } from './use-account.ts';

const Details = z.pick(AccountChange, {
  firstName: true,
  lastName: true,
  homeAddress: true,
  city: true,
  state: true,
  zipCode: true,
  vetName: true,
  vetPhone: true,
});
type Details = z.input<typeof Details>;

/** What had been changed and not saved when the session ended. */
const Unsent = z.partialRecord(z.keyof(Details), z.string());

const names = Object.keys(Details.shape) as (keyof Details)[];

function detailsOf(user: User): Details {
  return Object.fromEntries(names.map((name) => [name, user[name] ?? '']));
}

/** Names, address and the owner's own vet. Only what was changed is sent, so that another window's changes stay. */
export function DetailsCard() {
  const user = useUser();
  const update = useUpdateUser();
  const [busy, run] = useBusy();
  const form = useForm({
    check: checkedBy(Details),
    defaultValues: detailsOf(user),
  });
  const { errors } = form;
  const [unsent, setUnsent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited is taken once, when the form first stands
  useEffect(() => {
    const { data: typed } = Unsent.safeParse(takeUnsent('details', user.id));
    if (!typed) return;
    setUnsent(true);
    form.fill(typed);
  }, []);

  const changeIn = (values: Details) =>
    Object.fromEntries(names.filter(form.isDirty).map((name) => [name, values[name]]));
  useBeforePaywallChange(() => {
    const change = changeIn(form.values);
    if (Object.keys(change).length > 0) keepUnsent('details', user.id, change);
  });

  const submit = form.handleSubmit((values) =>
    run(async () => {
      const change = changeIn(values);
      try {
        // Nothing changed: what is on the screen is saved already, and that is what the toast says.
        if (Object.keys(change).length > 0) form.reset(detailsOf(await update.mutateAsync(change)));
        setUnsent(false);
        toast({ tone: 'success', title: accountToasts.updateUser.succeeded });
      } catch (error) {
        if (showFieldErrors(form, error, names)) return undefined;
        if (toastAccountError(error, accountToasts.updateUser)) keepUnsent('details', user.id, change);
      }
      return undefined;
    }),
  );

  const field = (name: keyof Details) => ({ ...form.register(name), error: errors[name] });

  return (
    <Card title="Your details">
      <form className="hw-account-form" noValidate onSubmit={submit}>
        <div className="hw-pair">
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <fieldset>
          <legend>Address</legend>
          <p className="hw-small hw-soft">For the weather on your walks and for places near you.</p>
          <TextField {...field('homeAddress')} label="Street address" optional autoComplete="street-address" />
          <TextField {...field('city')} label="City" optional autoComplete="address-level2" />
          <div className="hw-pair">
            <TextField {...field('state')} label="State" optional autoComplete="address-level1" />
            <TextField {...field('zipCode')} label="ZIP code" optional autoComplete="postal-code" inputMode="numeric" />
          </div>
        </fieldset>
        <fieldset>
          <legend>Your vet</legend>
          <p className="hw-small hw-soft">Shown first when it has to be quick.</p>
          <TextField {...field('vetName')} label="Vet or clinic" optional autoComplete="off" />
          <TextField {...field('vetPhone')} label="Phone" optional type="tel" autoComplete="off" />
        </fieldset>
        {unsent ? <UnsavedNotice /> : null}
        <div>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </form>
    </Card>
  );
}
