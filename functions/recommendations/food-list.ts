import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { DirectoryFoods } from '#functions/entities/directory.ts';
import { RecommendationMarkers } from '#functions/entities/recommendations.ts';
import { omitBlank, toEntryMarker, toFoodAnswers, toNameKey } from '#functions/recommendations/recommendation.ts';
import type { DirectoryFood, FoodEntry } from '#shared/contract/recommendation-fields.ts';

/** Reads all recommended foods, by brand and product. */
export async function listFoods(): Promise<DirectoryFood[]> {
  const { data } = await DirectoryFoods.query.byKey({}).go({ pages: 'all' });
  return data.map((row) => ({ id: row.id, ...toFoodAnswers(row), recommendedBy: row.recommendedBy }));
}

/** Whether the list has foods. */
export async function hasFoods(): Promise<boolean> {
  const { data } = await DirectoryFoods.query.byKey({}).go({ limit: 1, pages: 1 });
  return data.length > 0;
}

/**
 * Returns the writes that add a food to the list, or update it with what was entered this time. The owner counts once.
 * They fail with a `VersionConflict` if someone else changes it at the same time.
 */
export async function addFood(ownerId: string, entry: FoodEntry): Promise<Write[]> {
  const id = toNameKey(entry.brandName, entry.productName);
  const key = toEntryMarker('food', id);
  const { found, marker } = await batchGet({
    found: rowKey(DirectoryFoods, { id }),
    marker: rowKey(RecommendationMarkers, { ownerId, key }),
  });
  const conflict = () => new VersionConflict();
  const recommendedBy = (found?.recommendedBy ?? 0) + (marker ? 0 : 1);
  const row = { ...found, ...omitBlank(entry), id, recommendedBy };
  const stored = found
    ? DirectoryFoods.put(row)
        .where((food, { eq }) => eq(food.recommendedBy, found.recommendedBy))
        .params()
    : DirectoryFoods.create(row).params();
  return [
    put(stored, conflict),
    ...(marker ? [] : [put(RecommendationMarkers.create({ ownerId, key }).params(), conflict)]),
  ];
}
