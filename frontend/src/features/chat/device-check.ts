import type { Dog } from '#shared/contract/dogs.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';

/** Loads the emergency check. The service worker has it offline. */
const loadCheck = () => import('#shared/emergency/check-question.ts');

/** Loads the check before the first question needs it. A failure is retried by the next check. */
export function prepareDeviceCheck(): void {
  loadCheck().catch(() => undefined);
}

/** The selected dog's weight, else that of the lightest dog, in pounds. */
export function pickWeight(dog: Dog | undefined, dogs: readonly Dog[]): number | undefined {
  const weights = (dog ? [dog] : dogs).flatMap(({ weight }) => weight ?? []);
  return weights.length > 0 ? Math.min(...weights) : undefined;
}

/** Checks a question on this device, without the network. Without a card, the check found nothing or did not load. */
export async function checkOnDevice(
  text: string,
  dog: Dog | undefined,
  dogs: readonly Dog[],
): Promise<EmergencyCard | null> {
  try {
    const { checkQuestion } = await loadCheck();
    return checkQuestion(text, { weightLb: pickWeight(dog, dogs), name: dog?.name }).card;
  } catch {
    return null;
  }
}
