/** A tip about a dog of that name; "your dog" where there is none. */
type Tip = (dog: string) => string;

/** General care that fits every healthy dog; shown when there is no tip made for the day. */
export const builtInTips: readonly Tip[] = [
  (dog) => `Dry between ${dog}'s toes after a wet walk. Damp fur rubs, and rubbed skin gets sore.`,
  (dog) =>
    `Hold the back of your hand to the pavement for seven seconds. If it is too hot for you, it is too hot for ${dog}'s paws.`,
  (dog) => `Change ${dog}'s water and rinse the bowl today. Fresh water is the cheapest care there is.`,
  (dog) => `Run your hands over ${dog} once: ears, belly, legs, toes. Ticks and small cuts are found early that way.`,
];

/** One of them at random; `chance` is from 0 up to, not including, 1. */
export function pickTip(chance: number): Tip {
  return builtInTips[Math.floor(chance * builtInTips.length)] ?? ((dog) => `Take ${dog} for a walk.`);
}
