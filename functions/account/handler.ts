import { countOwners } from '#functions/account/count-owners.ts';
import { getUser } from '#functions/account/get-user.ts';
import { changePassword } from '#functions/account/password/change-password.ts';
import { forgotPassword } from '#functions/account/password/forgot-password.ts';
import { resetPassword } from '#functions/account/password/reset-password.ts';
import { register } from '#functions/account/registration/register.ts';
import { resendVerification } from '#functions/account/registration/resend-verification.ts';
import { verifyEmail } from '#functions/account/registration/verify-email.ts';
import { findCallerWithRoles } from '#functions/account/sign-in/caller-with-roles.ts';
import { completeFirstLogin } from '#functions/account/sign-in/complete-first-login.ts';
import { endSession } from '#functions/account/sign-in/end-session.ts';
import { listSessions } from '#functions/account/sign-in/list-sessions.ts';
import { login } from '#functions/account/sign-in/login.ts';
import { signOut } from '#functions/account/sign-in/sign-out.ts';
import { signOutEverywhere } from '#functions/account/sign-in/sign-out-everywhere.ts';
import { startSignIn } from '#functions/account/sign-in/start-sign-in.ts';
import { updateUser } from '#functions/account/update-user.ts';
import { api } from '#functions/core/http/api.ts';
import { account } from '#shared/contract/account.ts';

export const handler = api(account, findCallerWithRoles, {
  register,
  login,
  getUser,
  startSignIn,
  signOut,
  updateUser,
  completeFirstLogin,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  listSessions,
  signOutEverywhere,
  endSession,
  countOwners,
});
