import type { FoodEntry } from '#shared/contract/recommendation-fields.ts';
import { foodCategories, foodCategoryLabels, recommendationMaximum } from '#shared/recommendations.ts';
import type { registerField } from '../../platform/forms/use-zod-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const { name, url, lines } = recommendationMaximum;

type FoodFieldsProps = {
  /** Registers a field in the form. */
  register: (name: keyof FoodEntry) => ReturnType<typeof registerField>;
  /** Whether the first field gets the focus when the dialog opens. */
  hasAutofocus?: boolean;
};

/** The fields of a dog food, for the owner who recommends it and for the moderator who corrects it. */
export function FoodFields({ register, hasAutofocus }: FoodFieldsProps) {
  return (
    <>
      <div className="hw-pair">
        <TextField
          {...register('brandName')}
          label="Brand"
          autoComplete="off"
          maxLength={2 * name}
          data-autofocus={hasAutofocus}
        />
        <TextField {...register('productName')} label="Product" autoComplete="off" maxLength={2 * name} />
      </div>
      <SelectField {...register('category')} label="Category">
        <option value="">Choose a category</option>
        {foodCategories.map((category) => (
          <option key={category} value={category}>
            {foodCategoryLabels[category]}
          </option>
        ))}
      </SelectField>
      <div className="hw-pair">
        <TextField
          {...register('price')}
          label="Price"
          optional
          autoComplete="off"
          maxLength={120}
          placeholder="$54 for 15 lbs"
        />
        <TextField {...register('retailer')} label="Retailer" optional autoComplete="off" maxLength={2 * name} />
      </div>
      <TextField
        {...register('website')}
        label="Website"
        optional
        type="url"
        autoComplete="off"
        maxLength={2 * url}
        placeholder="https://"
      />
      <TextAreaField {...register('ingredients')} label="Ingredients" optional rows={2} maxLength={2 * lines} />
      <TextAreaField {...register('benefits')} label="Benefits" optional rows={2} maxLength={2 * lines} />
    </>
  );
}
