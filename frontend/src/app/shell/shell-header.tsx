import { Bell, Bone, Dog, Footprints, LogOut, Siren, Stethoscope } from 'lucide-react';
import { profilePath } from '../../domain/account/paths.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { useUnreadCount } from '../../features/notifications/use-notifications.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { homePath } from '../../platform/session/paths.ts';
import { signOut } from '../../platform/session/sign-out.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { IconButton, IconLink } from '../../ui/controls/icon-button.tsx';
import { Popover, PopoverItem, PopoverLine } from '../../ui/controls/popover.tsx';
import { Avatar, initials } from '../../ui/dog-art/avatar.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { menuEntries } from './navigation.ts';

/** The name of a panel that opens over the screen. */
export type Panel = 'assistant' | 'vets' | 'food' | 'notifications';

/** The shell's header: brand, panel buttons and account menu. */
export function ShellHeader({ onOpen }: { onOpen: (panel: Panel) => void }) {
  const { firstName, lastName, email, profileImageUrl, roles } = useUser();
  const unread = useUnreadCount();
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <header className="hw-top">
      <Brand to={homePath} className="hw-top-brand" />
      <IconLink to={emergencyPath} icon={Siren} label="Emergency help" tone="danger" className="hw-top-emergency" />
      <IconButton
        icon={Bell}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        count={unread}
        aria-haspopup="dialog"
        onClick={() => onOpen('notifications')}
      />
      <Popover
        label="Your account"
        trigger={(props) => (
          <IconButton {...props} label={`Your account, ${initials(name)}`}>
            <Avatar name={name} src={profileImageUrl} size="s" />
          </IconButton>
        )}
      >
        <PopoverItem icon={Dog} to={profilePath}>
          Dog Profiles
        </PopoverItem>
        <PopoverItem icon={Stethoscope} onPress={() => onOpen('vets')}>
          Partner vets
        </PopoverItem>
        <PopoverItem icon={Bone} onPress={() => onOpen('food')}>
          Dog food
        </PopoverItem>
        {menuEntries
          .filter(({ isFor }) => isFor?.(roles) ?? true)
          .map(({ to, icon, label }) => (
            <PopoverItem key={to} icon={icon} to={to}>
              {label}
            </PopoverItem>
          ))}
        <PopoverItem icon={Footprints} onPress={() => emitAppEvent('tourChosen', {})}>
          Take the tour
        </PopoverItem>
        <PopoverLine />
        <PopoverItem icon={LogOut} onPress={() => void signOut()}>
          Sign Out
        </PopoverItem>
      </Popover>
    </header>
  );
}
