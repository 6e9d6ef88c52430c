import { useSession } from '../../domain/session/use-user.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Hands out an owner's data, by the link in our mail. */
export function ExportPage() {
  const { user } = useSession();
  return (
    <div className="hw-narrow">
      <EmptyState
        level={1}
        drawing="walking"
        title="Your data"
        text={
          user
            ? 'Exports are coming soon. Until then nothing of yours is deleted, and nothing is handed on.'
            : 'Please open this page by the link in our mail. This address carries no valid link.'
        }
        action={<LinkButton to={paths.home}>Go to the start</LinkButton>}
      />
    </div>
  );
}
