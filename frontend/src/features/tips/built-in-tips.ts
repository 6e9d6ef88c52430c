/** Renders the tip. `dog` is a name or "your dog". */
type Tip = (dog: string) => string;

/** General care tips for any healthy dog, used when there is no generated tip for the day. */
export const builtInTips: readonly Tip[] = [
  (dog) => `Dry between ${dog}'s toes after a wet walk. Damp fur rubs, and rubbed skin gets sore.`,
  (dog) =>
    `Hold the back of your hand to the pavement for seven seconds. If it's too hot for you, it's too hot for ${dog}'s paws.`,
  (dog) => `Change ${dog}'s water and rinse the bowl today. Fresh water is the cheapest care there is.`,
  (dog) => `Run your hands over ${dog} today: ears, belly, legs, toes. It's how you catch ticks and small cuts early.`,
];

/** Picks a tip; `chance` is in [0, 1), like `Math.random()`. */
export function pickTip(chance: number): Tip {
  return builtInTips[Math.floor(chance * builtInTips.length)] ?? ((dog) => `Take ${dog} for a walk.`);
}
