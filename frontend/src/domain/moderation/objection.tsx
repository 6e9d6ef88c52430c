import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { moderation } from '#shared/contract/moderation.ts';
import { ObjectionForm } from '#shared/contract/moderation-fields.ts';
import { call } from '../../lib/call.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';

/** A hidden post or comment of the owner. */
type Hidden = { postId: string; commentId?: string | undefined };

function createKey({ postId, commentId }: Hidden) {
  return ['objection', commentId ?? postId];
}

/** Lets the author of a hidden post or comment object once, or says what became of the objection. */
export function ObjectionNote(hidden: Hidden) {
  const { postId: id, commentId } = hidden;
  const dialog = useDialogState();
  const { data } = useQuery({
    queryKey: createKey(hidden),
    queryFn: ({ signal }) =>
      commentId === undefined
        ? call(moderation.getPostObjection, { params: { id } }, { signal })
        : call(moderation.getCommentObjection, { params: { id, commentId } }, { signal }),
    staleTime: 0,
  });
  if (data?.status === 'sent') return <>You objected. A moderator looks at it again.</>;
  if (data?.status === 'final') return <>A moderator has looked at your objection, and the text stays hidden.</>;
  if (data?.status !== 'possible') return null;
  return (
    <>
      <Button variation="outline" size="s" aria-haspopup="dialog" onClick={() => dialog.show()}>
        Object
      </Button>
      <LazyDialog state={dialog}>
        {(_, props) => <ObjectionDialog key={dialog.opening} {...props} hidden={hidden} />}
      </LazyDialog>
    </>
  );
}

const schema = z.object(ObjectionForm.shape);

type ObjectionDialogProps = { open: boolean; onClose: () => void; hidden: Hidden };

function ObjectionDialog({ open, onClose, hidden }: ObjectionDialogProps) {
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
    onSaved: () => queries.invalidateQueries({ queryKey: createKey(hidden) }),
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
