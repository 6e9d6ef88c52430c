import { Loading } from '../../ui/feedback/loading.tsx';

/** Shown while a screen loads: a skeleton inside the shell, a text elsewhere. The hidden heading names the page. */
export function LoadingScreen() {
  return (
    <>
      <h1 className="hw-hidden">Houndwell</h1>
      <Loading />
    </>
  );
}
