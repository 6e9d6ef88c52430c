import type { DirectoryFood, DirectoryVet } from '#shared/contract/recommendation-fields.ts';
import { type FoodFilter, foodCategoryLabels, type VetFilter } from '#shared/recommendations.ts';

/** Lists the words of a text in lower case, without accents. */
function listWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether every word of a search starts a word of the texts. A blank search matches everything. */
function hasWords(search: string, texts: readonly (string | null)[]): boolean {
  const words = listWords(texts.filter(Boolean).join(' '));
  return listWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** What a list shows: the words of the search box, and the pressed button; undefined for all. */
export interface Filter<Name> {
  text: string;
  only: Name | undefined;
}

/** Returns the vets that match a filter, in the same order. */
export function filterVets(vets: readonly DirectoryVet[], { text, only }: Filter<VetFilter>): DirectoryVet[] {
  return vets.filter(({ name, city, vetNames, specialties }) => {
    const hasSpecialty = !only || specialties.some((each) => each.toLowerCase().startsWith(only.toLowerCase()));
    return hasSpecialty && hasWords(text, [name, city, ...vetNames, ...specialties]);
  });
}

/** Returns the foods that match a filter, in the same order. */
export function filterFoods(foods: readonly DirectoryFood[], { text, only }: Filter<FoodFilter>): DirectoryFood[] {
  return foods.filter(({ category, brandName, productName, ingredients, benefits }) => {
    const texts = [brandName, productName, foodCategoryLabels[category], ingredients, benefits];
    return (!only || category === only) && hasWords(text, texts);
  });
}
