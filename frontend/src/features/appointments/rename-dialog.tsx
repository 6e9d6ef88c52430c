import { useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import {
  CalendarLabel,
  defaultLabel,
  maxLabelLength,
  measureLabel,
  readCalendarLabel,
  renameCalendar,
  useCalendarLabel,
} from './calendar-label.ts';
import './rename-dialog.css';

const presets = [
  defaultLabel,
  'Vet Calendar',
  'Appointments',
  'Schedule',
  'Health Calendar',
  'Wellness Calendar',
] as const;

const RenameForm = z.strictObject({ label: CalendarLabel });

/** Renames the calendar on this device, to a preset, a custom name, or the default name. */
export function RenameDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const current = useCalendarLabel();
  const form = useZodForm(RenameForm, { defaultValues: { label: current } });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control, name: 'label' });
  const length = measureLabel(typed);

  const start = useEffectEvent(() => form.reset({ label: readCalendarLabel() }));
  useEffect(() => {
    if (open) start();
  }, [open]);

  const rename = (label: string, title: string) => {
    renameCalendar(label);
    toast({ tone: 'success', title });
    onClose();
  };

  return (
    <FormDialog
      open={open}
      unsaved={isDirty}
      title="Rename calendar"
      onClose={onClose}
      footer={
        <>
          <Button
            variation="outline"
            disabled={current === defaultLabel}
            onClick={() => rename('', `Label reset to ${defaultLabel}`)}
          >
            Reset to Default
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="hw-stack"
        noValidate
        onSubmit={form.handleSubmit(({ label }) => rename(label, 'Label saved'))}
      >
        <p className="hw-soft">The name shows above the calendar and in the menu, on this device only.</p>
        <div className="hw-label-presets">
          <ChipRow label="Suggestions">
            {presets.map((preset) => (
              <Chip
                key={preset}
                pressed={typed.trim() === preset}
                onPress={() => form.setValue('label', preset, { shouldDirty: true, shouldValidate: true })}
              >
                {preset}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <TextField
          {...form.register('label')}
          label="Custom label"
          autoComplete="off"
          hint={`${length} of ${maxLabelLength} characters`}
          error={
            length > maxLabelLength
              ? `Please keep this to ${maxLabelLength} characters. This has ${length}.`
              : errors.label?.message
          }
        />
      </form>
    </FormDialog>
  );
}
