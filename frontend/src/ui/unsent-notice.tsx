import { Alert } from './alert.tsx';

/** Stands in a form that was filled with what its owner had typed before the session ended. `more` is what could not wait. */
export function UnsentNotice({ more }: { more?: string | undefined }) {
  const words = 'Here is what you typed before you were signed out.';
  return <Alert tone="amber" title="This was not saved yet" detail={more ? `${words} ${more}` : words} />;
}
