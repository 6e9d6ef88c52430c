import { LockKeyholeOpen } from 'lucide-react';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** The Security tab of the profile. */
export function SecurityTab() {
  return (
    <Card title="App Lock">
      <SmallEmpty
        icon={LockKeyholeOpen}
        title="The lock is off"
        text="Houndwell opens on this device without a passcode. If others use this device, sign out when you're done."
      />
    </Card>
  );
}
