import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { account, type User } from '#shared/contract/account.ts';
import type { Login } from '#shared/contract/account-forms.ts';
import { resetPasswordPath } from '../../domain/account/paths.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { registerField, type ZodForm } from '../../platform/forms/use-zod-form.ts';
import { resolveAddressAfterSignIn } from '../../platform/session/after-sign-in.ts';
import { cacheUser } from '../../platform/session/cached-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { alertTexts } from './texts.ts';

/** The Sign In tab. */
export function SignInPanel({ form }: { form: ZodForm<typeof Login> }) {
  const [email, rememberMe] = useWatch({ control: form.control, name: ['email', 'rememberMe'] });
  const enter = (user: User, isRemembered: boolean) => {
    cacheUser(user, isRemembered);
    window.location.assign(resolveAddressAfterSignIn(user.id));
  };
  const login = useApiMutation({
    mutationFn: (body: z.output<typeof Login>, call) => call(account.login, { body }),
    texts: alertTexts.login,
    form,
    showsError: true,
    staysPending: true,
    onSuccess: (user, body) => enter(user, body.rememberMe),
  });

  return (
    <form className="hw-auth-form" noValidate onSubmit={form.handleSubmit(login.mutate, login.reset)}>
      <TextField
        {...registerField(form, 'email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...registerField(form, 'password')} label="Password" autoComplete="current-password" />
      <Link className="hw-forgot" to={resetPasswordPath} state={{ email }}>
        Forgot your password?
      </Link>
      <CheckboxField {...registerField(form, 'rememberMe')} label="Remember me for 30 days" />
      <ErrorAlert error={login.error} operation="login" />
      <Button type="submit" full busy={login.isPending} busyLabel="Signing in...">
        Sign In
      </Button>
      <PasskeyButton rememberMe={rememberMe ?? false} onSignedIn={enter} />
    </form>
  );
}
