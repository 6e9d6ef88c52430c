import { defineHandler } from '#functions/core/http/api.ts';
import { removeDog } from '#functions/dogs/remove-dog.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const deleteDog = defineHandler(dogs.deleteDog, ({ params, caller }) => removeDog(caller.id, params.id));
