import { TextField as AmplifyTextField } from '@aws-amplify/ui-react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../controls/icon.tsx';
import { type ChoiceSearch, searchIn } from './choice-filter.ts';
import { FieldError, type FieldProps, formatLabel } from './field.tsx';

type ComboBoxProps = FieldProps & {
  options: readonly string[];
  /** The selected option, or '' if none is selected. */
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  /** How options are found by the typed text. Default: by their names. */
  search?: ChoiceSearch;
  /** The options to offer when no option matches. */
  fallbackOptions?: readonly string[];
  /** Shown when no option matches. */
  noMatchText?: string;
  /** The error shown when the field loses the focus while its text is not an option. */
  noSelectionError?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Returns the text that screen readers announce while the owner types. */
function matchCountText(count: number, noMatchText: string): string {
  const choices = `${count} ${count === 1 ? 'choice' : 'choices'}`;
  if (!noMatchText) return choices;
  return count > 0 ? `${noMatchText} ${choices}` : noMatchText;
}

/**
 * A combobox that filters a long list while typing. Arrow keys, Home and End move in the open list, Enter selects the
 * highlighted option, and Escape closes the list and restores the previous text. Leaving the field selects an option
 * whose full name or alias was typed, or the only match. Any other text stays in the field with an error, and nothing
 * is selected.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    optional,
    labelHidden,
    className,
    options,
    value,
    onChange,
    onFocus,
    onBlur,
    placeholder,
    name,
    disabled,
    ref,
  } = props;
  const { fallbackOptions = [], noMatchText = 'No matches.' } = props;
  const { noSelectionError = 'Please choose one from the list.' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const byName = useMemo(() => searchIn(options), [options]);
  const { find, named } = props.search ?? byName;
  const found = find(typed ?? '');
  const none = found.length === 0;
  const shown = none ? fallbackOptions : found;
  const error = typed && !open ? noSelectionError : props.error;
  /**
   * The option marked as selected in the list. No option is marked while someone types, because the selection may
   * change.
   */
  const selected = typed === null ? value : undefined;

  const show = (at: number) => {
    setOpen(true);
    setMarked(at);
  };
  const hide = () => {
    setOpen(false);
    setMarked(-1);
  };
  const take = (option: string) => {
    if (option !== value) onChange(option);
    setTyped(null);
    hide();
  };

  // If the value is set from outside, such as by a reset of the form, it replaces the typed text.
  useEffect(() => {
    if (value) setTyped(null);
  }, [value]);

  useEffect(() => {
    if (!open) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    // If the field and the list do not fit, the field has priority.
    list.current?.parentElement?.querySelector('input')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  useEffect(() => {
    // The scroll position is set directly, because `scrollIntoView` would also scroll the dialog or the page.
    const row = marked < 0 ? null : list.current?.querySelectorAll('[role=option]')[marked];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    const end = row.offsetTop + row.offsetHeight;
    if (row.offsetTop < scrollTop) list.current.scrollTop = row.offsetTop - 4;
    else if (end > scrollTop + clientHeight) list.current.scrollTop = end + 4 - clientHeight;
  }, [marked]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = shown.length - 1;
    const chosen = shown.indexOf(value);
    if (event.key === 'ArrowDown') show(open ? Math.min(marked + 1, last) : Math.max(chosen, 0));
    else if (event.key === 'ArrowUp') show(open ? Math.max(marked - 1, 0) : chosen < 0 ? last : chosen);
    else if (open && event.key === 'Home') setMarked(0);
    else if (open && event.key === 'End') setMarked(last);
    else if (open && event.key === 'PageDown') setMarked(Math.min(marked + 5, last));
    else if (open && event.key === 'PageUp') setMarked(Math.max(marked - 5, 0));
    else if (open && event.key === 'Enter') {
      const option = shown[marked] ?? (found.length === 1 ? found[0] : undefined);
      if (option) take(option);
    } else if (open && event.key === 'Escape') {
      setTyped(null);
      hide();
    } else return;
    event.preventDefault();
  };

  const leave = () => {
    hide();
    const meant = typed ? (named(typed) ?? (found.length === 1 ? found[0] : undefined)) : typed;
    if (typeof meant === 'string') take(meant);
    else if (typed && value) onChange('');
    onBlur?.();
  };

  const input = (
    <AmplifyTextField
      ref={ref}
      id={id}
      name={name}
      className="hw-form-field"
      label={formatLabel({ label, optional })}
      labelHidden={labelHidden}
      descriptiveText={error ? undefined : hint}
      hasError={Boolean(error)}
      errorMessage={error ? <FieldError>{error}</FieldError> : undefined}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={`${id}-list`}
      aria-activedescendant={open && marked >= 0 ? `${id}-${marked}` : undefined}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      isDisabled={disabled}
      placeholder={placeholder}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        show(event.target.value && find(event.target.value).length > 0 ? 0 : -1);
      }}
      onClick={() => (open ? hide() : show(shown.indexOf(value)))}
      onKeyDown={press}
      onFocus={onFocus}
      onBlur={leave}
    />
  );

  return (
    <div className={classes('hw-combo', open && 'hw-combo--open', className)}>
      {input}
      <div className="hw-combo-list" hidden={!open} ref={list}>
        {/* Hidden from screen readers, because the status text below announces it. */}
        {open && none ? (
          <p className="hw-combo-none" aria-hidden="true">
            {noMatchText}
          </p>
        ) : null}
        <div role="listbox" id={`${id}-list`} aria-label="Choices">
          {open
            ? shown.map((option, at) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points to the option.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the key listeners of the field do the same.
                <div
                  key={option}
                  id={`${id}-${at}`}
                  className="hw-combo-option"
                  role="option"
                  aria-selected={option === selected}
                  data-marked={at === marked || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  // The list may also move under a pointer that does not move. That must not mark an option.
                  onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setMarked(at)}
                  onClick={() => take(option)}
                >
                  {option}
                  {option === selected ? <Icon of={Check} /> : null}
                </div>
              ))
            : null}
        </div>
      </div>
      <span className="hw-hidden" aria-live="polite">
        {open && typed ? matchCountText(shown.length, none ? noMatchText : '') : ''}
      </span>
    </div>
  );
}
