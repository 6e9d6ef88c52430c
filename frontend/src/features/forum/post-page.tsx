import { communityPath } from '../../domain/forum/paths.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The page of one post. There are no posts yet, so the page always says that the post does not exist. */
export function PostPage() {
  return (
    <>
      <PageHeading title="Community post" />
      <EmptyState
        drawing="sleeping"
        title="We can't find that post"
        text="It may have been deleted, or the link may be incomplete."
        action={<LinkButton to={communityPath}>Go to the forum</LinkButton>}
      />
    </>
  );
}
