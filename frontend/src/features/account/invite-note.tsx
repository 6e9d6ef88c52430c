import { useQuery } from '@tanstack/react-query';
import { referrals } from '#shared/contract/referrals.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/**
 * Says who invited the visitor. Nothing while that is unknown, because it does not matter for the sign-up.
 */
export function InviteNote({ code }: { code: string }) {
  const { data, error } = useQuery({
    queryKey: ['invite', code],
    queryFn: ({ signal }) => call(referrals.getInvite, { params: { code } }, { signal }),
  });
  if (error instanceof CallError && error.code === 'inviteNotFound') {
    return (
      <Alert
        tone="amber"
        title="We don't know this invite"
        detail="Please check the link with your friend. You can also create an account without it."
      />
    );
  }
  if (!data) return null;
  return (
    <Alert
      title={
        <>
          <bdi>{data.name}</bdi> invited you
        </>
      }
      detail="Verify your email after you sign up, and you get one month of credit toward a paid plan."
    />
  );
}
