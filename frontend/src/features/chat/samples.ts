import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Dog } from '#shared/contract/dogs.ts';

/** A question to start with. */
export interface SampleQuestion {
  category: ChatCategory;
  message: string;
}

/** In years. The care guide's own life stages need the profiles of all breeds, which are too large for this. */
const seniorAge = 8;
const adultAge = 1;

function listForPuppy(name: string): SampleQuestion[] {
  return [
    { category: 'general', message: `How do I puppy-proof my home for ${name}?` },
    { category: 'health', message: `When does ${name} need vaccines?` },
    { category: 'behavior', message: `How do I stop ${name} from biting?` },
    { category: 'nutrition', message: `How many meals a day does ${name} need?` },
    { category: 'exercise', message: `How long should I walk ${name}?` },
  ];
}

function listForSenior(name: string): SampleQuestion[] {
  return [
    { category: 'general', message: `How do I make my home easier for ${name}?` },
    { category: 'health', message: `How often should ${name} see the vet at this age?` },
    { category: 'behavior', message: `Can I still teach ${name} something new?` },
    { category: 'nutrition', message: `Does ${name} need senior food?` },
    { category: 'exercise', message: `How should I walk ${name} at this age?` },
  ];
}

function listForAdult(name: string): SampleQuestion[] {
  return [
    { category: 'general', message: `What should I bring to ${name}'s next vet visit?` },
    { category: 'health', message: `How do I brush ${name}'s teeth?` },
    { category: 'behavior', message: `How do I stop ${name} from pulling on the leash?` },
    { category: 'nutrition', message: `How much should I feed ${name}?` },
    { category: 'exercise', message: `How much exercise does ${name} need?` },
  ];
}

/** Five questions to start with, one per category, that fit the dog's age. The care guide answers each of them. */
export function listSampleQuestions(dog: Pick<Dog, 'name' | 'age'> | undefined): SampleQuestion[] {
  if (!dog) return listForAdult('my dog');
  if (dog.age < adultAge) return listForPuppy(dog.name);
  return dog.age >= seniorAge ? listForSenior(dog.name) : listForAdult(dog.name);
}
