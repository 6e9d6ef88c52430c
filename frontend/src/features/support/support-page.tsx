import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Help with the site. */
export function SupportPage() {
  return (
    <>
      <PageHeading title="Support" text="Help with Houndwell itself: your account, your plan, your dogs' profiles." />
      <EmptyState
        drawing="sitting"
        coat="slate"
        title="No messages"
        text="There is nothing open between you and us. If your dog is unwell, don't wait for a reply: call a vet."
        action={
          <LinkButton to={paths.emergency} variation="outline">
            Emergency help
          </LinkButton>
        }
      />
    </>
  );
}
