/** The screen with an owner's invite code and credits. */
export const referralPath = '/profile/referrals';

interface Text {
  title: string;
  message: string;
}

/** Tells the inviting owner about a completed referral, but not who joined. */
export function describeEarned(creditAwarded: boolean): Text {
  return creditAwarded
    ? {
        title: 'You earned a free month',
        message:
          'Someone joined with your link and verified their email. You each get one month of credit. It pays your next renewal before your card is charged.',
      }
    : {
        title: 'Someone joined with your link',
        message:
          "They verified their email and got one month of credit. You didn't, because referral credits are part of the Advanced plan.",
      };
}

/** Tells the invited owner about their month. */
export function describeWelcome(): Text {
  return {
    title: 'Your first month is covered',
    message:
      'You joined with an invite and verified your email, so you get one month of credit. If you start a paid plan, it pays before your card is charged.',
  };
}
