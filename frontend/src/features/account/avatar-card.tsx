import { UploadError } from '../../domain/photos/upload-photo.ts';
import { usePhoto } from '../../domain/photos/use-photo.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PhotoCrop } from '../../ui/photo-crop.tsx';
import { PhotoField } from '../../ui/photo-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { accountToasts } from './texts.ts';
import { toastAccountError } from './toast-account-error.ts';
import { useUpdateUser } from './use-account.ts';

/** The owner's own photo: chosen, cropped, looked at, and only then saved. */
export function AvatarCard() {
  const user = useUser();
  const update = useUpdateUser();
  const [busy, run] = useBusy();
  const photo = usePhoto(user.profileImageUrl);
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const { stage } = photo;
  const changed = stage.is === 'sent' || (stage.is === 'kept' && stage.url !== user.profileImageUrl);

  const save = () =>
    run(async () => {
      try {
        const { profileImageUrl } = await update.mutateAsync({ profileImageUrl: await photo.publish() });
        photo.reset(profileImageUrl);
        toast({ tone: 'success', title: accountToasts.updateUser.succeeded });
      } catch (error) {
        // What became of the upload is said at the photo.
        if (!(error instanceof UploadError)) toastAccountError(error, accountToasts.updateUser);
      }
      return undefined;
    });

  return (
    <Card title="Your photo">
      <div className="hw-stack">
        <PhotoField photo={photo} without="Your initials stand here until you add a photo." disabled={busy}>
          <Avatar name={name} src={photo.shown} size="xl" />
        </PhotoField>
        {changed ? (
          <div className="hw-row hw-row--wrap">
            <Button size="s" busy={busy} busyLabel="Saving..." onClick={() => void save()}>
              Save photo
            </Button>
            <Button variation="outline" size="s" disabled={busy} onClick={() => photo.reset(user.profileImageUrl)}>
              Discard
            </Button>
          </div>
        ) : null}
      </div>
      <PhotoCrop photo={photo} />
    </Card>
  );
}
