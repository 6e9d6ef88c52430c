import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import { AccountChange } from '#shared/contract/account-forms.ts';
import { useFormDraft, useSaveDraft } from '../../platform/forms/use-form-draft.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DraftNotice, StorageWarning } from '../../ui/overlays/draft-notices.tsx';
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

/** The draft: the text of the changed fields, which may be invalid. */
const DetailsDraft = z.partialRecord(z.keyof(Details), z.string());

const names = Object.keys(Details.shape) as (keyof Details)[];

function pickDetails(user: User): Details {
  return Object.fromEntries(names.map((name) => [name, user[name] ?? '']));
}

/** The owner's name, address and vet. Sends only the changed fields, to keep changes that another window has saved. */
export function DetailsCard() {
  const user = useUser();
  const draft = useFormDraft('details', DetailsDraft, { reopens: true });
  const [isRestored, setIsRestored] = useState(draft.restored !== undefined);
  const form = useZodForm(Details, { defaultValues: pickDetails(user), restored: draft.restored });
  const { dirtyFields, isDirty } = form.formState;
  // When the app starts offline, the cached owner has no address. Fills in the fields when the session has been
  // checked.
  const fillIn = useEffectEvent((from: User) => form.reset(pickDetails(from), { keepDirtyValues: true }));
  useEffect(() => fillIn(user), [user]);
  const changedIn = (values: Details): Details =>
    Object.fromEntries(names.filter((name) => dirtyFields[name]).map((name) => [name, values[name]]));
  useSaveDraft(draft, isDirty ? DetailsDraft.parse(changedIn(form.watch())) : null);
  const save = useUpdateUser({ form, onSuccess: (saved) => startOver(saved) });
  const startOver = (from: User) => {
    form.reset(pickDetails(from));
    setIsRestored(false);
  };
  const field = (name: keyof Details) => registerField(form, name);

  return (
    <Card title="Your details">
      <form
        className="hw-account-form"
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(changedIn(values)))}
      >
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
          <p className="hw-small hw-soft">Shown first in an emergency.</p>
          <TextField {...field('vetName')} label="Vet or clinic" optional autoComplete="off" />
          <TextField {...field('vetPhone')} label="Phone" optional type="tel" autoComplete="off" />
        </fieldset>
        {isRestored ? <DraftNotice busy={save.isPending} onDiscard={() => startOver(user)} /> : null}
        {draft.isStored ? null : <StorageWarning />}
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </form>
    </Card>
  );
}
