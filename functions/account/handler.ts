import { findCallerWithRoles } from '#functions/account/caller-with-roles.ts';
import { changePassword } from '#functions/account/change-password.ts';
import { completeFirstLogin } from '#functions/account/complete-first-login.ts';
import { countOwners } from '#functions/account/count-owners.ts';
import { endSession } from '#functions/account/end-session.ts';
import { forgotPassword } from '#functions/account/forgot-password.ts';
import { getUser } from '#functions/account/get-user.ts';
import { listSessions } from '#functions/account/list-sessions.ts';
import { login } from '#functions/account/login.ts';
import { register } from '#functions/account/register.ts';
import { resendVerification } from '#functions/account/resend-verification.ts';
import { resetPassword } from '#functions/account/reset-password.ts';
import { signOut } from '#functions/account/sign-out.ts';
import { signOutEverywhere } from '#functions/account/sign-out-everywhere.ts';
import { startSignIn } from '#functions/account/start-sign-in.ts';
import { updateUser } from '#functions/account/update-user.ts';
import { verifyEmail } from '#functions/account/verify-email.ts';
import { api } from '#functions/core/api.ts';
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
