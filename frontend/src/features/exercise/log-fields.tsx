import { useId } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { LogDialogForm } from './log-form.ts';

type LogFieldsProps = {
  form: LogDialogForm;
  dogs: readonly Dog[];
  /** The owner's local date, which is the latest that can be chosen. */
  today: string;
  /** Whether an activity is edited, which is one dog's. */
  isEdited: boolean;
};

const quickDurations = [15, 30, 45, 60];

/** The dogs that came along, as buttons that can be pressed together. */
function DogChoice({ form, dogs }: Pick<LogFieldsProps, 'form' | 'dogs'>) {
  const id = useId();
  const chosen = form.watch('dogIds');
  const error = form.getFieldState('dogIds', form.formState).error?.message;
  const toggle = (dogId: string) => {
    const next = chosen.includes(dogId) ? chosen.filter((each) => each !== dogId) : [...chosen, dogId];
    form.setValue('dogIds', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which cannot be laid out like a label.
    <div className="hw-ex-who" role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <p id={id} className="hw-ex-label">
        Who came along
      </p>
      <div className="hw-ex-dogs">
        {dogs.map(({ id: dogId, name, breed, photoUrl }, at) => (
          <button
            key={dogId}
            type="button"
            className="hw-chip hw-ex-dog"
            aria-pressed={chosen.includes(dogId)}
            // The form focuses the first button if no dog is chosen.
            ref={at === 0 ? form.register('dogIds').ref : undefined}
            onClick={() => toggle(dogId)}
          >
            <DogAvatar breed={breed} photoUrl={photoUrl} size="s" />
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="hw-ex-error">
          <FieldError>{error}</FieldError>
        </p>
      ) : null}
    </div>
  );
}

/** The dog of an activity that is edited. */
function DogSelect({ form, dogs }: Pick<LogFieldsProps, 'form' | 'dogs'>) {
  const [dogId = ''] = form.watch('dogIds');
  return (
    <SelectField
      label="Dog"
      name="dogIds"
      value={dogId}
      onChange={({ target }) => form.setValue('dogIds', [target.value], { shouldDirty: true })}
    >
      {dogs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The fields of the log dialog. */
export function LogFields({ form, dogs, today, isEdited }: LogFieldsProps) {
  const typed = form.watch('duration');
  const choose = (minutes: number) =>
    form.setValue('duration', String(minutes), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <>
      {dogs.length < 2 ? null : isEdited ? (
        <DogSelect form={form} dogs={dogs} />
      ) : (
        <DogChoice form={form} dogs={dogs} />
      )}
      <div className="hw-stack hw-stack--tight">
        <TextField
          {...registerField(form, 'duration')}
          label="Duration"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          suffix="minutes"
          data-autofocus
        />
        <ChipRow label="Common durations">
          {quickDurations.map((minutes) => (
            <Chip key={minutes} size="s" pressed={typed === String(minutes)} onPress={() => choose(minutes)}>
              {minutes}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className="hw-pair">
        <TextField {...registerField(form, 'date')} label="Date" type="date" max={today} />
        <TextField
          {...registerField(form, 'distance')}
          label="Distance"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          suffix="miles"
        />
      </div>
      <TextAreaField {...registerField(form, 'notes')} label="Notes" optional rows={2} maxLength={2000} />
    </>
  );
}
