import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ApplicationForm } from './application-form.tsx';
import { reviewTime } from './texts.ts';

type ApplicationDialogProps = { open: boolean; onClose: () => void };

/** The dialog with the application to become a Leading Member. After a submission, it confirms it. */
export function ApplicationDialog({ open, onClose }: ApplicationDialogProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // The form closes after a submission, which must not close the confirmation.
  const isDone = useRef(false);
  const closeForm = () => {
    if (!isDone.current) onClose();
  };
  const startAgain = () => {
    isDone.current = false;
    setSubmitted(false);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <ApplicationForm
        key={attempt}
        open={open && !isSubmitted}
        onClose={closeForm}
        onSubmitted={() => {
          isDone.current = true;
          setSubmitted(true);
        }}
      />
      <Dialog
        open={open && isSubmitted}
        title="Application Submitted"
        width="narrow"
        onClose={onClose}
        footer={
          <>
            <Button variation="outline" onClick={startAgain}>
              Submit Another Application
            </Button>
            <Button onClick={onClose} data-autofocus>
              Done
            </Button>
          </>
        }
      >
        <p>
          Thank you. A moderator reads every answer, and you hear from us within {reviewTime}: by email and as a
          notification.
        </p>
      </Dialog>
    </>
  );
}
