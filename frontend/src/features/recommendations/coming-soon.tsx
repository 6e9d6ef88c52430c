import { Plus } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

type ComingSoonProps = {
  title: string;
  text: string;
  /** The label of the button that opens the form. */
  action: string;
  onRecommend: () => void;
};

/** Shown while nothing has been approved: what will be here, and how owners can help. */
export function ComingSoon({ title, text, action, onRecommend }: ComingSoonProps) {
  return (
    <EmptyState
      plain
      drawing="sitting"
      level={3}
      title={title}
      text={text}
      action={
        <Button icon={Plus} aria-haspopup="dialog" onClick={onRecommend}>
          {action}
        </Button>
      }
    />
  );
}
