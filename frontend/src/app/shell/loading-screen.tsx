import { Loading } from '../../ui/feedback/loading.tsx';

/** Shown while a screen loads: in the shell as placeholders, elsewhere as text. Every state of the page has a heading. */
export function LoadingScreen() {
  return (
    <>
      <h1 className="hw-hidden">Houndwell</h1>
      <Loading />
    </>
  );
}
