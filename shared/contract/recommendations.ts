import * as z from 'zod/mini';
import { defineOperation } from '#shared/contract/operation.ts';
import { bothCoordinates, positionQuery } from '#shared/contract/place-fields.ts';
import {
  DirectoryFood,
  DirectoryVet,
  FoodForm,
  FoodRecommendation,
  VetForm,
  VetRecommendation,
} from '#shared/contract/recommendation-fields.ts';
import { vetDirectory } from '#shared/recommendations.ts';

const around = z.strictObject(positionQuery).check(bothCoordinates);

const recommends = { access: 'owner', status: 201, idempotent: true } as const;

/** The operations on what owners recommend: vets for the directory, and dog foods for the list. */
export const recommendations = {
  recommendVet: defineOperation({
    method: 'POST',
    path: '/api/recommendations/vet',
    summary: 'Recommends a vet. A moderator decides whether the directory shows them.',
    ...recommends,
    body: VetForm,
    returns: VetRecommendation,
    fails: ['alreadyRecommended', 'rateLimited'],
  }),
  recommendFood: defineOperation({
    method: 'POST',
    path: '/api/recommendations/food',
    summary: 'Recommends a dog food. A moderator decides whether the list shows it.',
    ...recommends,
    body: FoodForm,
    returns: FoodRecommendation,
    fails: ['alreadyRecommended', 'rateLimited'],
  }),
  getDirectoryStatus: defineOperation({
    method: 'GET',
    path: '/api/recommendations/status',
    summary: 'Whether the directory has vets around the owner, and the list has foods, for every plan.',
    access: 'owner',
    query: around,
    returns: z.object({ hasVets: z.boolean(), hasFoods: z.boolean() }),
    fails: ['rateLimited'],
  }),
  listVets: defineOperation({
    method: 'GET',
    path: '/api/recommendations/vets',
    summary: `The recommended vets within ${vetDirectory.miles} miles, nearest first, at most ${vetDirectory.max}.`,
    access: 'owner',
    requires: 'vetDirectory',
    query: around,
    returns: z.array(DirectoryVet),
    fails: ['rateLimited'],
  }),
  listFoods: defineOperation({
    method: 'GET',
    path: '/api/recommendations/foods',
    summary: 'All recommended dog foods, by brand and product.',
    access: 'owner',
    requires: 'foodRecommendations',
    returns: z.array(DirectoryFood),
  }),
};
