import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { type ChatCategory, chatCategories } from '#shared/contract/chat.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { categoryLabels, describeLengthLeft, disclaimer } from './texts.ts';

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  message: string;
  category: ChatCategory;
  placeholder: string;
  error: string | undefined;
  isPending: boolean;
  /** Whether the categories are shown. An emergency needs no category. */
  hasCategories: boolean;
  /** Above the categories. */
  children: ReactNode;
  onMessage: (message: string) => void;
  onCategory: (category: ChatCategory) => void;
  onSend: () => void;
};

/** Whether a mouse or trackpad is used. On a phone, focusing a field would open the keyboard. */
export function hasFinePointer(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

/** Where the owner writes. Enter sends, Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { input, message, category, placeholder, error, isPending, hasCategories, children } = props;
  const { onMessage, onCategory, onSend } = props;

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms what an input method has composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };

  return (
    <form
      className="hw-care-composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      {hasCategories ? (
        <ChipRow label="Category">
          {chatCategories.map((each) => (
            <Chip key={each} size="s" pressed={each === category} onPress={() => onCategory(each)}>
              {categoryLabels[each]}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      <div className="hw-care-write">
        <TextAreaField
          ref={input}
          label="Your message"
          labelHidden
          name="message"
          rows={1}
          placeholder={placeholder}
          enterKeyHint="send"
          value={message}
          hint={describeLengthLeft(message)}
          error={error}
          disabled={isPending}
          data-autofocus={hasFinePointer() || undefined}
          onChange={(event) => onMessage(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" aria-label="Send" icon={ArrowUp} busy={isPending} className="hw-care-send" />
      </div>
      <p className="hw-tiny hw-mute">{disclaimer}</p>
    </form>
  );
}
