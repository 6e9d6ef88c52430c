import { Siren } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The assistant's panel. */
export function AssistantPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="24/7 Care" width="side">
      <EmptyState
        plain
        level={3}
        drawing="sitting"
        title="The assistant is unavailable right now"
        text="For anything urgent, open Emergency help. For everything else, ask your vet."
        action={
          <LinkButton to={paths.emergency} variation="danger" icon={Siren} onClick={onClose}>
            Emergency help
          </LinkButton>
        }
      />
    </Dialog>
  );
}
