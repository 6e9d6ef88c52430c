import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';

/** How long the button shows "Copied", in milliseconds. */
const copiedMs = 2000;

/** Selects the text of an element, so that the owner can copy it with the keyboard or the browser's menu. */
function selectText(element: Element | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}

type CopyRowProps = {
  label: string;
  /** The text to copy. */
  text: string;
  /** The text to show, if it is shorter. */
  shown?: string;
  copyLabel: string;
  /** Whether the text is a code, shown in large letters. */
  isCode?: boolean;
};

/** A text with a copy button. If the browser denies access to the clipboard, shows and selects the whole text. */
export function CopyRow({ label, text, shown = text, copyLabel, isCode = false }: CopyRowProps) {
  const value = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === 'failed') selectText(value.current);
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      selectText(value.current);
      toast({
        tone: 'error',
        title: 'Failed to copy to clipboard.',
        detail: "It's selected, so you can copy it yourself.",
      });
    }
  };

  return (
    <div className="hw-copy">
      <span className="hw-copy-label">{label}</span>
      <div className="hw-copy-row">
        <span ref={value} className={isCode ? 'hw-copy-code' : 'hw-copy-text'}>
          {outcome === 'failed' ? text : shown}
        </span>
        <Button
          variation="quiet"
          size="s"
          icon={outcome === 'copied' ? Check : Copy}
          className="hw-copy-button"
          aria-label={outcome === 'copied' ? undefined : copyLabel}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <span className="hw-hidden" role="status">
        {outcome === 'copied' ? `${label} copied` : ''}
      </span>
    </div>
  );
}
