import { pricingPath } from '../../domain/billing/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type LimitDialogProps = { open: boolean; text: string; onClose: () => void };

/** Shown instead of the form when the plan allows no more dogs. */
export function LimitDialog({ open, text, onClose }: LimitDialogProps) {
  return (
    <Dialog
      open={open}
      title="Add Dog"
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button variation="outline" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={pricingPath}>View Pricing Plans</LinkButton>
        </>
      }
    >
      <p>{text}</p>
      <p className="hw-soft">The dogs you have stay as they are.</p>
    </Dialog>
  );
}
