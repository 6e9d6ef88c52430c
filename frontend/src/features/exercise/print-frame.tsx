import { Printer } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useSelectedDog } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import './print.css';

type PrintFrameProps = {
  title: string;
  backTo: string;
  backLabel: string;
  /** Choices next to the buttons, which are not printed. */
  choices?: ReactNode;
  children: (dog: Dog) => ReactNode;
};

/**
 * The screen of a page to print, of the dog that the query parameter `dog` names: a bar with buttons, which is not printed,
 * and the page as it will look on paper.
 */
export function PrintFrame({ title, backTo, backLabel, choices, children }: PrintFrameProps) {
  const [search] = useSearchParams();
  const { data: dogs, isError, error, isFetching, refetch } = useDogs();
  const [selected] = useSelectedDog(dogs ?? []);
  const dog = dogs?.find(({ id }) => id === search.get('dog')) ?? selected;
  const isIncluded = useIncludes('printableReports');
  const content =
    isIncluded === false ? (
      <UpgradeCard feature="printableReports" text="You can read and log everything on any plan." />
    ) : !dogs && isError ? (
      <LoadError what="Your dogs" error={error} busy={isFetching} onRetry={refetch} />
    ) : !dogs || isIncluded === undefined ? (
      <Loading label="Loading your dogs..." />
    ) : dog ? (
      <Suspense fallback={<Loading />}>{children(dog)}</Suspense>
    ) : (
      <EmptyState drawing="sitting" title="No dogs added yet" text="Add your dog, and there is something to print." />
    );
  return (
    <div className="hw-print">
      <div className="hw-print-bar">
        <h1 tabIndex={-1}>{title}</h1>
        {choices}
        <LinkButton variation="quiet" size="s" to={backTo}>
          {backLabel}
        </LinkButton>
        <span className="hw-print-button">
          <Button icon={Printer} size="s" onClick={() => void printWithFonts()}>
            Print
          </Button>
        </span>
      </div>
      {content}
    </div>
  );
}

/** Prints once the fonts have loaded: those that stand in for them have other widths, and break lines and pages elsewhere. */
async function printWithFonts(): Promise<void> {
  await document.fonts.ready;
  window.print();
}

type PaperProps = { title: ReactNode; text: ReactNode; drawing?: ReactNode; foot: ReactNode; children: ReactNode };

/** A sheet of paper: the logo, a title, the content, and a line at the foot. */
export function Paper({ title, text, drawing, foot, children }: PaperProps) {
  return (
    <article className="hw-paper">
      <header className="hw-paper-head">
        <div>
          <Brand />
          <h2>{title}</h2>
          <p className="hw-soft hw-number">{text}</p>
        </div>
        {drawing}
      </header>
      {children}
      <p className="hw-paper-foot hw-small hw-mute">{foot}</p>
    </article>
  );
}

/** Facts as pairs of a label and a value. */
export function PaperFacts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="hw-paper-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="hw-number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines to write on. */
export function PaperLines({ title }: { title: string }) {
  return (
    <section className="hw-paper-lines">
      <h3>{title}</h3>
      <i />
      <i />
      <i />
    </section>
  );
}
