import type { Toxin } from '#shared/emergency/toxin.ts';

/** House, garage, and garden. */
export const chemicalToxins: readonly Toxin[] = [
  {
    id: 'rodent-bait',
    name: 'Rat or mouse poison',
    words:
      'rat_poison mouse_poison rodenticide* decon d_con brodifacoum bromethalin tomcat mole_poison gopher_poison rodent_poison rat_pellets poison_pellets poisoned_mouse poisoned_rat zinc_phosphide rat_posion mice_poison rats_poison strychnine green_pellet* blue_pellet* green_block* blue_block* bait for_rats for_mice for_ants for_slugs for_snails for_roaches for_moles for_gophers for_weeds kills_rats kill_rats against_rats rat_poisoning rat_killer mouse_killer just_one_bite ramik cholecalciferol diphacinone bromadiolone difethialone chlorophacinone rat_block* poison_block* poison_grain contrac gopher_pellets vole_poison squirrel_poison rat_box* rodent_block* mouse_block* mousebait ratbait ratpoison rat_poisin mousepoison ratsak ratak green_cubes blue_cubes teal_block green_grain blue_grain blue_stuff green_stuff tamper_box',
    why: 'Rodent bait can cause internal bleeding, seizures, and death.',
    units: ['piece', 'oz', 'g'],
    sources: ['rodentBait', 'rodentBaitUniversity'],
  },
  {
    id: 'antifreeze',
    name: 'Antifreeze (ethylene glycol)',
    words:
      'antifreeze antifreez anti_freeze ethylene_glycol coolant radiator brake_fluid de_icer deicer windshield_washer windshield_fluid antifreezes prestone wiper_fluid washer_fluid screenwash transmission_fluid power_steering_fluid hydraulic_fluid snow_globe green_fluid green_liquid',
    why: 'Antifreeze can cause kidney failure unless it is treated within hours.',
    units: ['tsp', 'ml', 'fl oz'],
    sources: ['antifreeze'],
  },
  {
    id: 'slug-bait',
    name: 'Slug or snail bait',
    words:
      'slug_bait snail_bait slug_pellet* snail_pellet* metaldehyde slug_poison snail_poison slug_killer snail_killer sluggo corrys deadline_bait slug_and_snail',
    why: 'Slug bait can cause seizures within minutes and death within hours.',
    units: ['tsp', 'g', 'oz'],
    sources: ['slugBait'],
  },
  {
    id: 'batteries',
    name: 'Batteries',
    words:
      'battery batteries button_cell batterys double_a triple_a 9_volt nine_volt coin_cell duracell energizer cr2032 aaa aa aaas aas',
    why: 'A battery can burn the mouth, the throat, and the stomach.',
    units: ['piece'],
    sources: ['batteries'],
    corrosive: true,
  },
  {
    id: 'insecticide',
    name: 'Insect poison or flea product',
    words:
      'insecticide* pesticide* ant_bait ant_trap* ant_poison roach_bait roach_poison roach_killer bug_spray wasp_spray permethrin organophosphate* fly_bait flea_collar flea_treatment flea_medicine flea_drops seresto foggers mothball* moth_balls malathion fly_killer wasp_killer weevil_killer ant_killer ant_baits ant_stakes terro ant_gel roach_traps roach_motel roach_gel combat_bait bug_bomb bug_killer bug_poison spider_spray ant_spray flea_spray flea_bomb flea_shampoo flea_powder advantix hartz dog_flea pyrethrin* pyrethroid* bifenthrin imidacloprid diazinon carbaryl sevin diatomaceous deet bug_repellent mosquito_dunk* mosquito_spray off_spray citronella termite_poison termite_treatment grub_killer grub_control grubex systemic_rose disulfoton fly_strip* fly_paper fly_ribbon moth_crystals naphthalene camphor boric_acid borax sheep_dip tick_spray tick_dip wasp_nest_spray hornet_spray insect_killer insect_spray flea_stuff flea_product* flea_and_tick tick_collar* flea_tick',
    units: ['piece', 'oz', 'ml'],
    sources: ['household'],
  },
  {
    id: 'cleaners',
    name: 'Cleaners, bleach, or detergent pods',
    words:
      'bleach cleaner* drano detergent* laundry_pod* tide_pod* dishwasher_pod* dishwasher_tablet* lysol pine_sol ammonia disinfectant* fabric_softener dryer_sheet* lye pool_chemical* chlorine windex degreaser clorox swiffer acid pod pods fabuloso laundry_soap rust_remover paint_stripper cleaning_fluid cleaning_product* cleaning_supplies cleaning_spray cleaning_solution toilet_tablet* toilet_bowl_tablet* mr_clean clr lime_away barkeepers_friend ajax easy_off scrubbing_bubbles soft_scrub oxiclean oxi_clean gain_pod* washing_powder washing_pod* washing_liquid laundry_sheet* scent_beads downy dish_soap dawn_soap dishwasher_soap finish_tablet* finish_tab* dishwasher_tab* pinesol mop_water mop_bucket febreze air_freshener* plug_in_freshener glade wax_melt* scented_wax sodium_hydroxide caustic_soda pool_shock pool_tablet* pool_tab* hot_tub_tablet* bromine denture_tablet* peroxide relaxer perm_solution hair_color_dye nail_glue urinal_cake* drain_opener liquid_plumber liquid_plumr oven_spray mildew_remover tilex sanitizing_wipe* soap_pod* descaler limescale quat quats magic_eraser_liquid boot_polish shoe_polish silver_polish',
    why: 'Cleaners can burn on the way down.',
    units: ['piece', 'oz', 'ml'],
    sources: ['household', 'corrosives'],
    corrosive: true,
  },
  {
    id: 'fuel',
    name: 'Fuel, lamp oil, paint thinner, or solvents',
    words:
      'gasoline petrol kerosene lighter_fluid lamp_oil turpentine motor_oil diesel wd40 acetone solvent* paint gas_can charcoal_lighter lighter_fuel zippo tiki torch_fuel citronella_oil paraffin_oil mineral_spirits white_spirit* varnish wood_stain stripper sealant driveway_sealer engine_oil used_oil butane propane kerosine wd_40 goo_gone nail_polish acrylic_remover chain_oil grease_gun hair_spray',
    why: 'Fuel and solvents can burn on the way down.',
    units: ['fl oz', 'ml', 'tsp'],
    sources: ['corrosives'],
    corrosive: true,
  },
  {
    id: 'garden',
    name: 'Fertilizer, weed killer, or bone meal',
    words:
      'fertiliz* fertilizer* weed_killer weedkiller roundup herbicide* bone_meal blood_meal rose_food plant_food miracle_gro weed_and_feed paraquat grass_killer lawn_chemicals fungicide* insect_granules plant_spikes miracle_grow scotts lawn_food turf_builder weed_n_feed weed_spray weed_preventer crabgrass_killer glyphosate round_up 24d 2_4_d atrazine moss_killer iron_sulfate lawn_treatment lawn_spray lawn_service bonemeal bloodmeal blood_and_bone fish_emulsion cottonseed_meal lime_powder garden_lime feather_meal manure mulch_cocoa osmocote jobes potting_soil tree_spikes plant_feed',
    units: ['oz', 'g', 'cup'],
    sources: ['household'],
  },
  {
    id: 'essential-oils',
    name: 'Essential oils',
    words:
      'essential_oil* tea_tree peppermint_oil potpourri pennyroyal diffuser_oil lavender_oil clove_oil cinnamon_oil citrus_oil pine_oil oregano_oil melaleuca peppermint_oils ylang_ylang reed_diffuser oil_diffuser wax_warmer eucalyptus scented_oil fragrance_oil wintergreen perfume cologne birch_oil camphor_oil thieves_oil doterra young_living',
    units: ['ml', 'tsp'],
    sources: [],
  },
  {
    id: 'ice-melt',
    name: 'Ice melt',
    words:
      'ice_melt icemelt ice_salt road_salt de_icing ice_melter ice_melting deicing_salt deicer_salt sidewalk_salt driveway_salt calcium_chloride safe_paw snow_melt',
    units: ['oz', 'tbsp'],
    sources: ['household'],
  },
  {
    id: 'glue',
    name: 'Expanding glue or foam',
    words:
      'gorilla_glue expanding_glue wood_glue expanding_foam spray_foam super_glue superglue wood_glues liquid_nails elmers_wood epoxy great_stuff krazy_glue polyurethane adhesive',
    units: ['oz', 'ml'],
    sources: ['household'],
    corrosive: true,
  },
  {
    id: 'metal',
    name: 'Coins, zinc, or',
    words:
      'zinc diaper_cream diaper_rash_cream desitin lead_paint fishing_weight* sinker* lead_weight* pennies penny sunscreen sun_cream sunblock calamine lead_pellets curtain_weight* butt_paste a_and_d_ointment galvanized wheel_weight* lead_fishing',
    units: ['piece', 'g'],
    sources: ['batteries'],
  },
  {
    id: 'toad',
    name: 'Toad',
    words:
      'toad toads bufo newt salamander* frog caterpillar oak_processionary blister_beetle* firefly fireflies lightning_bug* jellyfish_on_the_beach pufferfish puffer_fish sea_hare',
    units: ['piece'],
    sources: [],
  },
  {
    id: 'algae',
    name: 'Blue-green algae',
    words:
      'algae algea cyanobacteria algal_bloom harmful_algal green_water scummy_water scum blue_green_slime pea_soup_water toxic_water stagnant_water',
    units: ['cup', 'ml'],
    sources: [],
  },
  {
    id: 'unknown-poison',
    name: 'Another poison or chemical',
    words:
      'poison poisons chemical chemicals drugs narcotic* unknown_substance oxygen_absorber* poisen poisonous venom toxin* mystery_pill* unknown_pill* random_pill* white_pill* blue_pill* white_powder needle_on_the_street fentanyl_powder antifungal unknown_liquid mystery_liquid rest_stop_puddle heat_pack hand_warmer* handwarmer* glow_stick* glowstick* fire_starter* firelighter* fire_log fireworks firework match_heads flare* fire_extinguisher gunpowder ammo ammunition ice_pack cold_pack gel_pack liquid_nitrogen mercury asbestos dry_ice',
    units: ['oz', 'ml', 'piece'],
    sources: ['poisonCall'],
  },
];
