import type { Toxin } from '#shared/emergency/toxin.ts';

const byWeight = ['oz', 'g', 'piece'] as const;
const stimulant = 'Chocolate can make the heart race and cause tremors and seizures.';

/** Food and drink. Milligrams of theobromine per gram from milligrams per ounce (28.35 g), the highest figures found. */
export const foodToxins: readonly Toxin[] = [
  {
    id: 'chocolate',
    name: 'Chocolate (kind not known)',
    words:
      'chocolate* choco choclate brownie* tootsie snickers kitkat kit_kat reeses nutella truffle* fudge hershey* oreo oreos advent_calendar lindt toblerone easter_egg easter_eggs cadbury cadburys mars_bar mars_bars milky_way* twix snicker kitkats m_and_m m_m m_ms reese peanut_butter_cup* raisinet* milk_dud* junior_mint* butterfinger* almond_joy mounds heath_bar* skor crunch_bar* nestle ghirardelli godiva ferrero rocher dove_bar* kisses whoppers malted york_peppermint thin_mint* ding_dong* ho_hos cupcake* devils_food ganache mousse mocha frappuccino hot_cocoa bonbon* praline* easter_bunny easter_basket trick_or_treat halloween_candy* halloween_bucket candy candies choc chocs choccy choclit chocklate valentines_box box_of_valentines cacao_nibs cocoa_krispies cookies_and_cream moon_pie* smores protein_bar* granola_bar* fiber_one clif_bar* quest_bar* lava_cake tiramisu black_forest kinder wonka milka lindor maltesers smarties',
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
    words: 'cocoa cacao cacoa cocao',
    why: stimulant,
    units: ['oz', 'g', 'tbsp'],
    sources: ['foods', 'chocolateContent', 'chocolateDose'],
    mgPerGram: 28.2,
  },
  {
    id: 'xylitol',
    name: 'Xylitol (birch sugar, sugar-free gum)',
    words:
      'xylitol zylitol xilitol xyletol birch_sugar sugar_free sugarfree sugarless gum_pack pack_of_gum chewing_gum piece_of_gum pieces_of_gum sticks_of_gum stick_of_gum bubble_gum trident breath_mint* mints sweetener zilitol xylotol xylitoll icebreakers ice_breaker* orbit orbits extra_gum five_gum 5_gum stride mentos dentyne wrigley* pur_gum spry gum_wrapper erythritol skinny_syrup mouthwash listerine toothpaste nicorette_gum altoids tic_tac* breath_spray xlear keto sugar_substitute* diet_cookie* peppermints wood_sugar',
    why: 'Small amounts of xylitol can cause seizures and liver damage.',
    units: ['piece', 'g', 'oz'],
    sources: ['xylitol', 'xylitolClinic'],
  },
  {
    id: 'grapes',
    name: 'Grapes, raisins, or currants',
    words:
      'grape* raisin* currant* sultana* trail_mix fruitcake mince_pie mince_pies hot_cross_bun* cream_of_tartar craisin* tamarind rasins raisen* zante christmas_pudding plum_pudding panettone stollen fig_newton* mincemeat trailmix muscat sunmaid sun_maid',
    why: 'Grapes and raisins can cause kidney failure.',
    units: ['piece', 'oz', 'g'],
    sources: ['foods'],
  },
  {
    id: 'onion',
    name: 'Onion, garlic, chives, or leek',
    words: 'onion* garlic chive* leek* shallot* scallion* onyon garlicky',
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
      'alcohol* beer wine vodka whiskey whisky rum tequila liquor cocktail* margarita* champagne bourbon gin eggnog sanitizer beers wines white_claw* seltzer* jello_shot* booze cider sangria mimosa* baileys irish_cream moonshine everclear ipa lager sherry brandy cognac scotch mojito* rumcake isopropyl purell mead kahlua schnapps daiquiri* pina_colada vanilla_extract hooch liqueur fermented',
    why: 'Alcohol can cause trouble breathing, coma, and death.',
    units: ['fl oz', 'ml', 'cup'],
    sources: ['foods'],
  },
  {
    id: 'caffeine',
    name: 'Coffee, tea, or caffeine',
    words:
      'caffein* coffee espresso energy_drink* red_bull monster_energy no_doz preworkout pre_workout k_cup* diet_pill* guarana coffees latte cold_brew matcha tea teabag* redbull monster_drink rockstar celsius bang_energy five_hour_energy 5_hour_energy keurig nespresso vivarin nodoz fat_burner* hydroxycut yerba_mate coke coca_cola',
    why: 'Caffeine can make the heart race and cause tremors and seizures.',
    units: ['fl oz', 'g', 'tablet', 'cup'],
    sources: ['foods'],
  },
  {
    id: 'dough',
    name: 'Yeast dough or raw bread dough',
    words: 'dough yeast unbaked rising_bread raw_bread dinner_rolls sourdough raw_pizza',
    why: 'Yeast dough can rise in the stomach and fill it with gas.',
    units: ['oz', 'g', 'cup'],
    sources: ['dough'],
  },
  {
    id: 'salt',
    name: 'Salt, salt dough, or play dough',
    words:
      'salt play_dough playdough play_doh playdoh ocean_water seawater sea_water soy_sauce epsom_salt* homemade_dough saltwater baking_soda baking_powder brine bouillon sodium bath_salt* bath_bomb*',
    units: ['tbsp', 'g', 'oz'],
    sources: ['avmaFoods'],
  },
  {
    id: 'mold',
    name: 'Moldy food or compost',
    words:
      'mold moldy mouldy compost rotten_food garbage trash rancid spoiled dumpster rotting rotted carcass roadkill carrion expired_meat raw_salmon raw_trout raw_pork',
    units: ['oz', 'g', 'cup'],
    sources: ['spoiledFood'],
  },
];
