import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Notification } from '#shared/contract/notifications.ts';
import { toastError } from '../../domain/session/sign-in.ts';
import { type OperationTexts, textsFor } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { NotificationRow } from './notification-row.tsx';
import './notifications.css';
import { notificationTexts } from './texts.ts';
import { useClearAll, useMarkAllRead, useMarkRead, useNotifications } from './use-notifications.ts';

/** The dialog is seen to close before the screen changes, in milliseconds. */
const navigateAfterMs = 100;

function failWith(texts: Pick<OperationTexts, 'failed'>) {
  return (error: unknown) => toastError(textsFor(error, texts));
}

/** What has happened since the owner last looked. */
export function NotificationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { data, isPending, isError, error, refetch, isFetching } = useNotifications(open);
  const [asking, setAsking] = useState(false);
  const markRead = useMarkRead();
  const markAll = useMarkAllRead();
  const clearAll = useClearAll();
  const all = data ?? [];

  useEffect(() => {
    if (open) void refetch({ cancelRefetch: false });
  }, [open, refetch]);

  const press = ({ id, read, actionUrl }: Notification) => {
    if (!read) markRead.mutate(id, { onError: failWith(notificationTexts.markNotificationRead) });
    if (!actionUrl) return;
    onClose();
    setTimeout(() => void navigate(actionUrl), navigateAfterMs);
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Notifications"
        footer={
          <>
            <Button
              variation="outline"
              disabled={!all.some(({ read }) => !read)}
              onClick={() =>
                markAll.mutate(undefined, { onError: failWith(notificationTexts.markAllNotificationsRead) })
              }
            >
              Mark all read
            </Button>
            <Button variation="outline" disabled={all.length === 0} onClick={() => setAsking(true)}>
              Clear all
            </Button>
          </>
        }
      >
        {isPending ? (
          <div role="status">
            <SkeletonCard lines={1} avatar={false} control={false} label="Loading notifications..." />
          </div>
        ) : isError && all.length === 0 ? (
          <LoadError what="Your notifications" error={error} busy={isFetching} onRetry={refetch} />
        ) : all.length === 0 ? (
          <SmallEmpty
            icon={BellOff}
            title="No notifications yet"
            text="Vet reminders, tips and replies are listed here."
          />
        ) : (
          <ul className="hw-news-list">
            {all.map((each) => (
              <NotificationRow key={each.id} notification={each} onPress={() => press(each)} />
            ))}
          </ul>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Clear all notifications?"
        text="The list will be empty. This cannot be undone."
        action="Clear all"
        danger
        onConfirm={() => {
          setAsking(false);
          clearAll.mutate(undefined, { onError: failWith(notificationTexts.clearNotifications) });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
