import * as z from 'zod/mini';
import { FoodForm } from '#shared/contract/recommendation-fields.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import { recommendationMaximum } from '#shared/recommendations.ts';
import { FoodFields } from '../../domain/recommendations/food-fields.tsx';
import { blankFood, foodSchemaFields } from '../../domain/recommendations/food-form.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showRepeated } from './show-repeated.ts';
import { recommendedTexts, recommendTexts } from './texts.ts';

const schema = z.object({ ...FoodForm.shape, ...foodSchemaFields });

const { line, reason } = recommendationMaximum;

type RecommendFoodDialogProps = { open: boolean; onClose: () => void };

/** The form in which an owner recommends a dog food. What is typed is kept as a draft. */
export function RecommendFoodDialog({ open, onClose }: RecommendFoodDialogProps) {
  const { firstName, lastName, email } = useUser();
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: 'recommended-food',
    schema,
    defaultValues: { ...blankFood, reason: '', yourName: `${firstName} ${lastName}`.trim(), yourEmail: email },
    save: (body: FoodForm, call) => call(recommendations.recommendFood, { body }),
    texts: recommendTexts,
    onError: showRepeated,
    onSaved: () => toast({ tone: 'success', ...recommendedTexts.food }),
  });
  const { form } = dialog;
  return (
    <RecordDialog dialog={dialog} title="Recommend Dog Food" action="Send">
      <p className="hw-small hw-soft">We check each food before it appears. Your name and email stay with us.</p>
      <FoodFields register={(name) => registerField(form, name)} hasAutofocus />
      <TextAreaField
        {...registerField(form, 'reason')}
        label="Why do you recommend it?"
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
