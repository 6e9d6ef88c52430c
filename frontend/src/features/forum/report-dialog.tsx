import * as z from 'zod/mini';
import { optionalLines } from '#shared/contract/fields.ts';
import { forum } from '#shared/contract/forum.ts';
import { forumLengths, reportReasons } from '#shared/forum.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { fromText } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import type { ReportTarget } from './forum-actions.ts';
import { describeLengthLeft } from './length-left.ts';
import { forumTexts } from './texts.ts';

/** The maximum length of the details, which leaves room for the reason before them. */
const maxDetails = forumLengths.reason - 60;

const schema = z.object({
  reason: fromText(z.enum(reportReasons, 'Please choose a reason')),
  details: fromText(optionalLines(maxDetails)),
});

type ReportDialogProps = { open: boolean; target: ReportTarget; onClose: () => void };

/** Reports a post or comment to the moderators. Mount a new instance each time the dialog opens. */
export function ReportDialog({ open, target, onClose }: ReportDialogProps) {
  const { id } = target.post ?? target.comment;
  const what = target.post ? 'post' : 'comment';
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: `report.${id}`,
    schema,
    defaultValues: { reason: '', details: '' },
    save: ({ reason, details }, call) => {
      const body = { reason: details ? `${reason}: ${details}` : reason };
      return target.post
        ? call(forum.reportPost, { params: { id }, body })
        : call(forum.reportComment, { params: { id: target.comment.postId, commentId: id }, body });
    },
    texts: forumTexts.report,
  });
  const { form } = dialog;
  const { error, ...radio } = registerField(form, 'reason');
  return (
    <RecordDialog dialog={dialog} title={`Report ${what}`} action="Send report">
      <p className="hw-soft">Only our moderators see your report. The author doesn't learn who sent it.</p>
      <fieldset className="hw-forum-reasons" aria-describedby={error ? `${dialog.formId}-reason` : undefined}>
        <legend>{`What's wrong with this ${what}?`}</legend>
        {reportReasons.map((reason) => (
          <label key={reason}>
            <input type="radio" value={reason} {...radio} />
            {reason}
          </label>
        ))}
        {error ? (
          <p id={`${dialog.formId}-reason`} className="hw-small">
            <FieldError>{error}</FieldError>
          </p>
        ) : null}
      </fieldset>
      <TextAreaField
        {...registerField(form, 'details')}
        label="Details"
        optional
        rows={3}
        hint={describeLengthLeft(form.watch('details'), maxDetails)}
      />
    </RecordDialog>
  );
}
