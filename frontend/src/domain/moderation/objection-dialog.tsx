import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { moderation } from '#shared/contract/moderation.ts';
import { ObjectionForm } from '#shared/contract/moderation-fields.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { createObjectionKey, type Hidden } from './objection-key.ts';

const schema = z.object(ObjectionForm.shape);

type ObjectionDialogProps = { open: boolean; onClose: () => void; hidden: Hidden };

/** The form with which the author of a hidden post or comment objects. */
export function ObjectionDialog({ open, onClose, hidden }: ObjectionDialogProps) {
  const queries = useQueryClient();
  const { postId: id, commentId } = hidden;
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: `objection.${commentId ?? id}`,
    schema,
    defaultValues: { text: '' },
    save: (body, send) =>
      commentId === undefined
        ? send(moderation.objectToPostDecision, { params: { id }, body })
        : send(moderation.objectToCommentDecision, { params: { id, commentId }, body }),
    texts: { succeeded: 'Sent. A moderator looks at it again.', failed: "We couldn't send that. Please try again." },
    onSaved: () => queries.invalidateQueries({ queryKey: createObjectionKey(hidden) }),
  });
  return (
    <RecordDialog dialog={dialog} title="Object to the decision" action="Send">
      <p className="hw-soft">You can object once. A moderator reads it and looks at your text again.</p>
      <TextAreaField
        {...registerField(dialog.form, 'text')}
        label="Why should everyone see it?"
        rows={4}
        data-autofocus
      />
    </RecordDialog>
  );
}
