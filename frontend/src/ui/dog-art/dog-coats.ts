import type { BreedName } from '#shared/breeds/names.ts';

/** The shape of the ears, or `curly` for a curly head with curly ears. */
export type Ears = 'floppy' | 'long' | 'prick' | 'bat' | 'fold' | 'curly';

/** The coat color. */
export type Coat =
  | 'golden'
  | 'chocolate'
  | 'charcoal'
  | 'rust'
  | 'cream'
  | 'tri'
  | 'slate'
  | 'white'
  | 'fawn'
  | 'black-tan'
  | 'black-white'
  | 'brown-white';

/** The face marking: a pale muzzle, a blaze, a dark mask, or a beard with brows. */
export type Face = 'muzzle' | 'blaze' | 'mask' | 'beard';

/** The look of a breed's drawn head. `tone` is the background: 1 green, 2 sand, 3 blue, 4 clay. */
export type DogLook = { ears: Ears; coat: Coat; face: Face; tone: 1 | 2 | 3 | 4 };

const tones: Record<Coat, DogLook['tone']> = {
  golden: 2,
  chocolate: 1,
  charcoal: 3,
  rust: 4,
  cream: 1,
  tri: 2,
  slate: 3,
  white: 3,
  fawn: 1,
  'black-tan': 4,
  'black-white': 3,
  'brown-white': 1,
};

const looks: Record<BreedName, readonly [Ears, Coat, Face]> = {
  Affenpinscher: ['fold', 'charcoal', 'beard'],
  'Afghan Hound': ['long', 'golden', 'mask'],
  'Airedale Terrier': ['fold', 'black-tan', 'beard'],
  Akita: ['prick', 'rust', 'blaze'],
  'Alaskan Malamute': ['prick', 'slate', 'blaze'],
  'American Bulldog': ['fold', 'white', 'muzzle'],
  'American Eskimo Dog': ['prick', 'white', 'muzzle'],
  'American Pit Bull Terrier': ['fold', 'slate', 'blaze'],
  'American Staffordshire Terrier': ['fold', 'rust', 'blaze'],
  'Anatolian Shepherd Dog': ['floppy', 'fawn', 'mask'],
  'Australian Cattle Dog': ['prick', 'slate', 'muzzle'],
  'Australian Shepherd': ['fold', 'slate', 'blaze'],
  'Australian Terrier': ['prick', 'rust', 'beard'],
  Basenji: ['prick', 'rust', 'blaze'],
  'Basset Hound': ['long', 'tri', 'blaze'],
  Beagle: ['long', 'tri', 'blaze'],
  'Bearded Collie': ['floppy', 'slate', 'beard'],
  'Belgian Malinois': ['prick', 'fawn', 'mask'],
  'Bernese Mountain Dog': ['floppy', 'black-white', 'blaze'],
  'Bichon Frise': ['curly', 'white', 'muzzle'],
  'Black and Tan Coonhound': ['long', 'black-tan', 'muzzle'],
  Bloodhound: ['long', 'rust', 'mask'],
  'Bluetick Coonhound': ['long', 'slate', 'muzzle'],
  'Border Collie': ['fold', 'black-white', 'blaze'],
  'Border Terrier': ['fold', 'golden', 'beard'],
  Borzoi: ['fold', 'white', 'muzzle'],
  'Boston Terrier': ['bat', 'black-white', 'blaze'],
  'Bouvier des Flandres': ['fold', 'charcoal', 'beard'],
  Boxer: ['fold', 'fawn', 'mask'],
  Brittany: ['long', 'rust', 'blaze'],
  'Brussels Griffon': ['fold', 'rust', 'beard'],
  'Bull Terrier': ['prick', 'white', 'muzzle'],
  Bulldog: ['fold', 'fawn', 'blaze'],
  Bullmastiff: ['floppy', 'fawn', 'mask'],
  'Cairn Terrier': ['prick', 'golden', 'beard'],
  'Cane Corso': ['fold', 'charcoal', 'muzzle'],
  'Cardigan Welsh Corgi': ['bat', 'tri', 'blaze'],
  'Cavalier King Charles Spaniel': ['long', 'rust', 'blaze'],
  'Chesapeake Bay Retriever': ['floppy', 'chocolate', 'muzzle'],
  Chihuahua: ['bat', 'fawn', 'blaze'],
  'Chinese Crested': ['bat', 'slate', 'blaze'],
  'Chinese Shar-Pei': ['fold', 'fawn', 'mask'],
  'Chow Chow': ['prick', 'rust', 'muzzle'],
  'Cocker Spaniel': ['long', 'golden', 'muzzle'],
  Collie: ['fold', 'tri', 'blaze'],
  'Coton de Tulear': ['floppy', 'white', 'beard'],
  Dachshund: ['long', 'rust', 'muzzle'],
  Dalmatian: ['floppy', 'white', 'muzzle'],
  'Doberman Pinscher': ['prick', 'black-tan', 'muzzle'],
  'Dogo Argentino': ['fold', 'white', 'muzzle'],
  'English Cocker Spaniel': ['long', 'slate', 'muzzle'],
  'English Setter': ['long', 'white', 'muzzle'],
  'English Springer Spaniel': ['long', 'brown-white', 'blaze'],
  'Finnish Spitz': ['prick', 'rust', 'muzzle'],
  'Flat-Coated Retriever': ['floppy', 'charcoal', 'muzzle'],
  'French Bulldog': ['bat', 'slate', 'blaze'],
  'German Shepherd': ['prick', 'tri', 'mask'],
  'German Shorthaired Pointer': ['long', 'chocolate', 'muzzle'],
  'German Wirehaired Pointer': ['floppy', 'chocolate', 'beard'],
  'Giant Schnauzer': ['fold', 'charcoal', 'beard'],
  'Golden Retriever': ['floppy', 'golden', 'muzzle'],
  'Gordon Setter': ['long', 'black-tan', 'muzzle'],
  'Great Dane': ['floppy', 'fawn', 'mask'],
  'Great Pyrenees': ['floppy', 'white', 'muzzle'],
  Greyhound: ['fold', 'slate', 'muzzle'],
  Havanese: ['floppy', 'cream', 'beard'],
  'Irish Setter': ['long', 'rust', 'muzzle'],
  'Irish Terrier': ['fold', 'rust', 'beard'],
  'Irish Wolfhound': ['fold', 'slate', 'beard'],
  'Italian Greyhound': ['fold', 'fawn', 'muzzle'],
  'Jack Russell Terrier': ['fold', 'rust', 'blaze'],
  'Japanese Chin': ['long', 'black-white', 'blaze'],
  Keeshond: ['prick', 'slate', 'mask'],
  'Kerry Blue Terrier': ['fold', 'slate', 'beard'],
  'Labrador Retriever': ['floppy', 'golden', 'muzzle'],
  Leonberger: ['floppy', 'tri', 'mask'],
  'Lhasa Apso': ['long', 'golden', 'beard'],
  Maltese: ['long', 'white', 'muzzle'],
  Mastiff: ['floppy', 'fawn', 'mask'],
  'Miniature Pinscher': ['prick', 'rust', 'muzzle'],
  'Miniature Poodle': ['curly', 'slate', 'muzzle'],
  'Miniature Schnauzer': ['fold', 'slate', 'beard'],
  Newfoundland: ['floppy', 'charcoal', 'muzzle'],
  'Norwegian Elkhound': ['prick', 'slate', 'mask'],
  'Nova Scotia Duck Tolling Retriever': ['floppy', 'rust', 'blaze'],
  'Old English Sheepdog': ['floppy', 'slate', 'beard'],
  Papillon: ['bat', 'tri', 'blaze'],
  Pekingese: ['long', 'fawn', 'mask'],
  'Pembroke Welsh Corgi': ['bat', 'golden', 'blaze'],
  Pomeranian: ['prick', 'golden', 'muzzle'],
  Poodle: ['curly', 'cream', 'muzzle'],
  'Portuguese Water Dog': ['curly', 'charcoal', 'muzzle'],
  Pug: ['fold', 'fawn', 'mask'],
  'Rat Terrier': ['prick', 'tri', 'blaze'],
  'Rhodesian Ridgeback': ['floppy', 'rust', 'mask'],
  Rottweiler: ['floppy', 'black-tan', 'muzzle'],
  'Saint Bernard': ['floppy', 'tri', 'blaze'],
  Saluki: ['long', 'cream', 'muzzle'],
  Samoyed: ['prick', 'white', 'muzzle'],
  'Scottish Terrier': ['prick', 'charcoal', 'beard'],
  'Shetland Sheepdog': ['fold', 'tri', 'blaze'],
  'Shiba Inu': ['prick', 'rust', 'muzzle'],
  'Shih Tzu': ['long', 'tri', 'beard'],
  'Siberian Husky': ['prick', 'black-white', 'blaze'],
  'Soft Coated Wheaten Terrier': ['fold', 'golden', 'beard'],
  'Staffordshire Bull Terrier': ['fold', 'black-white', 'blaze'],
  'Standard Schnauzer': ['fold', 'slate', 'beard'],
  'Toy Poodle': ['curly', 'rust', 'muzzle'],
  Vizsla: ['long', 'rust', 'muzzle'],
  Weimaraner: ['long', 'slate', 'muzzle'],
  'West Highland White Terrier': ['prick', 'white', 'beard'],
  Whippet: ['fold', 'cream', 'muzzle'],
  'Yorkshire Terrier': ['prick', 'black-tan', 'beard'],
  'Mixed breed': ['floppy', 'brown-white', 'blaze'],
  Other: ['floppy', 'cream', 'muzzle'],
};

function isBreed(name: string): name is BreedName {
  return Object.hasOwn(looks, name);
}

/** Returns the look of a breed's drawing. Unknown breeds look like the breed "Other". */
export function findDogLook(breed: string): DogLook {
  const [ears, coat, face] = looks[isBreed(breed) ? breed : 'Other'];
  return { ears, coat, face, tone: tones[coat] };
}
