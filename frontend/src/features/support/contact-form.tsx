import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { SupportForm, support } from '#shared/contract/support.ts';
import {
  supportCategories,
  supportCategoryLabels,
  supportMaximum,
  supportPriorities,
  supportPriorityLabels,
} from '#shared/support.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { fromText } from '../../platform/forms/typed-fields.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useFormDraft, useSaveDraft } from '../../platform/forms/use-form-draft.ts';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DraftNotice, StorageWarning } from '../../ui/overlays/draft-notices.tsx';
import { supportTexts } from './texts.ts';
import { requestsKey } from './use-support.ts';

const { shape } = SupportForm;
const schema = z.object({ ...shape, category: fromText(shape.category), priority: fromText(shape.priority) });
const ContactDraft = z.partialRecord(z.keyof(SupportForm), z.string());

/** The form for a message to support. What is typed is kept as a draft. */
export function ContactForm() {
  const user = useUser();
  const queries = useQueryClient();
  const hasPriority = useIncludes('prioritySupport') === true;
  const blank = {
    name: [user.firstName, user.lastName].filter(Boolean).join(' '),
    email: user.email,
    subject: '',
    category: '',
    priority: '',
    message: '',
  };
  const draft = useFormDraft('support', ContactDraft, { reopens: true });
  const [isRestored, setIsRestored] = useState(draft.restored !== undefined);
  const form = useZodForm(schema, { defaultValues: blank, restored: draft.restored });
  useSaveDraft(draft, form.formState.isDirty ? ContactDraft.parse(form.watch()) : null);
  const startOver = () => {
    form.reset(blank);
    setIsRestored(false);
  };
  const send = useApiMutation({
    mutationFn: (body: SupportForm, call) => call(support.contactSupport, { body }),
    texts: { failed: supportTexts.failed },
    form,
    onSuccess: async () => {
      toast({ tone: 'success', title: supportTexts.sent, detail: supportTexts.sentDetail });
      draft.clear();
      startOver();
      await queries.invalidateQueries({ queryKey: requestsKey });
    },
  });
  return (
    <Card title="Send us a message">
      <form className="hw-stack hw-support-form" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
        <p className="hw-soft">We usually answer within 6-12 hours.</p>
        <div className="hw-pair">
          <TextField {...registerField(form, 'name')} label="Name" autoComplete="name" />
          <TextField {...registerField(form, 'email')} label="Email" type="email" autoComplete="email" />
        </div>
        <TextField {...registerField(form, 'subject')} label="Subject" autoComplete="off" />
        <div className="hw-pair">
          <SelectField {...registerField(form, 'category')} label="Category">
            <option value="">Choose a category</option>
            {supportCategories.map((category) => (
              <option key={category} value={category}>
                {supportCategoryLabels[category]}
              </option>
            ))}
          </SelectField>
          <SelectField {...registerField(form, 'priority')} label="Priority">
            <option value="">Choose a priority</option>
            {supportPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {supportPriorityLabels[priority]}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="hw-small hw-soft">
          High Priority is for urgent matters. If your dog needs help now, use{' '}
          <Link to={emergencyPath}>Emergency help</Link>.
        </p>
        <TextAreaField
          {...registerField(form, 'message')}
          label="Message"
          rows={5}
          maxLength={2 * supportMaximum.message}
        />
        {isRestored ? <DraftNotice busy={send.isPending} onDiscard={startOver} /> : null}
        {draft.isStored ? null : <StorageWarning />}
        <div>
          <Button type="submit" busy={send.isPending} busyLabel="Sending...">
            Send Message
          </Button>
        </div>
        {hasPriority ? (
          <p className="hw-small hw-soft">Your plan includes priority support, so your message is marked.</p>
        ) : null}
      </form>
    </Card>
  );
}
