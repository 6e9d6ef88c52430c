import { TextField as AmplifyTextField } from '@aws-amplify/ui-react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { matching, plain } from './choice-filter.ts';
import { classes } from './classes.ts';
import { ErrorWords, type FieldWords, labelWords } from './field.tsx';
import { Icon } from './icon.tsx';

type ComboBoxProps = FieldWords & {
  options: readonly string[];
  /** The chosen option, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  /** Said where no option fits the typed words. */
  noneWords?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A field that one types into to find an option of a long list. Arrow keys, Home and End move in the open list, Enter
 * takes the marked option, Escape closes it. Leaving the field takes an option typed in full or the only one that fits, else
 * the last choice stays.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    className,
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    name,
    disabled,
    ref,
  } = props;
  const { noneWords = 'Nothing fits these letters.' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const found = matching(options, typed ?? '');

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

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  useEffect(() => {
    // Scrolled by hand: scrollIntoView would move the dialog or the page as well.
    const row = marked < 0 ? null : list.current?.children[marked];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    const end = row.offsetTop + row.offsetHeight;
    if (row.offsetTop < scrollTop) list.current.scrollTop = row.offsetTop - 4;
    else if (end > scrollTop + clientHeight) list.current.scrollTop = end + 4 - clientHeight;
  }, [marked]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = found.length - 1;
    const chosen = found.indexOf(value);
    if (event.key === 'ArrowDown') show(open ? Math.min(marked + 1, last) : Math.max(chosen, 0));
    else if (event.key === 'ArrowUp') show(open ? Math.max(marked - 1, 0) : chosen < 0 ? last : chosen);
    else if (open && event.key === 'Home') setMarked(0);
    else if (open && event.key === 'End') setMarked(last);
    else if (open && event.key === 'PageDown') setMarked(Math.min(marked + 5, last));
    else if (open && event.key === 'PageUp') setMarked(Math.max(marked - 5, 0));
    else if (open && event.key === 'Enter') {
      const option = found[marked] ?? (found.length === 1 ? found[0] : undefined);
      if (option) take(option);
    } else if (open && event.key === 'Escape') {
      setTyped(null);
      hide();
    } else return;
    event.preventDefault();
  };

  const leave = () => {
    const full = typed === null ? undefined : options.find((option) => plain(option) === plain(typed));
    const only = found.length === 1 ? found[0] : undefined;
    if (full) take(full);
    else if (typed === '') take('');
    else if (typed !== null && only) take(only);
    setTyped(null);
    hide();
    onBlur?.();
  };

  const input = (
    <AmplifyTextField
      ref={ref}
      id={id}
      name={name}
      className="hw-form-field"
      label={labelWords({ label, optional })}
      labelHidden={labelHidden}
      descriptiveText={error ? undefined : hint}
      hasError={Boolean(error)}
      errorMessage={error ? <ErrorWords>{error}</ErrorWords> : undefined}
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
        show(event.target.value ? 0 : -1);
      }}
      onClick={() => (open ? hide() : show(found.indexOf(value)))}
      onKeyDown={press}
      onBlur={leave}
    />
  );

  return (
    <div className={classes('hw-combo', open && 'hw-combo--open', className)}>
      {input}
      <div className="hw-combo-list" role="listbox" id={`${id}-list`} aria-label="Choices" ref={list} hidden={!open}>
        {open
          ? found.map((option, at) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which points at the marked option.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys do this.
              <div
                key={option}
                id={`${id}-${at}`}
                className="hw-combo-option"
                role="option"
                aria-selected={option === value}
                data-marked={at === marked || undefined}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setMarked(at)}
                onClick={() => take(option)}
              >
                {option}
                {option === value ? <Icon of={Check} /> : null}
              </div>
            ))
          : null}
        {open && found.length === 0 ? <p className="hw-combo-none">{noneWords}</p> : null}
      </div>
      <span className="hw-hidden" aria-live="polite">
        {open && typed ? `${found.length} ${found.length === 1 ? 'choice' : 'choices'}` : ''}
      </span>
    </div>
  );
}
