import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../session/use-user.ts';
import { describeMoment } from './describe-moment.ts';

/** Says when data was fetched that is shown without a connection: "Saved today at 9:42 AM". Nothing without `at`. */
export function SavedNote({ at }: { at: string | undefined }) {
  const { timeZone } = useUser();
  const now = useNow();
  return at ? <p className="hw-saved hw-small hw-mute hw-number">Saved {describeMoment(at, now, timeZone)}</p> : null;
}
