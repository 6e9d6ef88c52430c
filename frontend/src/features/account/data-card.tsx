import { Archive } from 'lucide-react';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Placeholder until an owner can export the data or delete the account. */
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
