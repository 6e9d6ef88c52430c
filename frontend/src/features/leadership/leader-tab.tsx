import { EmptyState } from '../../ui/empty-state.tsx';

/** The Leader tab of the profile: the owner's way to become a Leading Member. */
export function LeaderTab() {
  return (
    <EmptyState
      drawing="sitting"
      coat="rust"
      title="No application yet"
      text="Leading Members answer questions and keep the forum kind. Your application and its answer stand here."
    />
  );
}
