import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

/** One tab. Its ID is also used in URLs. `count` is shown after the label. */
export type Tab = { id: string; label: string; count?: string | undefined; content: ReactNode };

type TabsProps = {
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The accessible name of the tab list: "Profile". */
  label: string;
};

/** Tabs whose selected tab is underlined. Arrow keys, Home and End select a tab, and the Tab key moves to the panel. */
export function Tabs({ tabs, selected, onSelect, label }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  const current = tabs[at];

  useEffect(() => {
    // The scroll position is set directly, because `scrollIntoView` would also scroll the page.
    const tab = list.current?.children[at];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = tab;
    const { scrollLeft, clientWidth } = list.current;
    if (offsetLeft < scrollLeft) list.current.scrollLeft = offsetLeft - 16;
    else if (offsetLeft + offsetWidth > scrollLeft + clientWidth)
      list.current.scrollLeft = offsetLeft + offsetWidth - clientWidth + 16;
  }, [at]);

  const press = (event: KeyboardEvent) => {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };

  return (
    <div className="hw-tabs">
      <div className="hw-tablist" role="tablist" aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="hw-tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {current ? (
        <div
          className="hw-tabpanel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a focusable element must be reachable.
          tabIndex={0}
          key={current.id}
        >
          {current.content}
        </div>
      ) : null}
    </div>
  );
}
