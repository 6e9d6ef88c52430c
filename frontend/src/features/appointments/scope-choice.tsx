import { useId } from 'react';
import { type Scope, scopes } from '#shared/contract/appointments.ts';
import { pastStays } from './texts.ts';

type ScopeChoiceProps = {
  /** The question above the choices, such as "What should change?" */
  legend: string;
  scope: Scope;
  onScope: (scope: Scope) => void;
};

const labels: Record<Scope, string> = { one: 'This visit', following: 'This and following', all: 'All visits' };

/** Lets the owner choose between one visit of a series, this and the following ones, and all upcoming ones. */
export function ScopeChoice({ legend, scope, onScope }: ScopeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="hw-scope" aria-describedby={`${id}-hint`}>
      <legend>{legend}</legend>
      <div className="hw-scope-choices">
        {scopes.map((each) => (
          <label key={each} className="hw-scope-choice">
            <input
              type="radio"
              name={`${id}-scope`}
              value={each}
              checked={scope === each}
              onChange={() => onScope(each)}
            />
            <span>{labels[each]}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="hw-scope-hint">
        {pastStays}
      </p>
    </fieldset>
  );
}
