import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** How long the button shows "Copied", in milliseconds. */
const copiedMs = 2000;

const hint = 'Anyone with this address can see these appointments, so share it only with people you trust.';

/** The address of the feed with a copy button. `url` is undefined while the address loads. */
export function FeedAddressField({ url }: { url: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      setOutcome('copied');
    } catch {
      // The browser denied access to the clipboard. Selects the text, so that the owner can copy it.
      input.current?.select();
      setOutcome('failed');
    }
  };

  return (
    <div className="hw-feed-address">
      <TextField
        ref={input}
        label="Private address"
        value={url ?? ''}
        placeholder="Loading..."
        readOnly
        hint={hint}
        error={outcome === 'failed' ? "We couldn't copy the address. It's selected, so you can copy it yourself." : ''}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variation="outline"
        icon={outcome === 'copied' ? Check : Copy}
        className="hw-feed-copy"
        disabled={!url}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span className="hw-hidden" role="status">
        {outcome === 'copied' ? 'Address copied' : ''}
      </span>
    </div>
  );
}
