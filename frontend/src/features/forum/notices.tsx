import { EyeOff, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { ObjectionNote } from '../../domain/moderation/objection.tsx';
import { Icon } from '../../ui/controls/icon.tsx';

/** Shown above a text that describes an emergency. */
export function EmergencyNotice() {
  return (
    <p className="hw-forum-notice hw-forum-notice--now">
      <Icon of={Siren} />
      <span>
        <b>This may be an emergency.</b> If a dog has these signs, call a vet now.{' '}
        <Link to={emergencyPath}>Emergency help</Link>
      </span>
    </p>
  );
}

type HiddenNoticeProps = {
  postId: string;
  /** Undefined for a post. */
  commentId?: string;
  /** Why it was hidden, for its author. */
  reason: string | null;
  isOwn: boolean;
};

/** Shown above a hidden text, which only its author and moderators see. */
export function HiddenNotice({ postId, commentId, reason, isOwn }: HiddenNoticeProps) {
  const what = commentId === undefined ? 'post' : 'comment';
  return (
    <div className="hw-forum-notice">
      <Icon of={EyeOff} />
      <div>
        <b>
          Hidden by moderation. {isOwn ? `Only you and our moderators see this ${what}.` : 'Only moderators see it.'}
        </b>
        {reason ? (
          <>
            {' '}
            Reason: <bdi>{reason}</bdi>
          </>
        ) : null}
        {isOwn ? (
          <div className="hw-forum-objection">
            <ObjectionNote postId={postId} commentId={commentId} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
