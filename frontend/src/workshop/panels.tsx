import { Bell, CalendarX, Ellipsis, LogOut, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { BreedBox } from '../domain/dogs/breed-box.tsx';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Popover, PopoverItem, PopoverLine } from '../ui/controls/popover.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Avatar } from '../ui/dog-art/avatar.tsx';
import { DogAvatar } from '../ui/dog-art/dog-avatar.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SmallEmpty } from '../ui/feedback/small-empty.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { DesignSection } from './section.tsx';

function Dialogs() {
  const [open, setOpen] = useState<'' | 'form' | 'side' | 'confirm'>('');
  const [breed, setBreed] = useState('');
  const close = () => setOpen('');
  return (
    <>
      <div className="hw-row hw-row--wrap">
        <Button onClick={() => setOpen('form')}>Open a dialog</Button>
        <Button variation="outline" onClick={() => setOpen('side')}>
          Open a side panel
        </Button>
        <Button variation="outline" onClick={() => setOpen('confirm')}>
          Ask before deleting
        </Button>
      </div>
      <Dialog
        open={open === 'form'}
        title="Add Dog"
        onClose={close}
        footer={
          <>
            <Button variation="outline" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => toast({ title: 'Failed to add dog. Please try again.', tone: 'error' })}>
              Add Dog
            </Button>
          </>
        }
      >
        <div className="hw-row">
          <DogAvatar breed={breed || 'Other'} size="xl" />
          <p className="hw-small hw-soft hw-grow">A drawing of the breed shows here until you add a photo.</p>
        </div>
        <TextField label="Name" name="name" defaultValue="Maple" />
        <BreedBox value={breed} onChange={setBreed} />
        <div className="hw-pair">
          <TextField label="Age in years" name="age" defaultValue="2.5" inputMode="decimal" />
          <TextField label="Weight" optional name="weight" suffix="lbs" inputMode="decimal" />
        </div>
      </Dialog>
      <Dialog open={open === 'side'} title="Care assistant" onClose={close} width="side">
        <p>A panel at the right on a desktop, a sheet on a phone.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete Biscuit?"
        text="Biscuit's appointments, walks and photos go too. This cannot be undone."
        action="Delete Biscuit"
        danger
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}

/** Dialogs and menus, alerts and toasts, and empty states. */
export function DesignPanels() {
  const [tab, setTab] = useState('dogs');
  const tabs = ['Dogs', 'Account', 'Leader', 'Billing', 'Security'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <p>{`The content of ${label}.`}</p>,
  }));
  return (
    <DesignSection title="Panels">
      <Dialogs />
      <div className="hw-row hw-row--wrap">
        <Button variation="outline" onClick={() => toast({ title: 'Dog profile created successfully!' })}>
          Say it worked
        </Button>
        <Button
          variation="outline"
          onClick={() => toast({ title: 'Failed to send message. Please try again.', tone: 'error' })}
        >
          Say it failed
        </Button>
        <Button
          variation="outline"
          onClick={() =>
            toast({
              title: 'Walk logged',
              detail: '18 minutes to go today.',
              tone: 'plain',
              action: { label: 'Undo', onPress: () => toast({ title: 'Walk removed', tone: 'plain' }) },
            })
          }
        >
          Offer a way back
        </Button>
      </div>
      <div className="hw-row">
        <Popover
          label="Your account"
          align="start"
          trigger={(props) => (
            <IconButton {...props} label="Your account">
              <Avatar name="Maya Torres" size="s" />
            </IconButton>
          )}
        >
          <PopoverItem icon={Settings} to="/design">
            Profile
          </PopoverItem>
          <PopoverItem icon={Ellipsis} onPress={() => toast({ title: 'More', tone: 'plain' })}>
            More
          </PopoverItem>
          <PopoverLine />
          <PopoverItem icon={LogOut} danger onPress={() => toast({ title: 'Signed out', tone: 'plain' })}>
            Sign out
          </PopoverItem>
        </Popover>
        <Popover
          label="Notifications"
          kind="panel"
          trigger={(props) => <IconButton {...props} icon={Bell} label="Notifications, 2 unread" count={2} />}
        >
          <div className="hw-stack hw-design-field">
            <h3>Notifications</h3>
            <SmallEmpty icon={Bell} level={4} title="Nothing new" text="Reminders and replies show up here." />
            <Button size="s" variation="outline">
              Mark all as read
            </Button>
          </div>
        </Popover>
      </div>
      <Tabs tabs={tabs} selected={tab} onSelect={setTab} label="Profile" />
      <div className="hw-design-two">
        <EmptyState
          drawing="sleeping"
          title="No dogs added yet"
          text="Name, breed and age are enough to start. Everything else can wait."
          action={<Button icon={Plus}>Add your dog</Button>}
        />
        <EmptyState
          drawing="sitting"
          coat="rust"
          level={3}
          title="No posts here yet"
          text="Ask the first question, or tell what worked."
        />
        <EmptyState
          drawing="walking"
          coat="slate"
          level={3}
          title="No walks this week"
          text="Log one and the lead starts to fill."
        />
        <Card title="Small and empty">
          <SmallEmpty icon={CalendarX} title="No appointments today" text="Vet visits you book show up here." />
        </Card>
      </div>
    </DesignSection>
  );
}
