import { type FormEvent, useEffect, useRef, useState } from 'react';
import { account } from '#shared/contract/account.ts';
import { PhoneNumber } from '#shared/contract/fields.ts';
import { call } from '../../lib/call.ts';
import { useUnlockedUser } from '../../platform/lock/use-lock.ts';
import { updateCachedUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toTelUrl } from './tel-url.ts';

/** The number as it is stored, or what is wrong with it. */
function readNumber(typed: string): { number: string } | { problem: string } {
  const { data, error } = PhoneNumber.safeParse(typed);
  if (data) return { number: data };
  return { problem: error?.issues[0]?.message ?? "Please enter your vet's number" };
}

function SaveVetForm({ onSaved }: { onSaved: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readNumber(typed);
    setError('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    setSaving(true);
    const saving = call(account.updateUser, { body: { vetPhone: read.number } });
    // Calling comes first: it does not wait for the network.
    window.location.assign(toTelUrl(read.number));
    try {
      updateCachedUser(await saving);
      onSaved();
    } catch {
      // An expired session must not redirect the owner away from the card.
      setError("We couldn't save the number. You can still call it.");
    }
    setSaving(false);
  };

  return (
    <form className="hw-save-vet" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Your vet's number"
        labelHidden
        type="tel"
        autoComplete="off"
        placeholder="(555) 555-0100"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variation="outline" busy={isSaving}>
        Save and call
      </Button>
    </form>
  );
}

/** Lets a signed-in owner without a saved vet save the number and call it. The card's button calls it from then on. */
export function SaveVet() {
  const user = useUnlockedUser();
  const [isSaved, setSaved] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone, and with it the focus.
    if (isSaved) view.current?.closest('article')?.querySelector<HTMLElement>('.hw-call')?.focus();
  }, [isSaved]);
  if (!user || (user.vetPhone && !isSaved)) return null;
  return (
    <div ref={view} className="hw-stack hw-stack--tight">
      {user.vetPhone ? (
        <p role="status">Your vet's number is saved. You'll find it here next time, even offline.</p>
      ) : (
        <>
          <h3 className="hw-row-title">Your vet's number</h3>
          <SaveVetForm onSaved={() => setSaved(true)} />
        </>
      )}
    </div>
  );
}
