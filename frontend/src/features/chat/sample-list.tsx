import { CornerDownLeft } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import type { SampleQuestion } from './samples.ts';
import './sample-list.css';

type SampleListProps = {
  title: string;
  samples: readonly SampleQuestion[];
  disabled: boolean;
  onChoose: (sample: SampleQuestion) => void;
};

/** Questions to start with. Selecting one fills the input: sending it takes a second tap, because questions can be limited. */
export function SampleList({ title, samples, disabled, onChoose }: SampleListProps) {
  return (
    <section className="hw-care-samples" aria-label="Sample questions">
      <h3>{title}</h3>
      <ul>
        {samples.map((sample) => (
          <li key={sample.message}>
            <button type="button" disabled={disabled} onClick={() => onChoose(sample)}>
              <span>{sample.message}</span>
              <Icon of={CornerDownLeft} size="s" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
