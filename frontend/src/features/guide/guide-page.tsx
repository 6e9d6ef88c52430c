import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { formatTitle } from '../../lib/screen-title.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { EmergencyCheck } from './emergency-check.tsx';
import { CategoryChips, StageChips } from './filter-chips.tsx';
import { toList } from './filters.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { loadParts } from './load-parts.ts';
import { SearchForm } from './search-form.tsx';
import { type Submitted, useGuideFilters } from './use-guide-filters.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import './guide.css';
import './search-results.css';

/** Loads with all articles. */
const GuideList = lazyComponent(async () => (await loadParts()).GuideList);

/** Loads later, because the life stage depends on the breed. */
const OwnerStageChips = lazyComponent(async () => (await import('./owner-stage-chips.tsx')).OwnerStageChips);

/** The care guide: search, filters, and the articles by category. */
export function GuidePage({ onOpenAssistant }: { onOpenAssistant?: (() => void) | undefined }) {
  const { user } = useSession();
  const { filters, text, type, submit, choose } = useGuideFilters();
  const [submitted, setSubmitted] = useState<Submitted>();
  const filterRow = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { key, state } = useLocation();
  const isLinkToList = useNavigationType() === 'PUSH' && state === toList;
  useScrollMemory();
  useEffect(() => {
    document.title = formatTitle('Care guide');
  }, []);

  // After a submit, the results are next, unless what the emergency check found has the focus.
  useEffect(() => {
    if (!submitted || document.activeElement?.closest('.hw-guide-emergency')) return;
    list.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [submitted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each such navigation scrolls
  useEffect(() => {
    if (!isLinkToList) return;
    filterRow.current?.scrollIntoView();
    list.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [isLinkToList, key]);

  return (
    <div className="hw-guide">
      <div className="hw-guide-top hw-field">
        <div className="hw-guide-top-text">
          <h1 tabIndex={-1}>Care guide</h1>
          <p>Short answers to what owners ask, each with its sources.</p>
          <SearchForm
            value={text}
            onChange={type}
            onSubmit={() => {
              submit();
              setSubmitted({ text });
            }}
          />
          <p className="hw-guide-urgent">
            Worried right now? <Link to={emergencyPath}>Emergency help</Link>
          </p>
        </div>
        <DogDrawing pose="sitting" coat="rust" className="hw-guide-dog" />
      </div>
      <EmergencyCheck text={text} submitted={submitted} />
      <div ref={filterRow} className="hw-guide-filters">
        <CategoryChips filters={filters} onChoose={choose} />
        <Suspense fallback={<StageChips filters={filters} onChoose={choose} />}>
          {user ? (
            <OwnerStageChips filters={filters} onChoose={choose} />
          ) : (
            <StageChips filters={filters} onChoose={choose} />
          )}
        </Suspense>
      </div>
      <div ref={list}>
        <Suspense fallback={<GuideSkeleton />}>
          <GuideList filters={filters} onOpenAssistant={onOpenAssistant} />
        </Suspense>
      </div>
    </div>
  );
}
