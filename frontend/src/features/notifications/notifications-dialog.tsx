import { BellOff, Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Notification } from '#shared/contract/notifications.ts';
import { isOwnPath } from '#shared/notification-kinds.ts';
import { notificationSettingsPath } from '../../domain/notifications/paths.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { NotificationRow } from './notification-row.tsx';
import './notifications.css';
import { useClearAll, useMarkAllRead, useNotifications } from './use-notifications.ts';

/** Delay between closing the dialog and navigating, so that the owner sees the dialog close, in milliseconds. */
const navigateAfterMs = 100;

/** The owner's notifications, with buttons to mark all as read and to clear the list. */
export function NotificationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const list = useNotifications(open);
  const { data: all = [], refetch } = list;
  const [isConfirming, setConfirming] = useState(false);
  const markAll = useMarkAllRead();
  const clearAll = useClearAll();
  const [announcement, setAnnouncement] = useState('');
  const content = useRef<HTMLDivElement>(null);
  // Announcing also focuses the list, because the clicked button becomes disabled.
  const announce = (text: string) => {
    setAnnouncement(text);
    content.current?.focus();
  };

  useEffect(() => {
    if (open) void refetch({ cancelRefetch: false });
    else setAnnouncement('');
  }, [open, refetch]);

  const follow = ({ actionUrl }: Notification) => {
    if (!actionUrl || !isOwnPath(actionUrl)) return;
    onClose();
    setTimeout(() => void navigate(actionUrl), navigateAfterMs);
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Notifications"
        titleAction={<IconLink icon={Settings} label="Notification settings" to={notificationSettingsPath} />}
        footer={
          <>
            <Button variation="outline" disabled={all.length === 0} onClick={() => setConfirming(true)}>
              Clear all
            </Button>
            <Button
              disabled={!all.some(({ read }) => !read)}
              onClick={() => {
                announce('All notifications are marked as read.');
                void markAll.mutate();
              }}
            >
              Mark all read
            </Button>
          </>
        }
      >
        <div ref={content} tabIndex={-1} className="hw-notifications">
          <div role="status">
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </div>
          <ListContent
            list={list}
            what="Your notifications"
            loading={
              <div role="status">
                <SkeletonCard lines={1} avatar={false} control={false} label="Loading notifications..." />
              </div>
            }
            empty={
              <SmallEmpty
                icon={BellOff}
                title="No notifications yet"
                text="Vet reminders, tips and replies show up here."
              />
            }
          >
            {(rows) => (
              <ul className="hw-notification-list">
                {rows.map((each) => (
                  <NotificationRow key={each.id} notification={each} onPress={() => follow(each)} />
                ))}
              </ul>
            )}
          </ListContent>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        title="Clear all notifications?"
        text="You can't undo this."
        action="Clear all"
        danger
        onConfirm={() => {
          setConfirming(false);
          void clearAll.mutate();
          // The timer waits until the closed confirmation has returned the focus to the Clear all button, which is now
          // disabled.
          setTimeout(() => announce('All notifications are cleared.'));
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
