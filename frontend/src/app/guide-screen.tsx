import { useOutletContext, useParams } from 'react-router';
import { ArticlePage } from '../features/guide/article-page.tsx';
import { GuidePage } from '../features/guide/guide-page.tsx';
import type { ShellActions } from './shell/use-shell.ts';

/** The care guide, or the article whose ID is in the URL. Owners also get links to the assistant and to next steps. */
export function GuideScreen() {
  const { id } = useParams();
  const shell = useOutletContext<ShellActions | undefined>();
  return id ? (
    <ArticlePage id={id} hasActions={shell !== undefined} />
  ) : (
    <GuidePage onOpenAssistant={shell?.openAssistant} />
  );
}
