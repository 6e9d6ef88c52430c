import type { Toxin } from '#shared/emergency/toxin.ts';

/** House, garage, and garden. */
export const chemicalToxins: readonly Toxin[] = [
  {
    id: 'rodent-bait',
    name: 'Rat or mouse poison',
    words:
      'rat_poison mouse_poison rat_bait mouse_bait rodenticide* decon d_con brodifacoum bromethalin bait_block bait_station tomcat mole_poison gopher_poison gopher_bait mole_bait rodent_bait rodent_poison rat_pellets poison_pellets poisoned_mouse poisoned_rat poison_bait zinc_phosphide rat_posion mice_poison rats_poison strychnine green_pellet* blue_pellet* green_block* blue_block* bait for_rats for_mice for_ants for_slugs for_snails for_roaches for_moles for_gophers for_weeds kills_rats kill_rats against_rats',
    why: 'Rodent bait can cause internal bleeding, seizures, and death.',
    units: ['piece', 'oz', 'g'],
    sources: ['rodentBait', 'rodentBaitUniversity'],
  },
  {
    id: 'antifreeze',
    name: 'Antifreeze (ethylene glycol)',
    words:
      'antifreeze antifreez anti_freeze ethylene_glycol coolant radiator radiator_fluid brake_fluid de_icer deicer windshield_washer windshield_fluid',
    why: 'Antifreeze can cause kidney failure unless it is treated within hours.',
    units: ['tsp', 'ml', 'fl oz'],
    sources: ['antifreeze'],
  },
  {
    id: 'slug-bait',
    name: 'Slug or snail bait',
    words: 'slug_bait snail_bait slug_pellet* snail_pellet* metaldehyde slug_poison snail_poison',
    why: 'Slug bait can cause seizures within minutes and death within hours.',
    units: ['tsp', 'g', 'oz'],
    sources: ['slugBait'],
  },
  {
    id: 'batteries',
    name: 'Batteries',
    words: 'battery batteries button_cell lithium_battery coin_battery',
    why: 'A battery can burn the mouth, the throat, and the stomach.',
    units: ['piece'],
    sources: ['batteries'],
    corrosive: true,
  },
  {
    id: 'insecticide',
    name: 'Insect poison or flea product',
    words:
      'insecticide* pesticide* ant_bait ant_trap* ant_poison roach_bait roach_poison roach_killer bug_spray wasp_spray permethrin organophosphate* fly_bait flea_collar flea_treatment flea_medicine flea_drops seresto foggers mothball* moth_balls malathion fly_killer wasp_killer weevil_killer',
    units: ['piece', 'oz', 'ml'],
    sources: ['household'],
  },
  {
    id: 'cleaners',
    name: 'Cleaners, bleach, or detergent pods',
    words:
      'bleach cleaner* drain_cleaner drano oven_cleaner toilet_cleaner detergent* laundry_pod* tide_pod* dishwasher_pod* dishwasher_tablet* lysol pine_sol ammonia disinfectant* fabric_softener dryer_sheet* lye pool_chemical* chlorine windex degreaser clorox swiffer acid battery_acid pod pods fabuloso laundry_soap muriatic_acid rust_remover paint_stripper hydrogen_peroxide',
    why: 'Cleaners can burn on the way down.',
    units: ['piece', 'oz', 'ml'],
    sources: ['household', 'corrosives'],
    corrosive: true,
  },
  {
    id: 'fuel',
    name: 'Fuel, lamp oil, paint thinner, or solvents',
    words:
      'gasoline petrol kerosene lighter_fluid lamp_oil paint_thinner turpentine motor_oil diesel tiki_torch_oil wd40 acetone nail_polish_remover tiki_oil solvent* paint',
    why: 'Fuel and solvents can burn on the way down.',
    units: ['fl oz', 'ml', 'tsp'],
    sources: ['corrosives'],
    corrosive: true,
  },
  {
    id: 'garden',
    name: 'Fertilizer, weed killer, or bone meal',
    words:
      'fertiliz* fertilizer* weed_killer weedkiller roundup herbicide* bone_meal blood_meal rose_food plant_food miracle_gro weed_and_feed paraquat grass_killer lawn_chemicals fungicide* insect_granules',
    units: ['oz', 'g', 'cup'],
    sources: ['household'],
  },
  {
    id: 'essential-oils',
    name: 'Essential oils',
    words:
      'essential_oil* tea_tree_oil tea_tree peppermint_oil eucalyptus_oil wintergreen_oil potpourri liquid_potpourri pennyroyal diffuser_oil',
    units: ['ml', 'tsp'],
    sources: [],
  },
  {
    id: 'ice-melt',
    name: 'Ice melt',
    words: 'ice_melt icemelt ice_salt road_salt de_icing',
    units: ['oz', 'tbsp'],
    sources: ['household'],
  },
  {
    id: 'glue',
    name: 'Expanding glue or foam',
    words: 'gorilla_glue expanding_glue wood_glue polyurethane_glue expanding_foam spray_foam super_glue superglue',
    units: ['oz', 'ml'],
    sources: ['household'],
    corrosive: true,
  },
  {
    id: 'metal',
    name: 'Coins, zinc, or lead',
    words:
      'zinc zinc_oxide diaper_cream diaper_rash_cream desitin lead lead_paint fishing_weight* sinker* lead_weight*',
    units: ['piece', 'g'],
    sources: ['batteries'],
  },
  {
    id: 'toad',
    name: 'Toad',
    words: 'toad toads bufo bufo_toad cane_toad poison_frog newt',
    units: ['piece'],
    sources: [],
  },
  {
    id: 'algae',
    name: 'Blue-green algae',
    words: 'algae blue_green_algae green_scum pond_scum algea toxic_algae cyanobacteria algae_bloom lake_scum',
    units: ['cup', 'ml'],
    sources: [],
  },
  {
    id: 'unknown-poison',
    name: 'Another poison or chemical',
    words: 'poison poisons chemical chemicals drugs narcotic* unknown_substance oxygen_absorber*',
    units: ['oz', 'ml', 'piece'],
    sources: ['poisonCall'],
  },
];
