import { useQuery } from '@tanstack/react-query';
import { moderation } from '#shared/contract/moderation.ts';
import { call } from '../../lib/call.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { createObjectionKey, type Hidden } from './objection-key.ts';

/** Loaded on demand, because it includes form fields and few authors object. */
const ObjectionDialog = lazyComponent(async () => (await import('./objection-dialog.tsx')).ObjectionDialog);

/** Lets the author of a hidden post or comment object once, or says what became of the objection. */
export function ObjectionNote(hidden: Hidden) {
  const { postId: id, commentId } = hidden;
  const dialog = useDialogState();
  const { data } = useQuery({
    queryKey: createObjectionKey(hidden),
    queryFn: ({ signal }) =>
      commentId === undefined
        ? call(moderation.getPostObjection, { params: { id } }, { signal })
        : call(moderation.getCommentObjection, { params: { id, commentId } }, { signal }),
    staleTime: 0,
  });
  if (data?.status === 'sent') return <>You objected. A moderator looks at it again.</>;
  if (data?.status === 'final') return <>A moderator has looked at your objection, and the text stays hidden.</>;
  if (data?.status !== 'possible') return null;
  return (
    <>
      <Button variation="outline" size="s" aria-haspopup="dialog" onClick={() => dialog.show()}>
        Object
      </Button>
      <LazyDialog state={dialog}>
        {(_, props) => <ObjectionDialog key={dialog.opening} {...props} hidden={hidden} />}
      </LazyDialog>
    </>
  );
}
