import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type DailyTip, type TipCategory, tipCategories } from '#shared/contract/tips.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { linkToArticle } from '../../domain/guide/paths.ts';
import { useMarkTipRead, useTips } from '../../domain/tips/use-tips.ts';
import { formatDate } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { filterTips, groupByTime, type TipFilters } from './tip-groups.ts';
import './tips.css';

function capitalize(category: TipCategory): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

const nameList = new Intl.ListFormat('en-US');

/** How many earlier tips are shown at first. */
const firstCount = 14;

function LatestTip({ tip, today, timeZone }: { tip: DailyTip; today: string; timeZone: string }) {
  const { mutate: markRead } = useMarkTipRead();
  const { id, isRead } = tip;
  // The tip is on the screen in full, so opening the screen is reading it.
  useEffect(() => {
    if (!isRead) void markRead(id);
  }, [id, isRead, markRead]);
  const sent = new Date(tip.sentAt).toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <section className="hw-tip-top" aria-labelledby="tip-of-today">
      <DogDrawing pose="sleeping" className="hw-tip-dog" />
      <Card as="div" tone="tip" className="hw-tip-today">
        <div className="hw-tip-head">
          <h2 id="tip-of-today">{id === today ? 'Tip for today' : 'Latest tip'}</h2>
          <time className="hw-small hw-soft hw-number" dateTime={tip.sentAt}>
            {sent}
          </time>
        </div>
        <p className="hw-tip-text">{tip.tipContent}</p>
        <TipReason tip={tip} />
        <p>
          <LinkButton to={linkToArticle(tip.articleId)}>Read why and how</LinkButton>
        </p>
      </Card>
    </section>
  );
}

/** What the tip was chosen for, and which of the owner's other dogs it fits. */
function TipReason({ tip: { reason, alsoForDogIds } }: { tip: DailyTip }) {
  const { data: dogs = [] } = useDogs();
  const others = dogs.filter(({ id }) => alsoForDogIds.includes(id)).map(({ name }) => name);
  const also = others.length > 0 ? `Good for ${nameList.format(others)}, too.` : undefined;
  const text = [reason, also].filter(Boolean).join(' ');
  return text ? <p className="hw-small hw-soft">{text}</p> : null;
}

function EarlierTip({ tip }: { tip: DailyTip }) {
  const { mutate: markRead } = useMarkTipRead();
  return (
    <li className={classes('hw-step', tip.isRead && 'hw-step--done')}>
      <p className="hw-small hw-soft hw-number">
        {formatDate(tip.id, { weekday: 'long', month: 'short', day: 'numeric' })}
      </p>
      <p className="hw-tip-earlier">
        <Link to={linkToArticle(tip.articleId)} onClick={() => (tip.isRead ? undefined : void markRead(tip.id))}>
          {tip.tipContent}
        </Link>
      </p>
      <p className="hw-small hw-soft hw-tip-category">
        {capitalize(tip.tipCategory)}
        {tip.isRead ? null : <Badge tone="amber">New</Badge>}
      </p>
    </li>
  );
}

function Filters({ filters, onChange }: { filters: TipFilters; onChange: (filters: TipFilters) => void }) {
  return (
    <>
      <ChipRow label="Category">
        <Chip pressed={!filters.category} onPress={() => onChange({ ...filters, category: undefined })}>
          All
        </Chip>
        {tipCategories.map((category) => (
          <Chip
            key={category}
            pressed={filters.category === category}
            onPress={() => onChange({ ...filters, category })}
          >
            {capitalize(category)}
          </Chip>
        ))}
      </ChipRow>
      <search className="hw-tip-search">
        <SearchBox
          label="Search your tips"
          placeholder="Search your tips"
          maxLength={100}
          value={filters.query}
          onChange={(query) => onChange({ ...filters, query })}
        />
      </search>
    </>
  );
}

function EarlierTips({ tips, today }: { tips: readonly DailyTip[]; today: string }) {
  const [filters, setFilters] = useState<TipFilters>({ query: '' });
  const [count, setCount] = useState(firstCount);
  const found = filterTips(tips, filters);
  const rest = found.length - count;
  const isFiltered = filters.category !== undefined || filters.query.trim() !== '';
  return (
    <Card
      title="Earlier"
      action={
        tips.length > 0 ? (
          <span className="hw-small hw-soft" role="status">
            <span className="hw-number">{found.length}</span> {found.length === 1 ? 'tip' : 'tips'}
          </span>
        ) : null
      }
    >
      {tips.length > 0 ? <Filters filters={filters} onChange={setFilters} /> : null}
      {found.length === 0 ? (
        <SmallEmpty
          icon={Search}
          title={isFiltered ? 'No tips found' : 'No earlier tips yet'}
          text={
            isFiltered
              ? 'Try another word or category.'
              : 'From tomorrow on, you can look up the tips of the last year here.'
          }
        />
      ) : null}
      {groupByTime(found.slice(0, count), today).map((group) => (
        <section key={group.name} className="hw-tip-group">
          <h3 className="hw-row-title">{group.name}</h3>
          <ul className="hw-steps">
            {group.tips.map((tip) => (
              <EarlierTip key={tip.id} tip={tip} />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 ? (
        <Button variation="outline" onClick={() => setCount(found.length)}>
          Show {rest} more
        </Button>
      ) : null}
    </Card>
  );
}

function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The tip of today, and those of the last year by category and by words. */
export function TipsPage() {
  const list = useTips();
  const { timeZone } = useUser();
  const { today } = list;
  // The tip names the dogs that it fits, too.
  const { isPending: areDogsPending } = useDogs();
  const isPending = list.isPending || areDogsPending;
  const loading = (
    <div role="status">
      <SkeletonCard lines={2} avatar={false} label="Loading tips..." />
    </div>
  );
  return (
    <>
      <PageHeading title="Daily tips" />
      <div className="hw-columns">
        <div className="hw-stack hw-stack--wide">
          <ListContent list={isPending ? { ...list, data: undefined } : list} what="Your tips" loading={loading}>
            {([latest, ...earlier]) =>
              latest ? (
                <>
                  <LatestTip tip={latest} today={today} timeZone={timeZone} />
                  <SavedNote at={list.savedAt} />
                  <EarlierTips tips={earlier} today={today} />
                </>
              ) : null
            }
          </ListContent>
        </div>
        {/* On a phone, this card is below the list, and would move when the tips have loaded. */}
        {isPending ? null : <NextTip isTodaysSent={list.data?.[0]?.id === today} />}
      </div>
    </>
  );
}

/** When the next tip comes, and how tips are chosen. */
function NextTip({ isTodaysSent }: { isTodaysSent: boolean }) {
  const { timeZone } = useUser();
  return (
    <Card as="aside" className="hw-stack hw-stack--tight">
      <h2>One at nine</h2>
      <p className="hw-soft">
        A tip a day, chosen for your dog's breed, age and weight, the weather where you live, and long outings that you
        log. None comes back within half a year.
      </p>
      <p className="hw-tip-next">
        <span>Next one</span>
        <strong>{isTodaysSent ? 'Tomorrow' : 'Today'}, 9:00 AM</strong>
      </p>
      <p className="hw-small hw-soft">
        {zoneName(timeZone)}. <Link to={linkToProfileTab('account')}>Change your time zone</Link>
      </p>
    </Card>
  );
}
