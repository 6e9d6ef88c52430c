import { Link } from 'react-router';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { useSession } from '../../platform/session/use-user.ts';

/** Leads an owner without a saved vet to where they can save one. */
export function AddVet() {
  const { user } = useSession();
  if (!user || user.vetPhone) return null;
  return (
    <p>
      <Link to={linkToProfileTab('account')}>Save your vet's number</Link> to see it here next time, even offline.
    </p>
  );
}
