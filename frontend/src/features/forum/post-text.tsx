import { useId } from 'react';
import { useEntryState } from '../../platform/use-entry-state.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';

/** A longer text is shortened in the feed, in characters and in lines. */
const longText = { characters: 700, lines: 10 };

/** Whether a text is shortened in the feed. */
export function isLong(text: string): boolean {
  return text.length > longText.characters || text.split('\n').length > longText.lines;
}

type PostTextProps = {
  id: string;
  text: string;
  /** What the text belongs to, for screen readers: "the post Loose leash". */
  what: string;
  /** Whether to show a long text as a whole. */
  isWhole?: boolean;
};

/** The text of a post or comment: plain, in its own direction, with its line breaks. Links in it stay text. */
export function PostText({ id, text, what, isWhole = false }: PostTextProps) {
  const [isOpen, setIsOpen] = useEntryState(`text ${id}`, false);
  const textId = useId();
  const isShort = isWhole || !isLong(text);
  return (
    <>
      <p id={textId} dir="auto" className={classes('hw-forum-text', !isShort && !isOpen && 'hw-forum-text--cut')}>
        {text}
      </p>
      {isShort ? null : (
        <Button
          variation="quiet"
          size="s"
          className="hw-forum-more"
          aria-expanded={isOpen}
          aria-controls={textId}
          aria-label={`${isOpen ? 'Show less' : 'Show more'} of ${what}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}
