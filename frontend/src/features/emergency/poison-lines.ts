/** A telephone line that answers day and night when a dog has swallowed something poisonous. */
export interface PoisonLine {
  name: string;
  /** As people read it. */
  number: string;
  /** As a telephone dials it. */
  dial: string;
}

/** Published by the two organisations at aspca.org/pet-care/animal-poison-control and petpoisonhelpline.com. */
export const poisonLines: readonly PoisonLine[] = [
  { name: 'ASPCA Animal Poison Control', number: '(888) 426-4435', dial: '+18884264435' },
  { name: 'Pet Poison Helpline', number: '(855) 764-7661', dial: '+18557647661' },
];
