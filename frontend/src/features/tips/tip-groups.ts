import { addDays, findMonday } from '#shared/calendar.ts';
import type { DailyTip, TipCategory } from '#shared/contract/tips.ts';
import { formatDate } from '../../lib/format.ts';

/** Which of the tips to show. */
export interface TipFilters {
  category?: TipCategory | undefined;
  /** Words that a tip must contain. */
  query: string;
}

/** Returns the tips of a category that contain every word of the query. Case and accents make no difference. */
export function filterTips(tips: readonly DailyTip[], { category, query }: TipFilters): DailyTip[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return tips.filter(({ tipCategory, tipContent }) => {
    const text = fold(tipContent);
    return (!category || tipCategory === category) && words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Groups tips, which are sorted by date, under "This week", "Last week", and the names of months. */
export function groupByTime(tips: readonly DailyTip[], today: string): { name: string; tips: DailyTip[] }[] {
  const monday = findMonday(today);
  const lastMonday = addDays(monday, -7);
  const nameGroup = ({ id }: DailyTip): string => {
    if (id >= monday) return 'This week';
    if (id >= lastMonday) return 'Last week';
    return formatDate(id, { month: 'long', year: 'numeric' });
  };
  return Array.from(Map.groupBy(tips, nameGroup), ([name, group]) => ({ name, tips: group }));
}
