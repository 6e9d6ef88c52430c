/**
 * Whether a text describes an emergency, in which a vet should be called now. The models are loaded on first use, because
 * most requests only read.
 */
export async function isEmergency(text: string): Promise<boolean> {
  const { checkEmergency } = await import('#shared/emergency/check-emergency.ts');
  const { readText } = await import('#functions/core/text-model/read-text.ts');
  return checkEmergency({ text, urgency: (await readText(text))?.urgency }).verdict === 'now';
}
