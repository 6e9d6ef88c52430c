import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Ends a kind of mail, by the link at the foot of that mail. */
export function UnsubscribePage() {
  return (
    <div className="hw-narrow">
      <EmptyState
        level={1}
        drawing="sleeping"
        title="Stop mails from us"
        text="Please open this page by the link at the foot of the mail that you no longer want. This address names none."
        action={<LinkButton to={paths.home}>Go to the start</LinkButton>}
      />
    </div>
  );
}
