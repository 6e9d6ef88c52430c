import { Alert } from './alert.tsx';

/** Stands in a form that was filled with what its owner had typed before a sign-in or the gate came between. `more` is what could not wait. */
export function UnsavedNotice({ more }: { more?: string | undefined }) {
  const words = 'Here is what you had typed before you were interrupted.';
  return <Alert tone="amber" title="This was not saved yet" detail={more ? `${words} ${more}` : words} />;
}
