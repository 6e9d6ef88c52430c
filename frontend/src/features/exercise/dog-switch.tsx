import { type KeyboardEvent, useRef } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import './dog-switch.css';

type DogSwitchProps = {
  dogs: readonly Dog[];
  /** The ID of the selected dog. */
  selected: string;
  onSelect: (id: string) => void;
};

/** Selects one of the owner's dogs. Arrow keys select the previous or next dog. */
export function DogSwitch({ dogs, selected, onSelect }: DogSwitchProps) {
  const group = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const at = dogs.findIndex(({ id }) => id === selected);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step && dogs.at((at + step) % dogs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    group.current?.querySelector<HTMLElement>(`[data-dog="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className="hw-dogswitch" role="radiogroup" aria-label="Dog" ref={group} onKeyDown={press}>
      {dogs.map(({ id, name, breed, photoUrl }) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot contain a picture.
        <button
          key={id}
          type="button"
          role="radio"
          data-dog={id}
          aria-checked={id === selected}
          aria-label={name}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <DogAvatar breed={breed} photoUrl={photoUrl} size="s" />
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  );
}
