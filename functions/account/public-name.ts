import type { Owner } from '#functions/entities/owners.ts';

/** An owner's name as other owners see it. */
export interface PublicName {
  firstName: string;
  /** The last initial with a period, such as "L."; empty without a last name. */
  lastInitial: string;
  /** The first name and the last initial, such as "Maya L." */
  name: string;
}

/** Returns an owner's name as other owners see it. */
export function buildPublicName({ firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>): PublicName {
  const [initial] = lastName.trim();
  const lastInitial = initial ? `${initial.toUpperCase()}.` : '';
  return { firstName, lastInitial, name: joinName(firstName, lastInitial) };
}

/** Joins the parts of a public name. */
export function joinName(firstName: string, lastInitial: string): string {
  return lastInitial ? `${firstName} ${lastInitial}` : firstName;
}
