import { defineHandler } from '#functions/core/http/api.ts';
import { readPage } from '#functions/core/http/page.ts';
import { toDog } from '#functions/dogs/dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const listDogs = defineHandler(dogs.listDogs, async (input) => {
  const rows = await readPage(input, Dogs.query.ofOwner({ ownerId: input.caller.id }));
  return rows.map((row) => toDog(row, input.caller.timeZone));
});
