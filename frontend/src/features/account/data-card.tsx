import { Archive } from 'lucide-react';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Placeholder for exporting the owner's data and deleting the account, which are not available yet. */
export function DataCard() {
  return (
    <Card title="Your data">
      <SmallEmpty
        icon={Archive}
        title="Export and deletion are coming soon"
        text="Until then, we won't delete your data or share it with anyone."
      />
    </Card>
  );
}
