import { type Announced, consumer } from '#functions/core/consumer.ts';
import type { Mail } from '#functions/core/mail.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { paymentMethodsOf } from '#functions/entities/payment-methods.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import {
  newSignInLetter,
  passwordChangedLetter,
  resetLetter,
  type TrialChoice,
  trialEndingLetter,
  verificationLetter,
  welcomeLetter,
} from '#functions/notifications/email-templates.ts';
import { mintLink } from '#functions/notifications/mint-link.ts';
import { forgetDog, notify } from '#functions/notifications/notify.ts';
import { sendEmailOnce } from '#functions/notifications/send-email-once.ts';
import { planNames } from '#shared/plans.ts';

type Compose = (owner: Owner) => Mail | Promise<Mail>;

/** Mails the owner that an announcement concerns, each kind of letter once. Someone who is gone meanwhile gets none. */
async function write(ownerId: string, mails: Record<string, Compose>): Promise<void> {
  if (!ownerId) return;
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!owner) return;
  for (const [key, compose] of Object.entries(mails)) await sendEmailOnce(ownerId, key, () => compose(owner));
}

const verification: Compose = async (owner) => verificationLetter(owner, await mintLink(owner, 'verify-email'));

/** What owners hear of, by mail and under the bell. */
export const handler = consumer({
  OwnerRegistered: ({ id, detail: { ownerId } }) =>
    write(ownerId, { [`${id}-welcome`]: welcomeLetter, [`${id}-verify`]: verification }),
  VerificationRequested: ({ id, detail: { ownerId } }) => write(ownerId, { [id]: verification }),
  PasswordResetRequested: ({ id, detail: { ownerId } }) =>
    write(ownerId, { [id]: async (owner) => resetLetter(owner, await mintLink(owner, 'reset-password')) }),
  PasswordChanged: ({ id, at, detail: { ownerId } }) =>
    write(ownerId, { [id]: (owner) => passwordChangedLetter(owner, new Date(at), owner.timeZone) }),
  SignedInElsewhere: ({ id, at, detail: { ownerId, device } }) =>
    write(ownerId, { [id]: (owner) => newSignInLetter(owner, device, new Date(at), owner.timeZone) }),
  TrialEnding: ({ id, detail: { ownerId, daysLeft, trialEndsAt } }) =>
    write(ownerId, {
      [id]: async (owner) => {
        const end = { daysLeft, endsAt: new Date(trialEndsAt), timeZone: owner.timeZone };
        return trialEndingLetter(owner, end, await choiceOf(ownerId));
      },
    }),
  EmailVerified: ({ id, at, detail: { ownerId } }) =>
    notify({
      ...{ ownerId, id, at, type: 'system' as const, actionUrl: '/profile?tab=account' },
      title: 'Your email is confirmed',
      message: 'If you ever forget your password, this mailbox is your way back in.',
    }),
  TrialEnded,
  SubscriptionChanged,
  DogCreated,
  DogDeleted: ({ detail: { ownerId, dogId } }) => forgetDog(ownerId, dogId),
});

async function DogCreated({ id, at, detail: { ownerId, dogId } }: Announced<'DogCreated'>): Promise<void> {
  const { data: dog } = await Dogs.get({ ownerId, id: dogId }).go({ consistent: true });
  if (!dog) return;
  const known = dog.weight ? 'breed, age and weight' : 'breed and age';
  await notify({
    ownerId,
    id,
    at,
    type: 'system',
    title: `${dog.name} is here`,
    message: `${dog.name}'s profile is saved. Plans and tips will be made for this ${known}.`,
    actionUrl: '/profile',
    dogId,
  });
}

/** What the owner has chosen for after the trial, as it stands when the letter is written. */
async function choiceOf(ownerId: string): Promise<TrialChoice> {
  const { data } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  const { methods } = await paymentMethodsOf(ownerId);
  return { plan: data?.chosenPlan, hasMethod: methods.length > 0 };
}

async function TrialEnded({ id, at, detail: { ownerId } }: Announced<'TrialEnded'>): Promise<void> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  const onFree = subscription?.tier === 'free';
  await notify({
    ...{ ownerId, id, at, type: 'system' as const, actionUrl: onFree ? '/profile?tab=billing' : '/pricing' },
    title: 'Your free trial has ended',
    message: onFree
      ? 'You are on Free now. Nothing was charged, and nothing was deleted.'
      : 'Nothing was charged. Your data stays safe, whichever plan you pick.',
  });
}

async function SubscriptionChanged({ id, at, detail: { ownerId } }: Announced<'SubscriptionChanged'>): Promise<void> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  if (!subscription?.chosenPlan) return;
  const plan = planNames[subscription.chosenPlan];
  const waiting = subscription.tier === 'free-trial';
  await notify({
    ...{ ownerId, id, at, type: 'system' as const, actionUrl: '/profile?tab=billing' },
    title: waiting ? `${plan} is noted for after your trial` : `You are on ${plan}`,
    message: !waiting
      ? 'You can change your plan at any time.'
      : subscription.chosenPlan === 'free'
        ? 'It costs nothing and starts by itself when the trial ends.'
        : 'Nothing is charged before the trial ends.',
  });
}
