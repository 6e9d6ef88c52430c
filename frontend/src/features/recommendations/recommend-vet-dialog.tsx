import * as z from 'zod/mini';
import { VetForm } from '#shared/contract/recommendation-fields.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import { recommendationMaximum } from '#shared/recommendations.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showRepeated } from './show-repeated.ts';
import { recommendedTexts, recommendTexts } from './texts.ts';

const { shape } = VetForm;
const schema = z.object({
  ...shape,
  phone: fromText(shape.phone, blankToNull),
  email: fromText(shape.email, blankToNull),
  specialties: fromText(shape.specialties, blankToNull),
});

const { name, line, reason } = recommendationMaximum;

type RecommendVetDialogProps = { open: boolean; onClose: () => void };

/** The form in which an owner recommends a vet. What is typed is kept as a draft. */
export function RecommendVetDialog({ open, onClose }: RecommendVetDialogProps) {
  const { firstName, lastName, email } = useUser();
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: 'recommended-vet',
    schema,
    defaultValues: {
      vetName: '',
      clinicName: '',
      location: '',
      phone: '',
      email: '',
      specialties: '',
      reason: '',
      yourName: `${firstName} ${lastName}`.trim(),
      yourEmail: email,
    },
    save: (body: VetForm, call) => call(recommendations.recommendVet, { body }),
    texts: recommendTexts,
    onError: showRepeated,
    onSaved: () => toast({ tone: 'success', ...recommendedTexts.vet }),
  });
  const { form } = dialog;
  return (
    <RecordDialog dialog={dialog} title="Recommend a Veterinarian" action="Send">
      <p className="hw-small hw-soft">We contact the clinic before it appears. Your name and email stay with us.</p>
      <div className="hw-pair">
        <TextField
          {...registerField(form, 'vetName')}
          label="Veterinarian"
          autoComplete="off"
          maxLength={2 * name}
          data-autofocus
        />
        <TextField {...registerField(form, 'clinicName')} label="Clinic" autoComplete="off" maxLength={2 * name} />
      </div>
      <TextField
        {...registerField(form, 'location')}
        label="Location"
        hint="Street, town and ZIP code, if you know them"
        autoComplete="off"
        maxLength={2 * line}
      />
      <div className="hw-pair">
        <TextField {...registerField(form, 'phone')} label="Phone" optional type="tel" autoComplete="off" />
        <TextField {...registerField(form, 'email')} label="Email" optional type="email" autoComplete="off" />
      </div>
      <TextField
        {...registerField(form, 'specialties')}
        label="Specialties"
        optional
        autoComplete="off"
        maxLength={2 * line}
        placeholder="Dental, house calls"
      />
      <TextAreaField
        {...registerField(form, 'reason')}
        label="Why do you recommend them?"
        rows={3}
        maxLength={2 * reason}
      />
      <div className="hw-pair">
        <TextField {...registerField(form, 'yourName')} label="Your name" autoComplete="name" maxLength={2 * line} />
        <TextField {...registerField(form, 'yourEmail')} label="Your email" type="email" autoComplete="email" />
      </div>
    </RecordDialog>
  );
}
