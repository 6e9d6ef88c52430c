import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type GuideFilters, linkToGuide, parseFilters } from './filters.ts';

/** A submitted search: a new object for each, so that the same text counts again. */
export interface Submitted {
  text: string;
}

/** How long typing pauses before results are shown, in milliseconds. */
const typingPause = 200;

/** The filters in the address, the text in the search box, and the functions that change them. */
export function useGuideFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseFilters(search);
  const { query } = filters;
  const [text, setText] = useState(query);
  const written = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A link or the back button has changed the query.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setText(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() === written.current) return;
    written.current = typed.trim();
    void navigate(linkToGuide({ ...filters, query: typed }), { replace: true });
  };
  return {
    filters,
    text,
    /** Updates the search box immediately, and the results after a pause in typing. */
    type: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(typed), typingPause);
    },
    /** Shows the results without waiting. */
    submit: () => show(text),
    /** Changes the other filters. The back button undoes it. */
    choose: (change: Partial<Omit<GuideFilters, 'query'>>) => {
      clearTimeout(timer.current);
      written.current = text.trim();
      void navigate(linkToGuide({ ...filters, query: text, ...change }));
    },
  };
}
