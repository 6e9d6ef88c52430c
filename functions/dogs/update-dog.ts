import { defineHandler } from '#functions/core/http/api.ts';
import { changeDog } from '#functions/dogs/change-dog.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const updateDog = defineHandler(dogs.updateDog, ({ params, body, caller }) =>
  changeDog(caller, params.id, body),
);
