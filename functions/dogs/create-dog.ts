import { transact } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { addDog } from '#functions/dogs/add-dog.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const createDog = defineHandler(dogs.createDog, async ({ body, caller, idempotency }) => {
  const { dog, writes } = addDog(caller, body);
  await transact([...saveIdempotentResponse(idempotency, dog), ...writes]);
  return dog;
});
