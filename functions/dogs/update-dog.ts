import { answer } from '#functions/core/api.ts';
import { changeDog } from '#functions/dogs/change-dog.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const updateDog = answer(dogs.updateDog, ({ params, body, caller }) => changeDog(caller, params.id, body));
