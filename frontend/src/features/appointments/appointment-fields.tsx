import { appointmentBounds, type RepeatUnit, repeatUnits } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AppointmentDialogForm } from './appointment-form.ts';
import { durationText } from './local-times.ts';

type AppointmentFieldsProps = {
  form: AppointmentDialogForm;
  dogs: readonly Dog[];
  changesRepeat: boolean;
  /** Why the appointment cannot repeat, if it cannot. */
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
        {...form.register('duration')}
        label="Duration"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        suffix="min"
        error={form.formState.errors.duration?.message}
      />
      <ChipRow label="Common durations">
        {quickDurations.map((minutes) => (
          <Chip key={minutes} size="s" pressed={typed === String(minutes)} onPress={() => choose(minutes)}>
            {durationText(minutes)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

const unitLabels: Record<RepeatUnit, string> = { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Yearly' };

function RepeatFields({ form, repeatLimit }: Pick<AppointmentFieldsProps, 'form' | 'repeatLimit'>) {
  const { errors } = form.formState;
  const [unit, every, date] = form.watch(['unit', 'every', 'date']);
  const plural = every.trim() === '1' ? '' : 's';
  return (
    <>
      <SelectField {...form.register('unit')} label="Repeat" hint={repeatLimit} error={errors.unit?.message}>
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
            {...form.register('every')}
            label="Every"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            suffix={`${unit}${plural}`}
            error={errors.every?.message}
          />
          <TextField
            {...form.register('until')}
            label="Until"
            optional
            type="date"
            min={date || undefined}
            max={appointmentBounds.lastDay}
            hint="Without it, there's no end."
            error={errors.until?.message}
          />
        </div>
      ) : null}
    </>
  );
}

/** The fields of the appointment dialog. */
export function AppointmentFields({ form, dogs, changesRepeat, repeatLimit }: AppointmentFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <SelectField {...form.register('dogId')} label="Dog" error={errors.dogId?.message}>
        {dogs.length > 1 ? <option value="">Choose a dog</option> : null}
        {dogs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.register('title')}
        label="Title"
        autoComplete="off"
        maxLength={240}
        placeholder="Rabies booster"
        data-autofocus
        error={errors.title?.message}
      />
      <div className="hw-pair">
        <TextField
          {...form.register('date')}
          label="Date"
          type="date"
          min={appointmentBounds.firstDay}
          max={appointmentBounds.lastDay}
          error={errors.date?.message}
        />
        <TextField {...form.register('time')} label="Time" type="time" error={errors.time?.message} />
      </div>
      <DurationField form={form} />
      <TextField
        {...form.register('vetName')}
        label="Vet"
        optional
        autoComplete="off"
        maxLength={400}
        error={errors.vetName?.message}
      />
      {changesRepeat ? <RepeatFields form={form} repeatLimit={repeatLimit} /> : null}
      <TextAreaField
        {...form.register('notes')}
        label="Notes"
        optional
        maxLength={2000}
        error={errors.notes?.message}
      />
    </>
  );
}
