import { answer } from '#functions/core/api.ts';
import { removeDog } from '#functions/dogs/remove-dog.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const deleteDog = answer(dogs.deleteDog, ({ params, caller }) => removeDog(caller.id, params.id));
