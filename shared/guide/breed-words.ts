import { breedAliases } from '#shared/content/compiled/breed-aliases.ts';
import { breedNames } from '#shared/content/compiled/breed-names.ts';
import { splitWords } from '#shared/guide/terms.ts';

/** Short forms, nicknames and plurals that owners use for breeds. */
const nicknames =
  'lab labs labrador golden goldens retriever retrievers shepherd shepherds gsd doodle doodles goldendoodle husky huskies pitbull pitbulls ' +
  'pit pits pitty pittie bully chihuahua chihuahuas chi dachshund doxie wiener weiner weenie frenchie frenchies pug pugs beagle beagles boxer ' +
  'boxers poodle poodles yorkie yorkies shihtzu corgi corgis aussie aussies collie collies heeler heelers hound hounds terrier terriers mix mixed ' +
  'mutt rottie rottweiler dane danes mastiff spaniel spaniels cocker maltese pomeranian pom poms bichon havanese shiba akita malinois mal ' +
  'whippet greyhound greyhounds sheltie pointer pointers setter setters schnauzer schnauzers bernese cavalier cav bulldog bulldogs';

let words: ReadonlySet<string> | undefined;

/**
 * Removes breed names from the words of a text, because most questions have the same answer for every breed. If no
 * other words are left, returns all words.
 */
export function removeBreeds(typed: readonly string[]): readonly string[] {
  words ??= new Set([
    ...nicknames.split(' '),
    ...[...breedNames, ...Object.values(breedAliases).flat()]
      .map((name) => splitWords(name))
      .flatMap((name) => (name.length === 1 ? name : [])),
  ]);
  const known = words;
  const left = typed.filter((word) => !known.has(word));
  return left.length > 0 ? left : typed;
}
