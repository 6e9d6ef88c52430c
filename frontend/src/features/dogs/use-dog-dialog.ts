import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { localDate } from '#shared/calendar.ts';
import type { Dog, DogForm } from '#shared/contract/dogs.ts';
import { useCreateDog, useNewestDog, useRefreshDogs, useUpdateDog } from '../../domain/dogs/use-dogs.ts';
import { useUnits } from '../../domain/dogs/use-units.ts';
import type { Units } from '../../domain/dogs/weight.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { useKeptAtGate } from '../../domain/plan/use-subscription.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { textsFor } from '../../lib/texts.ts';
import { keepUnsent } from '../../lib/unsent.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { toastError } from '../../ui/toast-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { usePhoto } from '../../ui/use-photo.ts';
import type { Conflict } from './conflict-notice.tsx';
import { checkDog, isFilledIn, reweighed, type TypedDog, typedDog, type UnsentDog } from './dog-form.ts';
import { deletedMeanwhile, dogTexts } from './texts.ts';

const fieldNames = ['name', 'breed', 'age', 'birthDate', 'weight'] as const;

type Form = UseFormReturn<TypedDog, unknown, DogForm>;

/** Marks what the server found wrong; returns whether there was anything to mark. */
function marked(form: Form, { fields }: CallError): boolean {
  const wrong = fieldNames.filter((name) => fields[name]);
  for (const name of wrong) form.setError(name, { message: fields[name] });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}

/** The state of the dog dialog: what is typed, what is wrong, and how it is saved. `unsent` is what was typed before a sign-in. */
export function useDogDialog(open: boolean, dog: Dog | undefined, unsent: UnsentDog | undefined, onClose: () => void) {
  const create = useCreateDog();
  const update = useUpdateDog();
  const newest = useNewestDog();
  const refresh = useRefreshDogs();
  const photo = usePhoto(dog?.photoUrl ?? null, () => keepTyped());
  const { id: ownerId, timeZone } = useUser();
  const [units, changeUnits] = useUnits();
  const [busy, run] = useBusy();
  const [base, setBase] = useState(dog);
  const [conflict, setConflict] = useState<Conflict>();
  const [noRoom, setNoRoom] = useState<string>();
  const today = localDate(now(), timeZone);
  const texts = dog ? dogTexts.updateDog : dogTexts.createDog;

  const form = useForm<TypedDog, unknown, DogForm>({
    defaultValues: typedDog(dog, units),
    resolver: (typed) => {
      const { form: values, errors } = checkDog(typed, { dog: base, units, today });
      if (values) return { values, errors: {} };
      const told = Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]);
      return { values: {}, errors: Object.fromEntries(told) };
    },
  });

  const begin = (from: Dog | undefined) => {
    setBase(from);
    setConflict(undefined);
    setNoRoom(undefined);
    form.reset(typedDog(from, units));
    photo.reset(from?.photoUrl ?? null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew when it opens, and at nothing else
  useEffect(() => {
    if (!open) return;
    // The version that was being edited: a change that came in meanwhile is told when this is saved.
    begin(dog && { ...dog, updatedAt: unsent?.dog?.updatedAt ?? dog.updatedAt });
    for (const [name, typed] of Object.entries(unsent?.typed ?? {})) form.setValue(name as keyof TypedDog, typed);
  }, [open]);

  const keepTyped = () => {
    const unsentDog: UnsentDog = {
      dog: base ? { id: base.id, updatedAt: base.updatedAt } : null,
      typed: form.getValues(),
      photoLost: photo.stage.is !== 'kept',
    };
    keepUnsent('dog', ownerId, unsentDog);
  };

  useKeptAtGate(() => {
    const before = JSON.stringify(typedDog(base, units));
    if (open && (unsent || !photo.untouched || JSON.stringify(form.getValues()) !== before)) keepTyped();
  });

  /** Says that the dog is gone. What was typed stays to be read. */
  const onDeletedElsewhere = () => {
    setConflict({ words: deletedMeanwhile, gone: true });
    void refresh();
  };

  const fail = (error: unknown) => {
    // The photo's own field says it.
    if (error instanceof UploadError) return undefined;
    if (error instanceof CallError) {
      if (error.code === 'dogLimitReached') return setNoRoom(error.words);
      if (error.code === 'staleVersion') return setConflict({ words: error.words });
      if (error.code === 'dogNotFound') return onDeletedElsewhere();
      if (error.fields.photoUrl) photo.refuse(error.fields.photoUrl);
      if (marked(form, error) || error.fields.photoUrl) return undefined;
    }
    const words = textsFor(error, texts);
    if (words.signedOut) keepTyped();
    toastError(words);
    return undefined;
  };

  const save = async (values: DogForm, from: Dog | undefined) => {
    // A photo that was left alone is the one of the version that is saved over: the one from before may be gone.
    const photoUrl = from && photo.untouched ? from.photoUrl : await photo.publish();
    const body = { ...values, photoUrl: photoUrl ?? undefined };
    if (!from) return create.mutateAsync(body);
    const kept = { description: from.description, updatedAt: from.updatedAt };
    return update.mutateAsync({ id: from.id, form: { ...body, ...kept } });
  };

  const submitOver = (from: Dog | undefined) =>
    form.handleSubmit((values) =>
      run(async () => {
        try {
          setNoRoom(undefined);
          await save(values, from);
          toast({ tone: 'success', title: texts.succeeded });
          onClose();
        } catch (error) {
          fail(error);
        }
        return undefined;
      }),
    );

  const look = () =>
    run(async () => {
      try {
        const newer = base && (await newest(base.id));
        if (newer) setConflict((told) => told && { ...told, newer });
        else onDeletedElsewhere();
      } catch (error) {
        fail(error);
      }
      return undefined;
    });

  return {
    form,
    photo,
    units,
    today,
    busy,
    conflict,
    noRoom,
    /** Something would be lost by closing. What was typed about a dog that is gone cannot be saved anyway. */
    unsaved: !conflict?.gone && (!photo.untouched || isFilledIn(form.watch(), base, units)),
    look,
    submit: submitOver(base),
    setUnits: (next: Units) => {
      form.setValue('weight', reweighed(form.getValues('weight'), units, next, base));
      changeUnits(next);
    },
    /** Saves what is typed over the newer version. */
    keepMine: () => {
      setBase(conflict?.newer);
      setConflict(undefined);
      if (photo.untouched) photo.reset(conflict?.newer?.photoUrl ?? null);
      return submitOver(conflict?.newer)();
    },
    /** Fills the dialog with the newer version. */
    takeNewer: () => {
      begin(conflict?.newer);
      form.setFocus('name');
    },
  };
}
