import { ExternalLink } from 'lucide-react';
import type { DirectoryFood } from '#shared/contract/recommendation-fields.ts';
import { type FoodFilter, foodCategoryLabels } from '#shared/recommendations.ts';
import { findHost } from '../../lib/web-address.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { NothingFound, RecommendedBy } from './directory-tools.tsx';
import { type Filter, filterFoods } from './search.ts';

/** A food in the list. */
function FoodRow({ food }: { food: DirectoryFood }) {
  const { brandName, productName, category, price, retailer, website, ingredients, benefits } = food;
  const name = `${brandName} ${productName}`;
  const where = [price, retailer].filter(Boolean).join(', ');
  return (
    <li className="hw-directory-entry">
      <div className="hw-directory-head">
        <h3 className="hw-row-title">
          <bdi>{name}</bdi>
        </h3>
        <Badge tone="pine">{foodCategoryLabels[category]}</Badge>
      </div>
      {where ? (
        <p className="hw-small hw-soft">
          <bdi>{where}</bdi>
        </p>
      ) : null}
      {benefits ? (
        <p className="hw-directory-text">
          <bdi>{benefits}</bdi>
        </p>
      ) : null}
      {ingredients ? (
        <p className="hw-directory-text hw-small hw-soft">
          Ingredients: <bdi>{ingredients}</bdi>
        </p>
      ) : null}
      <RecommendedBy count={food.recommendedBy} />
      {website ? (
        <div className="hw-directory-actions">
          {/* Search engines ask for `sponsored` on links that earn a commission. */}
          <a
            className={buttonClasses({ variation: 'outline', size: 's' })}
            href={website}
            target="_blank"
            rel="sponsored noreferrer"
          >
            <Icon of={ExternalLink} />
            <span>
              Visit <bdi>{findHost(website)}</bdi>
              <VisuallyHidden> for {name} (opens in a new tab)</VisuallyHidden>
            </span>
          </a>
        </div>
      ) : null}
    </li>
  );
}

type FoodListProps = { foods: readonly DirectoryFood[]; filter: Filter<FoodFilter>; onReset: () => void };

/** The foods that match the filter, by brand and product. */
export function FoodList({ foods, filter, onReset }: FoodListProps) {
  const shown = filterFoods(foods, filter);
  return (
    <div>
      <p className="hw-small hw-soft" role="status">
        {shown.length === 1 ? '1 food' : `${shown.length} foods`}, in alphabetical order
      </p>
      {shown.length > 0 ? (
        <ul className="hw-directory">
          {shown.map((food) => (
            <FoodRow key={food.id} food={food} />
          ))}
        </ul>
      ) : (
        <NothingFound onReset={onReset} />
      )}
    </div>
  );
}
