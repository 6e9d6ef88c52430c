import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** One post by its own address. */
export function PostPage() {
  return (
    <>
      <PageHeading title="Community post" />
      <EmptyState
        drawing="sleeping"
        title="This post is not here"
        text="It may have been deleted, or the address is not complete."
        action={<LinkButton to={paths.community}>Go to the forum</LinkButton>}
      />
    </>
  );
}
