import { toxins } from '#shared/emergency/toxins.ts';

/** Reads names in the notation of the compiled toxins: `_` is a space, `*` any ending. */
function splitNames(names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '));
}

/** Medicine for dogs that is missing from `shared/content/toxins`, because owners rarely ask about it. */
const moreNames = `
  metronidazole flagyl cephalexin keflex clindamycin enrofloxacin baytril marbofloxacin clavamox convenia tylosin tylan
  prednisolone maropitant cerenia sucralfate oclacitinib grapiprant librela adequan milbemycin selamectin afoxolaner
  fluralaner nitenpyram capstar praziquantel drontal theophylline glucosamine chondroitin fish_oil peroxide`;

/** Names in `shared/content/toxins` that are also everyday words. */
const everyday = splitNames(`
  advantage revolution frontline interceptor safeguard safe_guard quest_gel pour_on crest blood_pressure feed_store
  for_cattle for_horses ambient molly ala one_a_day sonata weed edible edibles hash blunt blunts roach dab dabs stash
  cartridge gummies rosin nug nugs indica sativa kush bong bute`);

/** Substances that are used as medicine: those that are prescribed or measured in milligrams, and home remedies. */
const names = toxins
  .filter(
    ({ id, units, prescribed }) => prescribed || (units.includes('mg') && id !== 'nicotine') || id === 'folk-remedy',
  )
  .flatMap(({ words }) => splitNames(words))
  .concat(splitNames(moreNames))
  .filter((name) => !everyday.includes(name));

/** Kinds of medicine, besides those with any ending. */
const kinds = splitNames('insulin cannabis sunscreen vitamin_d cold_medicine allergy_medicine cough_medicine');

/** Names with their plural, and any ending where the list allows it. A space may be a hyphen, or missing. */
function toSource(all: readonly string[]): string {
  const sources = all.map((name) => name.replace('*', '[a-z]*').replaceAll(' ', '[ -]?'));
  return `(?<![a-z])(?:${sources.join('|')})(?:'?s)?(?![a-z])`;
}

/** Matches a medicine or a kind of medicine, such as "antibiotics", in a folded text. */
export const medicineSource = toSource(names);

/** Matches a medicine by its own name. Unlike "an antibiotic", "an aspirin" is one piece of it. */
export const ownNameSource = toSource(names.filter((name) => !name.includes('*') && !kinds.includes(name)));

const pattern = new RegExp(medicineSource);

/** Shorter names occur within other words. */
const minJoinedLength = 7;
const joined = new RegExp(
  names
    .map((name) => name.replace(/[ *]/g, ''))
    .filter((name) => name.length >= minJoinedLength)
    .join('|'),
);

/** Whether a folded text names a medicine, also with spaces or hyphens in the name. */
export function namesMedicine(folded: string): boolean {
  return pattern.test(folded) || joined.test(folded.replace(/[^a-z]/g, ''));
}
