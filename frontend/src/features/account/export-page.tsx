import { homePath } from '../../platform/session/paths.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Placeholder for the data export, which will be opened by an emailed link. */
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
        action={<LinkButton to={homePath}>Go home</LinkButton>}
      />
    </div>
  );
}
