import type { Toxin } from '#shared/emergency/toxin.ts';

const byWeight = ['oz', 'g', 'piece'] as const;
const stimulant = 'Chocolate can make the heart race and cause tremors and seizures.';

/** Food and drink. Milligrams of theobromine per gram from milligrams per ounce (28.35 g), the highest figures found. */
export const foodToxins: readonly Toxin[] = [
  {
    id: 'chocolate',
    name: 'Chocolate (kind not known)',
    words:
      'chocolate* choco choclate chocolat brownie* tootsie tootsie_roll* candy_bar candy_bars snickers kitkat kit_kat reeses nutella truffle* fudge chocolate_cake hershey* oreo oreos advent_calendar lindt toblerone halloween_candy easter_egg easter_eggs cadbury',
    why: stimulant,
    units: byWeight,
    sources: ['foods', 'chocolateContent'],
  },
  {
    id: 'milk-chocolate',
    name: 'Chocolate, milk',
    words: 'milk_chocolate hershey_kiss* m_and_m* mms m_ms',
    why: stimulant,
    units: byWeight,
    sources: ['foods', 'chocolateContent', 'chocolateDose'],
    mgPerGram: 2.1,
  },
  {
    id: 'white-chocolate',
    name: 'Chocolate, white',
    words: 'white_chocolate',
    why: 'White chocolate has little theobromine, but its fat can make an animal vomit.',
    units: byWeight,
    sources: ['chocolateContent', 'whiteChocolate'],
  },
  {
    id: 'dark-chocolate',
    name: 'Chocolate, dark or semisweet',
    words: 'dark_chocolate semisweet semi_sweet bittersweet chocolate_chip* chocolate_covered_espresso',
    why: stimulant,
    units: byWeight,
    sources: ['foods', 'chocolateContent', 'chocolateDose'],
    mgPerGram: 9.2,
  },
  {
    id: 'baking-chocolate',
    name: 'Chocolate, baking or unsweetened',
    words: 'baking_chocolate bakers_chocolate baker_chocolate unsweetened_chocolate cooking_chocolate',
    why: stimulant,
    units: byWeight,
    sources: ['foods', 'chocolateContent', 'chocolateDose'],
    mgPerGram: 15.9,
  },
  {
    id: 'cocoa',
    name: 'Cocoa powder or cocoa mulch',
    words: 'cocoa cocoa_powder cacao cacoa cocoa_mulch cocoa_beans cocao',
    why: stimulant,
    units: ['oz', 'g', 'tbsp'],
    sources: ['foods', 'chocolateContent', 'chocolateDose'],
    mgPerGram: 28.2,
  },
  {
    id: 'xylitol',
    name: 'Xylitol (birch sugar, sugar-free gum)',
    words:
      'xylitol zylitol xilitol xyletol birch_sugar sugar_free sugarfree sugarless gum_pack pack_of_gum chewing_gum piece_of_gum pieces_of_gum sticks_of_gum stick_of_gum bubble_gum orbit_gum trident ice_breakers breath_mint* mints artificial_sweetener sweetener',
    why: 'Small amounts of xylitol can cause seizures and liver damage.',
    units: ['piece', 'g', 'oz'],
    sources: ['xylitol', 'xylitolClinic'],
  },
  {
    id: 'grapes',
    name: 'Grapes, raisins, or currants',
    words:
      'grape* raisin* currant* sultana* trail_mix raisin_bread fruitcake mince_pie mince_pies hot_cross_bun* cream_of_tartar craisin* tamarind',
    why: 'Grapes and raisins can cause kidney failure.',
    units: ['piece', 'oz', 'g'],
    sources: ['foods'],
  },
  {
    id: 'onion',
    name: 'Onion, garlic, chives, or leek',
    words: 'onion* garlic chive* leek* shallot* scallion* onion_powder garlic_powder onion_soup',
    why: 'Onions and garlic can damage red blood cells.',
    units: byWeight,
    sources: ['foods'],
  },
  {
    id: 'macadamia',
    name: 'Macadamia nuts',
    words: 'macadamia* macademia macadamian',
    why: 'Macadamia nuts can cause weakness, tremors, and a high temperature.',
    units: ['piece', 'oz', 'g'],
    sources: ['foods'],
  },
  {
    id: 'alcohol',
    name: 'Alcohol',
    words:
      'alcohol* beer wine vodka whiskey whisky rum tequila liquor cocktail* margarita* champagne bourbon gin eggnog hand_sanitizer rubbing_alcohol sanitizer',
    why: 'Alcohol can cause trouble breathing, coma, and death.',
    units: ['fl oz', 'ml', 'cup'],
    sources: ['foods'],
  },
  {
    id: 'caffeine',
    name: 'Coffee, tea, or caffeine',
    words:
      'caffein* coffee coffee_beans coffee_pods espresso energy_drink* red_bull monster_energy caffeine_pills no_doz preworkout pre_workout tea_bag* k_cup* diet_pill* guarana',
    why: 'Caffeine can make the heart race and cause tremors and seizures.',
    units: ['fl oz', 'g', 'tablet', 'cup'],
    sources: ['foods'],
  },
  {
    id: 'dough',
    name: 'Yeast dough or raw bread dough',
    words:
      'dough bread_dough pizza_dough yeast raw_dough unbaked rising_bread sourdough_starter cookie_dough raw_bread',
    why: 'Yeast dough can rise in the stomach and fill it with gas.',
    units: ['oz', 'g', 'cup'],
    sources: ['dough'],
  },
  {
    id: 'salt',
    name: 'Salt, salt dough, or play dough',
    words: 'salt salt_dough play_dough playdough play_doh playdoh rock_salt ocean_water seawater sea_water soy_sauce',
    units: ['tbsp', 'g', 'oz'],
    sources: ['avmaFoods'],
  },
  {
    id: 'mold',
    name: 'Moldy food or compost',
    words: 'mold moldy mouldy compost rotten_food garbage trash rancid spoiled',
    units: ['oz', 'g', 'cup'],
    sources: ['spoiledFood'],
  },
];
