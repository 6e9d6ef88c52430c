import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { type LeadershipApplication, LeadershipForm, leadership } from '#shared/contract/leadership.ts';
import {
  availableTimes,
  leadershipExperience,
  leadershipExperienceLabels,
  leadershipMaximum,
  leadershipMinimum,
  yearsWithDogs,
} from '#shared/leadership.ts';
import { CallError } from '../../lib/call-errors.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { blankToNull, fromText, parseDigits } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { termsPath } from '../legal/paths.ts';
import './leadership.css';
import { SpecialtiesField } from './specialties-field.tsx';
import { applyFailed, applyTexts, reviewTime } from './texts.ts';
import { applicationQuery, useApplication } from './use-application.ts';

const { shape } = LeadershipForm;

const schema = z.object({
  ...shape,
  experienceLevel: fromText(shape.experienceLevel),
  yearsWithDogs: fromText(shape.yearsWithDogs, parseDigits),
  availableTime: fromText(shape.availableTime),
  references: fromText(shape.references, blankToNull),
  agreeToTerms: z.pipe(z.boolean(), shape.agreeToTerms as unknown as z.ZodMiniType<true, boolean>),
});
type Typed = z.input<typeof schema>;

const blank: Typed = {
  experienceLevel: '',
  yearsWithDogs: '',
  specialties: [],
  motivation: '',
  helpingExperience: '',
  availableTime: '',
  communicationStyle: '',
  conflictResolution: '',
  communityGoals: '',
  references: '',
  agreeToTerms: false,
};

type Answer = keyof typeof leadershipMinimum;

/** A field for an answer, which says how long the answer is and has to be. */
function AnswerField({ form, name, label, rows }: AnswerFieldProps) {
  const length = [...form.watch(name).trim()].length;
  return (
    <TextAreaField
      {...registerField(form, name)}
      label={label}
      rows={rows}
      hint={
        <span className="hw-number">
          {length} {length === 1 ? 'character' : 'characters'}, at least {leadershipMinimum[name]}
        </span>
      }
    />
  );
}
type AnswerFieldProps = {
  form: UseFormReturn<Typed, unknown, LeadershipForm>;
  name: Answer;
  label: string;
  rows: number;
};

type ApplicationFormProps = { open: boolean; onClose: () => void; onSubmitted: () => void };

/** The form of the application. What is typed is kept as a draft. */
export function ApplicationForm({ open, onClose, onSubmitted }: ApplicationFormProps) {
  const queries = useQueryClient();
  const isPending = useApplication().data?.status === 'pending';
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: 'leadership-application',
    schema,
    defaultValues: blank,
    save: (body: LeadershipForm, call) => call(leadership.applyForLeadership, { body }),
    texts: applyTexts,
    onError: (error) => {
      // Errors of the server are shown as they are, and others with our own text.
      if (error instanceof CallError) return false;
      toastError({ title: applyTexts.failed, detail: applyFailed, signedOut: false });
      return true;
    },
    onSaved: (application: LeadershipApplication) => {
      queries.setQueryData(applicationQuery.queryKey, application);
      onSubmitted();
    },
  });
  const form = dialog.form as unknown as UseFormReturn<Typed, unknown, LeadershipForm>;
  const specialtiesError = form.formState.errors.specialties?.message;
  return (
    <RecordDialog
      dialog={dialog}
      title="Become a Leading Member"
      action="Submit Application"
      className="hw-application"
    >
      {isPending ? (
        <Alert
          title="Your last application is still being reviewed"
          detail="You can prepare another one, and send it after the decision. What you type is kept on this device."
        />
      ) : null}
      <p className="hw-soft">A moderator reads every answer. You hear from us within {reviewTime}.</p>
      <div className="hw-pair">
        <SelectField {...registerField(form, 'experienceLevel')} label="Experience level" data-autofocus>
          <option value="">Choose one</option>
          {leadershipExperience.map((level) => (
            <option key={level} value={level}>
              {leadershipExperienceLabels[level]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...registerField(form, 'yearsWithDogs')}
          label="Years with dogs"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          placeholder={`${yearsWithDogs.min} to ${yearsWithDogs.max}`}
        />
      </div>
      <SpecialtiesField
        chosen={form.watch('specialties')}
        error={specialtiesError}
        onChange={(next) =>
          form.setValue('specialties', next, { shouldDirty: true, shouldValidate: specialtiesError !== undefined })
        }
      />
      <div className="hw-application-part">
        <AnswerField form={form} name="motivation" label="Why do you want to lead?" rows={4} />
        <AnswerField form={form} name="helpingExperience" label="How have you helped others?" rows={2} />
        <SelectField {...registerField(form, 'availableTime')} label="Hours a week you can give">
          <option value="">Choose a number of hours</option>
          {availableTimes.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="hw-application-part">
        <AnswerField form={form} name="communicationStyle" label="How do you talk with other owners?" rows={2} />
        <AnswerField form={form} name="conflictResolution" label="How would you settle a conflict?" rows={3} />
        <AnswerField form={form} name="communityGoals" label="What should this community become?" rows={3} />
        <TextAreaField
          {...registerField(form, 'references')}
          label="References"
          optional
          rows={1}
          maxLength={leadershipMaximum.references}
          hint="People or groups who know you with dogs"
        />
        <CheckboxField
          {...registerField(form, 'agreeToTerms')}
          label={
            <>
              I agree to the{' '}
              <a href={`${termsPath}#leading-members`} target="_blank" rel="noreferrer">
                terms for Leading Members
              </a>
            </>
          }
        />
      </div>
    </RecordDialog>
  );
}
