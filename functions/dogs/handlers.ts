import { transact } from '#functions/core/data/table.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { readPage } from '#functions/core/http/page.ts';
import { addDog } from '#functions/dogs/add-dog.ts';
import { changeDog } from '#functions/dogs/change-dog.ts';
import { toDog } from '#functions/dogs/dog.ts';
import { removeDog } from '#functions/dogs/remove-dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const dogHandlers = defineHandlers(dogs, {
  listDogs: async (input) => {
    const rows = await readPage(input, Dogs.query.ofOwner({ ownerId: input.caller.id }));
    return rows.map((row) => toDog(row, input.caller.timeZone));
  },

  createDog: async ({ body, caller, idempotency }) => {
    const { dog, writes } = addDog(caller, body);
    await transact([...saveIdempotentResponse(idempotency, dog), ...writes]);
    return dog;
  },

  updateDog: ({ params, body, caller }) => changeDog(caller, params.id, body),

  deleteDog: ({ params, caller }) => removeDog(caller.id, params.id),
});
