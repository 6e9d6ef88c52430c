import { type FormEvent, useState } from 'react';
import { localDate } from '#shared/calendar.ts';
import { type Dog, type DogForm, dogs } from '#shared/contract/dogs.ts';
import { saveUnits } from '../../domain/dogs/save-units.ts';
import { useDogCache } from '../../domain/dogs/use-dogs.ts';
import type { Units } from '../../domain/dogs/weight.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { usePhoto } from '../../domain/photos/use-photo.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { showFieldErrors } from '../../platform/forms/field-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import type { Conflict } from '../../ui/overlays/conflict-notice.tsx';
import { DogDraft, dogFormSchema, isFilledIn, reweighed, typedDog } from './dog-form.ts';
import { deletedMessage, dogTexts } from './texts.ts';

export interface DogDialogOptions {
  open: boolean;
  /** The profile to edit; undefined to add a dog. */
  dog: Dog | undefined;
  /** The draft to restore, if the dialog was interrupted. */
  draft: DogDraft | undefined;
  onClose: () => void;
}

/** The state of one opening of the dog dialog. */
export function useDogDialog({ open, dog, draft: restored, onClose }: DogDialogOptions) {
  const cache = useDogCache();
  const { timeZone, units: savedUnits } = useUser();
  // The dialog's own until the dog is saved.
  const [units, setUnits] = useState(restored?.units ?? savedUnits);
  // The version that is being edited, also after an interruption. Changes saved since then are a conflict.
  const [base, setBase] = useState(dog && { ...dog, updatedAt: restored?.dog?.updatedAt ?? dog.updatedAt });
  const [conflict, setConflict] = useState<Conflict<Dog>>();
  const [limitMessage, setLimitMessage] = useState<string>();
  const today = localDate(now(), timeZone);
  const texts = dog ? dogTexts.updateDog : dogTexts.createDog;

  const form = useZodForm(dogFormSchema({ dog: base, units, today }), {
    defaultValues: typedDog(base, units),
    restored: restored?.typed,
  });
  const photo = usePhoto(dog?.photoUrl ?? null, () => draft.interrupt());
  const isChanged = !photo.isUnchanged || isFilledIn(form.watch(), base, units);
  const draft = useFormDraft('dog', DogDraft, () => {
    if (!open || !(isChanged || restored)) return undefined;
    const version = base ? { id: base.id, updatedAt: base.updatedAt } : null;
    return { dog: version, typed: form.getValues(), units, photoLost: photo.state.status !== 'idle' };
  });

  const onDeleted = () => {
    setConflict({ kind: 'deleted', message: deletedMessage });
    void cache.refresh();
  };

  const save = useApiMutation({
    mutationFn: async ({ values, over }: { values: DogForm; over: Dog | undefined }, call) => {
      // An unchanged photo comes from the version being overwritten, because the original photo may be deleted.
      const photoUrl = over && photo.isUnchanged ? over.photoUrl : await photo.publish();
      const body = { ...values, photoUrl: photoUrl ?? undefined };
      if (!over) return call(dogs.createDog, { body });
      const { id, description, updatedAt } = over;
      return call(dogs.updateDog, { params: { id }, body: { ...body, description, updatedAt } });
    },
    texts,
    form,
    onSuccess: async (saved) => {
      if (units !== savedUnits) await saveUnits(units);
      cache.put(saved);
      onClose();
    },
    onError: (error) => {
      // The photo field shows it.
      if (error instanceof UploadError) return true;
      if (!(error instanceof CallError)) return false;
      if (error.code === 'dogLimitReached') setLimitMessage(error.serverMessage);
      else if (error.code === 'staleVersion') setConflict({ kind: 'stale' });
      else if (error.code === 'dogNotFound') onDeleted();
      else if (error.fields.photoUrl) {
        photo.setError(error.fields.photoUrl);
        showFieldErrors(form, error);
      } else return false;
      return true;
    },
    onSignedOut: draft.interrupt,
  });

  const compare = useApiMutation({
    mutationFn: (edited: Dog) => cache.readLatest(edited),
    texts: { failed: texts.failed },
    onSuccess: (latest) => {
      if (latest) setConflict({ kind: 'compare', latest });
      else onDeleted();
    },
    onSignedOut: draft.interrupt,
  });

  const submitOver = (over: Dog | undefined) => {
    setLimitMessage(undefined);
    return form.handleSubmit((values) => save.mutate({ values, over }));
  };
  const latest = conflict?.kind === 'compare' ? conflict.latest : undefined;

  return {
    form,
    photo,
    units,
    today,
    conflict,
    limitMessage,
    isPending: save.isPending || compare.isPending,
    /** Whether closing would lose changes. Changes to a deleted dog cannot be saved anyway. */
    isUnsaved: isChanged && conflict?.kind !== 'deleted',
    submit: (event: FormEvent) => submitOver(base)(event),
    setUnits: (next: Units) => {
      form.setValue('weight', reweighed(form.getValues('weight'), units, next, base));
      setUnits(next);
    },
    compare: () => base && compare.mutate(base),
    /** Saves the form over the latest version. */
    keepMine: () => {
      setBase(latest);
      setConflict(undefined);
      if (photo.isUnchanged) photo.reset(latest?.photoUrl ?? null);
      return submitOver(latest)();
    },
    /** Fills the form with the latest version. */
    takeLatest: () => {
      setBase(latest);
      setConflict(undefined);
      form.reset(typedDog(latest, units));
      photo.reset(latest?.photoUrl ?? null);
      form.setFocus('name');
    },
  };
}
