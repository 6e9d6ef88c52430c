import { createDog } from '#functions/dogs/create-dog.ts';
import { deleteDog } from '#functions/dogs/delete-dog.ts';
import { listDogs } from '#functions/dogs/list-dogs.ts';
import { updateDog } from '#functions/dogs/update-dog.ts';

export const dogHandlers = { listDogs, createDog, updateDog, deleteDog };
