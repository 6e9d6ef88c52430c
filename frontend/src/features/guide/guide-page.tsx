import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { formatTitle } from '../../lib/screen-title.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { useScrollMemory } from '../../platform/use-scroll-memory.ts';
import { EmergencyCheck } from './emergency-check.tsx';
import { CategoryChips, StageChips } from './filter-chips.tsx';
import { toList } from './filters.ts';
import { GuideHeader } from './guide-header.tsx';
import type { Found } from './guide-search.tsx';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { SearchForm } from './search-form.tsx';
import { type Submitted, useGuideFilters } from './use-guide-filters.ts';
import './search-results.css';

/** Loads with the titles of all articles. */
const GuideList = lazyComponent(async () => (await import('./guide-list.tsx')).GuideList);

/** Loads later, because the life stage depends on the breed. */
const OwnerStageChips = lazyComponent(async () => (await import('./owner-stage-chips.tsx')).OwnerStageChips);

/** The care guide: search, filters, and the articles by category. */
export function GuidePage({ onOpenAssistant }: { onOpenAssistant?: (() => void) | undefined }) {
  const { user } = useSession();
  const { filters, text, type, submit, choose } = useGuideFilters();
  const [submitted, setSubmitted] = useState<Submitted>();
  const [found, setFound] = useState<Found>();
  const focusedFor = useRef<Submitted>(undefined);
  const filterRow = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { key, state } = useLocation();
  const isLinkToList = useNavigationType() === 'PUSH' && state === toList;
  useScrollMemory();
  useEffect(() => {
    document.title = formatTitle('Care guide');
  }, []);

  // The search loads with the first letter, maybe while the list is still loading.
  const isSearching = text.trim() !== '';
  useEffect(() => {
    if (isSearching) import('./guide-search.tsx').catch(() => undefined);
  }, [isSearching]);

  // After a submit, the results are next once they are there, unless what the emergency check found has the focus.
  useEffect(() => {
    if (!submitted || submitted === focusedFor.current || found?.query !== submitted.text.trim()) return;
    focusedFor.current = submitted;
    if (document.activeElement?.closest('.hw-guide-emergency')) return;
    list.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [submitted, found]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each such navigation scrolls
  useEffect(() => {
    if (!isLinkToList) return;
    filterRow.current?.scrollIntoView();
    list.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [isLinkToList, key]);

  return (
    <div className="hw-guide">
      <GuideHeader>
        <SearchForm
          value={text}
          onChange={type}
          onSubmit={() => {
            submit();
            setSubmitted({ text });
          }}
        />
      </GuideHeader>
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
      {/* It stays in the page, so that screen readers announce every change. */}
      <p className="hw-hidden" role="status">
        {found && filters.query.trim() ? `${found.count} found` : ''}
      </p>
      <div ref={list}>
        <Suspense fallback={<GuideSkeleton />}>
          <GuideList filters={filters} onOpenAssistant={onOpenAssistant} onFound={setFound} />
        </Suspense>
      </div>
    </div>
  );
}
