import { Star } from 'lucide-react';
import type { registerField } from '../../platform/forms/use-zod-form.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { FieldError } from '../../ui/fields/field.tsx';

const ratings = ['1', '2', '3', '4', '5'];

type RatingFieldProps = { field: ReturnType<typeof registerField>; value: string };

/** The field for 1 to 5 stars, as radio buttons that look like stars. */
export function RatingField({ field, value }: RatingFieldProps) {
  const { error, ...input } = field;
  return (
    <fieldset className="hw-rating-field" aria-describedby={error ? 'rating-error' : undefined}>
      <legend>Your rating</legend>
      <div>
        {ratings.map((rating) => (
          <label key={rating} className={Number(rating) <= Number(value) ? 'hw-star--on' : undefined}>
            <input {...input} type="radio" value={rating} />
            <span className="hw-hidden">{`${rating} ${rating === '1' ? 'star' : 'stars'}`}</span>
            <Icon of={Star} size="l" />
          </label>
        ))}
      </div>
      {error ? (
        <p id="rating-error">
          <FieldError>{error}</FieldError>
        </p>
      ) : null}
    </fieldset>
  );
}
