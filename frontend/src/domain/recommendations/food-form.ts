import { FoodEntry } from '#shared/contract/recommendation-fields.ts';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';

const { shape } = FoodEntry;

/** The fields of a food, as typed in a form. */
export const foodSchemaFields = {
  ...shape,
  category: fromText(shape.category),
  price: fromText(shape.price, blankToNull),
  retailer: fromText(shape.retailer, blankToNull),
  website: fromText(shape.website, blankToNull),
  ingredients: fromText(shape.ingredients, blankToNull),
  benefits: fromText(shape.benefits, blankToNull),
};

/** The values of an empty form. */
export const blankFood: Record<keyof FoodEntry, string> = {
  brandName: '',
  productName: '',
  category: '',
  price: '',
  retailer: '',
  website: '',
  ingredients: '',
  benefits: '',
};
