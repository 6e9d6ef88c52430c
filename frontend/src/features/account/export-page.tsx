import { useSession } from '../../domain/session/use-user.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Placeholder for the data export that an emailed link will open. */
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
            ? "Exports are coming soon. Until then, we won't delete your data or share it with anyone."
            : "Please open this page from the link in our email. This address doesn't contain a valid link."
        }
        action={<LinkButton to={paths.home}>Go home</LinkButton>}
      />
    </div>
  );
}
