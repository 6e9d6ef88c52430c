import { answer } from '#functions/core/api.ts';
import { readPage } from '#functions/core/page.ts';
import { dogOf } from '#functions/dogs/dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const listDogs = answer(dogs.listDogs, async (input) => {
  const rows = await readPage(input, Dogs.query.ofOwner({ ownerId: input.caller.id }));
  return rows.map((row) => dogOf(row, input.caller.timeZone));
});
