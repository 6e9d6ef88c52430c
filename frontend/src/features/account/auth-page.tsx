import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { chosenPlan, forgetChosenPlan } from '../../domain/plan/chosen-plan.ts';
import { focusScreen } from '../../lib/focus-screen.ts';
import { signUp } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { DogDrawing } from '../../ui/dog-drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { choiceFrom, type Typed } from './sign-up-form.ts';
import { SignUpPanel } from './sign-up-panel.tsx';
import './account.css';

const planTexts = {
  trial: 'Full access for 7 days, no credit card. Nothing is charged unless you choose a plan.',
  free: 'You start with 7 days of full access. When they end, the Free plan starts by itself. Nothing is charged.',
  basic: 'You start with 7 days of full access. Basic is kept as your choice.',
  advanced: 'You start with 7 days of full access. Advanced is kept as your choice.',
} as const;

const ticks = [
  'A profile for every dog, with what its breed needs',
  'Walks, vet visits and advice in one place',
  'Emergency help is free on every plan, and without one',
];

/** Sign up or sign in. The address may name the tab (`signin`, `signup`) and a chosen `plan`, which the device remembers too. */
export function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('signin') === 'true' ? 'sign-in' : 'sign-up';
  // The address follows, so that a reload shows the same tab; a plan and whatever else it carries stays.
  const choose = (next: string) =>
    setSearch(
      (before) => {
        before.delete('signin');
        before.delete('signup');
        before.set(next === 'sign-in' ? 'signin' : 'signup', 'true');
        return before;
      },
      { replace: true },
    );
  const typed = useRef<Typed>({});
  const navigate = useNavigate();
  const choice = choiceFrom(search, chosenPlan());
  const dropPlan = () => {
    forgetChosenPlan();
    navigate(signUp, { replace: true });
    // The button that was pressed goes with the choice.
    focusScreen();
  };
  const signingUp = tab === 'sign-up';

  return (
    <div className="hw-auth">
      <div className="hw-auth-words">
        <h1 tabIndex={-1}>{signingUp ? 'Create your account' : 'Welcome back'}</h1>
        <p className="hw-soft">
          {signingUp ? planTexts[choice.plan] : 'Your dogs and their days are where you left them.'}
        </p>
        <ul className="hw-ticks hw-auth-ticks">
          {ticks.map((tick) => (
            <li key={tick}>
              <Icon of={Check} />
              {tick}
            </li>
          ))}
        </ul>
      </div>
      <div className="hw-auth-sheet">
        <DogDrawing pose="sitting" />
        <Card>
          <Tabs
            label="Account"
            selected={tab}
            onSelect={choose}
            tabs={[
              {
                id: 'sign-up',
                label: 'Sign Up',
                content: (
                  <SignUpPanel typed={typed} choice={choice} onDropPlan={dropPlan} onSignIn={() => choose('sign-in')} />
                ),
              },
              { id: 'sign-in', label: 'Sign In', content: <SignInPanel typed={typed} /> },
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
