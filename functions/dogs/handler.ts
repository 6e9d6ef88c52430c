import { api } from '#functions/core/api.ts';
import { createDog } from '#functions/dogs/create-dog.ts';
import { deleteDog } from '#functions/dogs/delete-dog.ts';
import { listDogs } from '#functions/dogs/list-dogs.ts';
import { updateDog } from '#functions/dogs/update-dog.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { dogs } from '#shared/contract/dogs.ts';

export const handler = api(dogs, findCaller, { listDogs, createDog, updateDog, deleteDog });
