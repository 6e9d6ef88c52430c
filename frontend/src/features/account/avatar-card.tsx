import { account } from '#shared/contract/account.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { usePhoto } from '../../domain/photos/use-photo.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { PhotoCrop } from '../../ui/fields/photo-crop.tsx';
import { PhotoField } from '../../ui/fields/photo-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { accountToasts } from './texts.ts';
import { applyUser } from './use-account.ts';

/** Chooses, crops and saves the owner's photo. */
export function AvatarCard() {
  const user = useUser();
  const photo = usePhoto(user.profileImageUrl);
  const save = useApiMutation({
    mutationFn: async (_: undefined, call) => {
      const profileImageUrl = await photo.publish();
      return call(account.updateUser, { body: { profileImageUrl } });
    },
    texts: accountToasts.updateUser,
    onSuccess: async (saved) => {
      await applyUser(saved);
      photo.reset(saved.profileImageUrl);
    },
    // The photo field shows upload errors, so they need no toast.
    onError: (error) => error instanceof UploadError,
  });
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const { state } = photo;
  const isChanged = state.status === 'uploaded' || (state.status === 'idle' && state.url !== user.profileImageUrl);

  return (
    <Card title="Your photo">
      <div className="hw-stack">
        <PhotoField photo={photo} without="Your initials show here until you add a photo." disabled={save.isPending}>
          <Avatar name={name} src={photo.displayUrl} size="xl" />
        </PhotoField>
        {isChanged ? (
          <div className="hw-row hw-row--wrap">
            <Button size="s" busy={save.isPending} busyLabel="Saving..." onClick={() => void save.mutate(undefined)}>
              Save photo
            </Button>
            <Button
              variation="outline"
              size="s"
              disabled={save.isPending}
              onClick={() => photo.reset(user.profileImageUrl)}
            >
              Discard
            </Button>
          </div>
        ) : null}
      </div>
      <PhotoCrop photo={photo} />
    </Card>
  );
}
