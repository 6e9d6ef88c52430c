import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Unsubscribes from one kind of email. Opened by the link in its footer. */
export function UnsubscribePage() {
  return (
    <div className="hw-narrow">
      <EmptyState
        level={1}
        drawing="sleeping"
        title="Unsubscribe from emails"
        text="To unsubscribe, use the link at the bottom of the email you no longer want. This link is incomplete."
        action={<LinkButton to={paths.home}>Go home</LinkButton>}
      />
    </div>
  );
}
