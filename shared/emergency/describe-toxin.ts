import { poisonHotlines } from '#shared/emergency/poison-hotlines.ts';
import { sources } from '#shared/emergency/sources.ts';
import type { Toxin } from '#shared/emergency/toxin.ts';

/** "Ibuprofen (Advil)" within a sentence. Short forms such as "CBD" keep their capitals. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Answers an owner who asks whether an animal may have a listed substance. It is always a no, without any dose. */
export function describeAskedToxin(
  toxin: Toxin,
  petName?: string,
): { text: string; sources: { publisher?: string; title: string; url: string }[] } {
  const pet = petName ?? 'your dog';
  const { name, why, prescribed } = toxin;
  const unlessVet = prescribed
    ? `Only your vet can say whether any medicine is right for ${pet}, and how much.`
    : `There is no safe amount that anybody could name from here.`;
  const lines = poisonHotlines.map(({ name: line, phone }) => `- ${line}: ${phone}`).join('\n');
  return {
    text: [
      `No. Don't give ${pet} ${lowerFirst(name)}. ${why ? `${why} ` : ''}${unlessVet}`,
      `If ${pet} already had some, call your vet or a poison hotline now, even if nothing shows yet. Don't make ${pet} vomit unless they say so.`,
      lines,
    ].join('\n\n'),
    sources: [
      { title: 'Poisons and emergencies', url: '/emergency' },
      ...toxin.sources.slice(0, 2).map((name) => {
        const { publisher, title, url } = sources[name];
        return { publisher, title, url };
      }),
    ],
  };
}
