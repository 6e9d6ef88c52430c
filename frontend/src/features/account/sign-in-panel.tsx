import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { account, Login } from '#shared/contract/account.ts';
import { keepUser } from '../../domain/session/session.ts';
import { call } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { afterSignIn } from '../../lib/unsent.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { checkedBy, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showFieldErrors } from './field-errors.ts';
import type { Typed } from './sign-up-form.ts';
import { alertFor } from './texts.ts';

/** The Sign In tab. */
export function SignInPanel({ typed }: { typed: RefObject<Typed> }) {
  const [failure, setFailure] = useState<{ title: string; detail?: string }>();
  const form = useForm({
    check: checkedBy(Login),
    defaultValues: typed.current.signIn ?? {
      email: typed.current.signUp?.email ?? '',
      password: '',
      rememberMe: false,
    },
  });
  const { errors, values } = form;
  useEffect(() => {
    typed.current.signIn = values;
  }, [typed, values]);
  const [busy, run] = useBusy();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the tab is opened
  useEffect(() => {
    if (typed.current.atPassword) form.setFocus('password');
    typed.current.atPassword = false;
  }, []);

  const submit = form.handleSubmit((login) =>
    run(async () => {
      setFailure(undefined);
      try {
        const user = await call(account.login, { body: login });
        keepUser(user);
        window.location.assign(afterSignIn(user.id));
        return 'leaving';
      } catch (error) {
        showFieldErrors(form, error, ['email', 'password']);
        setFailure(alertFor(error, 'login'));
        return undefined;
      }
    }),
  );

  return (
    <form className="hw-auth-form" noValidate onSubmit={submit}>
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField
        {...form.register('password')}
        label="Password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Link className="hw-forgot" to={paths.resetPassword} state={{ email: values.email }}>
        Forgot your password?
      </Link>
      <CheckboxField {...form.register('rememberMe')} label="Remember me for 30 days" />
      {failure ? <Alert tone="error" title={failure.title} detail={failure.detail} /> : null}
      <Button type="submit" full busy={busy} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
