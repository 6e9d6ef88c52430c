import { appointmentBounds, type RepeatUnit, repeatUnits } from '#shared/contract/appointment-times.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AppointmentDialogForm } from './appointment-form.ts';
import { formatDuration } from './local-times.ts';

type AppointmentFieldsProps = {
  form: AppointmentDialogForm;
  dogs: readonly Dog[];
  changesRepeat: boolean;
  /** Why the appointment cannot repeat; undefined if it can. */
  repeatLimit: string | undefined;
};

const quickDurations = [15, 30, 60, 90];

function DurationField({ form }: Pick<AppointmentFieldsProps, 'form'>) {
  const typed = form.watch('duration');
  const choose = (minutes: number) =>
    form.setValue('duration', String(minutes), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="hw-visitform-duration">
      <TextField
        {...registerField(form, 'duration')}
        label="Duration"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        suffix="min"
      />
      <ChipRow label="Common durations">
        {quickDurations.map((minutes) => (
          <Chip key={minutes} size="s" pressed={typed === String(minutes)} onPress={() => choose(minutes)}>
            {formatDuration(minutes)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

const unitLabels: Record<RepeatUnit, string> = { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Yearly' };

function RepeatFields({ form, repeatLimit }: Pick<AppointmentFieldsProps, 'form' | 'repeatLimit'>) {
  const [unit, every, date] = form.watch(['repeat.unit', 'repeat.every', 'date']);
  const plural = every.trim() === '1' ? '' : 's';
  return (
    <>
      <SelectField {...registerField(form, 'repeat.unit')} label="Repeat" hint={repeatLimit}>
        <option value="">Does not repeat</option>
        {repeatUnits.map((each) => (
          <option key={each} value={each} disabled={Boolean(repeatLimit)}>
            {unitLabels[each]}
          </option>
        ))}
      </SelectField>
      {unit ? (
        <div className="hw-pair">
          <TextField
            {...registerField(form, 'repeat.every')}
            label="Every"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            suffix={`${unit}${plural}`}
          />
          <TextField
            {...registerField(form, 'repeat.until')}
            label="Until"
            optional
            type="date"
            min={date || undefined}
            max={appointmentBounds.lastDay}
            hint="Leave this blank to repeat with no end date."
          />
        </div>
      ) : null}
    </>
  );
}

/** The fields of the appointment dialog. */
export function AppointmentFields({ form, dogs, changesRepeat, repeatLimit }: AppointmentFieldsProps) {
  return (
    <>
      <SelectField {...registerField(form, 'dogId')} label="Dog">
        {dogs.length > 1 ? <option value="">Choose a dog</option> : null}
        {dogs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...registerField(form, 'title')}
        label="Title"
        autoComplete="off"
        maxLength={240}
        placeholder="Rabies booster"
        data-autofocus
      />
      <div className="hw-pair">
        <TextField
          {...registerField(form, 'date')}
          label="Date"
          type="date"
          min={appointmentBounds.firstDay}
          max={appointmentBounds.lastDay}
        />
        <TextField {...registerField(form, 'time')} label="Time" type="time" />
      </div>
      <DurationField form={form} />
      <TextField {...registerField(form, 'vetName')} label="Vet" optional autoComplete="off" maxLength={400} />
      {changesRepeat ? <RepeatFields form={form} repeatLimit={repeatLimit} /> : null}
      <TextAreaField {...registerField(form, 'description')} label="Notes" optional maxLength={2000} />
    </>
  );
}
