import { answer } from '#functions/core/api.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { transact } from '#functions/core/table.ts';
import { addDog } from '#functions/dogs/add-dog.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const createDog = answer(dogs.createDog, async ({ body, caller, idempotency }) => {
  const { dog, writes } = addDog(caller, body);
  await transact([...saveIdempotentResponse(idempotency, dog), ...writes]);
  return dog;
});
