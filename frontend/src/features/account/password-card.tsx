import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  return (
    <Card title="Password">
      <div className="hw-stack hw-stack--tight">
        <p className="hw-soft">A new password signs you out of every other browser.</p>
        <div>
          <Button variation="outline" onClick={() => setChanging(true)}>
            Change Password
          </Button>
        </div>
      </div>
      <ChangePasswordDialog open={changing} onClose={() => setChanging(false)} />
    </Card>
  );
}
