import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Login } from '#shared/contract/account-forms.ts';
import { readPendingPlan, removePendingPlan } from '../../domain/onboarding/pending-sign-up.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { signUpPath } from '../../platform/session/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DogNeedsCard } from './dog-needs-card.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SignUpDogDrawing } from './sign-up-dog.tsx';
import { parseChoice, readSignUpDefaults, SignUpDraft, SignUpForm } from './sign-up-form.ts';
import { SignUpPanel } from './sign-up-panel.tsx';
import { usePendingDog } from './use-pending-dog.ts';
import './account.css';

const planTexts = {
  trial: "Full access for 7 days, no credit card. You won't be charged unless you choose a plan.",
  free: "You start with 7 days of full access. After that, the Free plan starts automatically. You won't be charged.",
  basic: "You start with 7 days of full access. We've saved Basic as your choice.",
  advanced: "You start with 7 days of full access. We've saved Advanced as your choice.",
} as const;

const ticks = [
  'A profile for every dog, with what the breed needs',
  'Walks, vet visits and advice in one place',
  'Emergency help is free on every plan, or with no plan at all',
];

/**
 * The sign-up and sign-in tabs. The query string contains the tab (`signin` or `signup`) and a chosen `plan`. This
 * component owns the state of both forms, so that switching tabs keeps what was typed.
 */
export function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const signingUp = search.get('signin') !== 'true';
  const choice = parseChoice(search, readPendingPlan());
  const pendingDog = usePendingDog();
  const dog = signingUp ? pendingDog : null;
  const signUpTitle = dog ? `Keep ${dog.name}'s profile` : 'Create your account';
  const [defaultValues] = useState(readSignUpDefaults);
  const draft = useFormDraft('sign_up', SignUpDraft);
  const signUpForm = useZodForm(SignUpForm, { defaultValues, restored: draft.restored });
  const signInForm = useZodForm(Login, { defaultValues: { email: '', password: '', rememberMe: false } });

  const selectTab = (next: string) => {
    const [signUpEmail, signInEmail] = [signUpForm.getValues('email'), signInForm.getValues('email')];
    if (next === 'sign-in') signInForm.setValue('email', signInEmail || signUpEmail);
    else signUpForm.setValue('email', signUpEmail || signInEmail);
    setSearch(
      (before) => {
        before.delete('signin');
        before.delete('signup');
        before.set(next === 'sign-in' ? 'signin' : 'signup', 'true');
        return before;
      },
      { replace: true },
    );
  };

  const startAtPassword = useRef(false);
  useEffect(() => {
    if (!signingUp && startAtPassword.current) signInForm.setFocus('password');
    startAtPassword.current = false;
  }, [signingUp, signInForm]);
  const signInWith = (email: string) => {
    signInForm.setValue('email', email);
    startAtPassword.current = true;
    selectTab('sign-in');
  };

  const dropPlan = () => {
    removePendingPlan();
    navigate(signUpPath, { replace: true });
    // The clicked button disappears, so the focus moves to the screen's heading.
    focusScreen();
  };

  return (
    <div className="hw-auth">
      <div className="hw-auth-text">
        <h1 tabIndex={-1}>{signingUp ? signUpTitle : 'Welcome back'}</h1>
        <p className="hw-soft">{signingUp ? planTexts[choice.plan] : 'Everything is right where you left it.'}</p>
        {dog ? (
          <DogNeedsCard dog={dog} />
        ) : (
          <ul className="hw-ticks hw-auth-ticks">
            {ticks.map((tick) => (
              <li key={tick}>
                <Icon of={Check} />
                {tick}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="hw-auth-sheet">
        <SignUpDogDrawing dog={dog} />
        <Card>
          <Tabs
            label="Account"
            selected={signingUp ? 'sign-up' : 'sign-in'}
            onSelect={selectTab}
            tabs={[
              {
                id: 'sign-up',
                label: 'Sign Up',
                content: (
                  <SignUpPanel
                    form={signUpForm}
                    draft={draft}
                    choice={choice}
                    onDropPlan={dropPlan}
                    onSignIn={signInWith}
                  />
                ),
              },
              { id: 'sign-in', label: 'Sign In', content: <SignInPanel form={signInForm} /> },
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
