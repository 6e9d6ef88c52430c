import type { Toxin } from '#shared/emergency/toxin.ts';

const byWeight = ['oz', 'g', 'piece'] as const;
const stimulant = 'Chocolate can make the heart race and cause tremors and seizures.';

/** Food and drink. Milligrams of theobromine per gram from milligrams per ounce (28.35 g), the highest figures found. */
export const foodToxins: readonly Toxin[] = [
  {
    id: 'chocolate',
    name: 'Chocolate (kind not known)',
    words:
      'chocolate* choco choclate chocolat brownie* tootsie tootsie_roll* candy_bar candy_bars snickers kitkat kit_kat reeses nutella truffle* fudge chocolate_cake hershey* oreo oreos advent_calendar lindt toblerone halloween_candy easter_egg easter_eggs cadbury cadburys mars_bar mars_bars milky_way* twix snicker kitkats m_and_m m_m m_ms reese reeses_cups peanut_butter_cup* raisinet* raisinettes milk_duds milk_dud* junior_mint* butterfinger* almond_joy mounds heath_bar* skor crunch_bar* nestle ghirardelli godiva ferrero ferrero_rocher rocher dove_chocolate* dove_bar* hersheys kisses whoppers malted tootsie_pop york_peppermint thin_mint* ding_dong* ho_hos hostess_cupcake* cupcake* chocolate_cake* devils_food ganache mousse mocha frappuccino hot_chocolate hot_cocoa bonbon* praline* easter_bunny chocolate_bunny easter_basket trick_or_treat halloween_candy* halloween_bucket stocking_candy candy candies choc chocs choccy choclit chocklate chocolates valentines_box box_of_valentines fudge_brownie brownie_mix brownies cacao_nibs cocoa_krispies cookies_and_cream moon_pie* smores protein_bar* granola_bar* fiber_one clif_bar* quest_bar* lava_cake tiramisu black_forest chocolate_milk kinder kinder_egg wonka milka lindor maltesers smarties',
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
      'xylitol zylitol xilitol xyletol birch_sugar sugar_free sugarfree sugarless gum_pack pack_of_gum chewing_gum piece_of_gum pieces_of_gum sticks_of_gum stick_of_gum bubble_gum orbit_gum trident ice_breakers breath_mint* mints artificial_sweetener sweetener zilitol xylotol xylitoll icebreakers ice_breaker* orbit orbits extra_gum five_gum 5_gum stride mentos mentos_gum dentyne wrigley* pur_gum spry gum_wrapper sugarfree_gum sugar_free_gum sugar_free_candy sugarless_gum erythritol skinny_syrup mouthwash listerine toothpaste nicorette_gum sugar_free_mints altoids tic_tac* breath_spray nasal_xlear xlear sugar_free_jello keto keto_cookie* keto_brownie* keto_bread sugar_substitute* diet_cookie* sugar_free_pudding sugar_free_peanut_butter pack_of_orbit peppermints wood_sugar',
    why: 'Small amounts of xylitol can cause seizures and liver damage.',
    units: ['piece', 'g', 'oz'],
    sources: ['xylitol', 'xylitolClinic'],
  },
  {
    id: 'grapes',
    name: 'Grapes, raisins, or currants',
    words:
      'grape* raisin* currant* sultana* trail_mix raisin_bread fruitcake mince_pie mince_pies hot_cross_bun* cream_of_tartar craisin* tamarind grapes raisins rasins raisen* sultanas zante raisin_bran oatmeal_raisin raisin_cookie* christmas_pudding plum_pudding panettone stollen fig_newton* grape_juice mincemeat trailmix golden_raisins muscat wine_grapes raisin_bagel* sunmaid sun_maid',
    why: 'Grapes and raisins can cause kidney failure.',
    units: ['piece', 'oz', 'g'],
    sources: ['foods'],
  },
  {
    id: 'onion',
    name: 'Onion, garlic, chives, or leek',
    words:
      'onion* garlic chive* leek* shallot* scallion* onion_powder garlic_powder onion_soup onions onyon garlicky garlic_bread garlic_clove* garlic_bulb* onion_ring* red_onion* spring_onion* green_onion* chives pearl_onion* caramelized_onion* fried_onion* onion_dip',
    why: 'Onions and garlic can damage red blood cells.',
    units: byWeight,
    sources: ['foods'],
  },
  {
    id: 'macadamia',
    name: 'Macadamia nuts',
    words: 'macadamia* macademia macadamian macadamias macadamia_nut*',
    why: 'Macadamia nuts can cause weakness, tremors, and a high temperature.',
    units: ['piece', 'oz', 'g'],
    sources: ['foods'],
  },
  {
    id: 'alcohol',
    name: 'Alcohol',
    words:
      'alcohol* beer wine vodka whiskey whisky rum tequila liquor cocktail* margarita* champagne bourbon gin eggnog hand_sanitizer rubbing_alcohol sanitizer beers wines white_claw* hard_seltzer seltzer* jello_shot* jello_shots booze cider hard_cider sangria mimosa* baileys irish_cream moonshine everclear ipa lager sherry brandy cognac scotch mojito* rum_cake rumcake rum_balls isopropyl purell mead kahlua schnapps daiquiri* pina_colada vanilla_extract hooch liqueur fermented',
    why: 'Alcohol can cause trouble breathing, coma, and death.',
    units: ['fl oz', 'ml', 'cup'],
    sources: ['foods'],
  },
  {
    id: 'caffeine',
    name: 'Coffee, tea, or caffeine',
    words:
      'caffein* coffee coffee_beans coffee_pods espresso energy_drink* red_bull monster_energy caffeine_pills no_doz preworkout pre_workout tea_bag* k_cup* diet_pill* guarana coffees latte cold_brew matcha tea tea_leaves teabag* green_tea redbull monster_drink rockstar celsius bang_energy five_hour_energy 5_hour_energy coffee_grounds coffee_bean* keurig nespresso vivarin nodoz pre_workout_powder preworkout_powder fat_burner* hydroxycut yerba_mate coke coca_cola',
    why: 'Caffeine can make the heart race and cause tremors and seizures.',
    units: ['fl oz', 'g', 'tablet', 'cup'],
    sources: ['foods'],
  },
  {
    id: 'dough',
    name: 'Yeast dough or raw bread dough',
    words:
      'dough bread_dough pizza_dough yeast raw_dough unbaked rising_bread sourdough_starter cookie_dough raw_bread unbaked_bread rising_dough dinner_rolls unbaked_rolls proofing_dough cinnamon_roll_dough roll_dough pizza_crust_dough croissant_dough bagel_dough sourdough raw_pizza',
    why: 'Yeast dough can rise in the stomach and fill it with gas.',
    units: ['oz', 'g', 'cup'],
    sources: ['dough'],
  },
  {
    id: 'salt',
    name: 'Salt, salt dough, or play dough',
    words:
      'salt salt_dough play_dough playdough play_doh playdoh rock_salt ocean_water seawater sea_water soy_sauce homemade_playdough salt_lick table_salt epsom_salt* himalayan_salt salt_lamp homemade_dough salt_water saltwater baking_soda baking_powder pool_salt brine bouillon sodium bath_salt* bath_bomb*',
    units: ['tbsp', 'g', 'oz'],
    sources: ['avmaFoods'],
  },
  {
    id: 'mold',
    name: 'Moldy food or compost',
    words:
      'mold moldy mouldy compost rotten_food garbage trash rancid spoiled moldy_bread moldy_cheese compost_bin compost_pile trash_can garbage_can dumpster rotting rotted carcass roadkill carrion expired_meat spoiled_meat raw_salmon raw_trout raw_pork',
    units: ['oz', 'g', 'cup'],
    sources: ['spoiledFood'],
  },
];
