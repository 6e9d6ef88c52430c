import type { ReactNode } from 'react';
import type { ChatCategory } from '#shared/contract/chat.ts';
import { CategoryObject } from './category-picture.tsx';
import { categories } from './names.ts';

/** Returns the ID of a category's heading. */
export function sectionId(category: ChatCategory): string {
  return `guide-${category}`;
}

/** The head of a category's section in the list of the guide. */
export function SectionHead({ category, more }: { category: ChatCategory; more?: ReactNode }) {
  const { name, about } = categories[category];
  return (
    <div className="hw-guide-section-head">
      <CategoryObject category={category} />
      <h2 id={sectionId(category)} tabIndex={-1}>
        {name}
      </h2>
      <p className="hw-soft">{about}</p>
      {more}
    </div>
  );
}
