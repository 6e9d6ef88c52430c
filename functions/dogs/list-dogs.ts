import { answer, nextPage } from '#functions/core/api.ts';
import { openCursor, sealCursor } from '#functions/core/cursor.ts';
import { dogOf } from '#functions/dogs/dog.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const listDogs = answer(dogs.listDogs, async ({ query, caller, reply }) => {
  const scope = [caller.id, 'listDogs'];
  const { data, cursor } = await Dogs.query
    .ofOwner({ ownerId: caller.id })
    .go({ limit: query.limit, cursor: openCursor(query.cursor, scope), pages: 1, consistent: true });
  nextPage(reply, sealCursor(cursor, scope));
  return data.map((row) => dogOf(row, caller.timeZone));
});
