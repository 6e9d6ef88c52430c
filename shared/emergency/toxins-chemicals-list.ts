import type { Toxin } from '#shared/emergency/toxin.ts';

/** House, garage, and garden. */
export const chemicalToxins: readonly Toxin[] = [
  {
    id: 'rodent-bait',
    name: 'Rat or mouse poison',
    words:
      'rat_poison mouse_poison rat_bait mouse_bait rodenticide* decon d_con brodifacoum bromethalin bait_block bait_station tomcat mole_poison gopher_poison gopher_bait mole_bait rodent_bait rodent_poison rat_pellets poison_pellets poisoned_mouse poisoned_rat poison_bait zinc_phosphide rat_posion mice_poison rats_poison strychnine green_pellet* blue_pellet* green_block* blue_block* bait for_rats for_mice for_ants for_slugs for_snails for_roaches for_moles for_gophers for_weeds kills_rats kill_rats against_rats rat_poisoning rat_killer mouse_killer mice_bait rats_bait d_con_block just_one_bite ramik warfarin_bait cholecalciferol diphacinone bromadiolone difethialone chlorophacinone sewer_bait bait_trap* bait_box* bait_stations bait_bar* bait_blocks rat_block* poison_block* poison_grain pest_control_bait jaguar_bait contrac gopher_pellets vole_bait vole_poison squirrel_poison rat_box* rodent_block* mouse_block* mousebait ratbait ratpoison rat_poisin mousepoison ratsak ratak exterminator_bait green_cubes blue_cubes teal_block green_grain blue_grain blue_stuff green_stuff tamper_box',
    why: 'Rodent bait can cause internal bleeding, seizures, and death.',
    units: ['piece', 'oz', 'g'],
    sources: ['rodentBait', 'rodentBaitUniversity'],
  },
  {
    id: 'antifreeze',
    name: 'Antifreeze (ethylene glycol)',
    words:
      'antifreeze antifreez anti_freeze ethylene_glycol coolant radiator radiator_fluid brake_fluid de_icer deicer windshield_washer windshield_fluid antifreezes prestone engine_coolant wiper_fluid washer_fluid windshield_wiper_fluid screenwash transmission_fluid power_steering_fluid hydraulic_fluid snow_globe green_fluid green_liquid radiator_leak',
    why: 'Antifreeze can cause kidney failure unless it is treated within hours.',
    units: ['tsp', 'ml', 'fl oz'],
    sources: ['antifreeze'],
  },
  {
    id: 'slug-bait',
    name: 'Slug or snail bait',
    words:
      'slug_bait snail_bait slug_pellet* snail_pellet* metaldehyde slug_poison snail_poison slug_killer snail_killer sluggo corrys deadline_bait slug_pellets snail_pellets slug_and_snail',
    why: 'Slug bait can cause seizures within minutes and death within hours.',
    units: ['tsp', 'g', 'oz'],
    sources: ['slugBait'],
  },
  {
    id: 'batteries',
    name: 'Batteries',
    words:
      'battery batteries button_cell lithium_battery coin_battery batterys aa_battery aaa_battery aa_batteries double_a triple_a 9_volt nine_volt button_battery button_batteries disc_battery disk_battery coin_cell watch_battery watch_batteries car_battery lithium_batteries hearing_aid_battery duracell energizer cr2032 key_fob_battery aaa aa aaas aas',
    why: 'A battery can burn the mouth, the throat, and the stomach.',
    units: ['piece'],
    sources: ['batteries'],
    corrosive: true,
  },
  {
    id: 'insecticide',
    name: 'Insect poison or flea product',
    words:
      'insecticide* pesticide* ant_bait ant_trap* ant_poison roach_bait roach_poison roach_killer bug_spray wasp_spray permethrin organophosphate* fly_bait flea_collar flea_treatment flea_medicine flea_drops seresto foggers mothball* moth_balls malathion fly_killer wasp_killer weevil_killer ant_killer ant_baits ant_stakes terro ant_gel roach_traps roach_motel roach_gel combat_bait bug_bomb bug_killer bug_poison spider_spray ant_spray flea_spray flea_bomb flea_shampoo flea_powder flea_drops_for_dogs dog_flea_drops k9_advantix advantix hartz dog_flea pyrethrin* pyrethroid* bifenthrin imidacloprid diazinon carbaryl sevin_dust sevin diatomaceous deet bug_repellent mosquito_dunk* mosquito_spray off_spray citronella citronella_candle termite_poison termite_treatment grub_killer grub_control grubex systemic_rose disulfoton fly_strip* fly_paper fly_ribbon mothballs moth_crystals naphthalene camphor boric_acid borax sheep_dip tick_spray tick_dip wasp_nest_spray hornet_spray insect_killer insect_spray flea_stuff flea_product* flea_and_tick tick_collar* flea_tick',
    units: ['piece', 'oz', 'ml'],
    sources: ['household'],
  },
  {
    id: 'cleaners',
    name: 'Cleaners, bleach, or detergent pods',
    words:
      'bleach cleaner* drain_cleaner drano oven_cleaner toilet_cleaner detergent* laundry_pod* tide_pod* dishwasher_pod* dishwasher_tablet* lysol pine_sol ammonia disinfectant* fabric_softener dryer_sheet* lye pool_chemical* chlorine windex degreaser clorox swiffer acid battery_acid pod pods fabuloso laundry_soap muriatic_acid rust_remover paint_stripper hydrogen_peroxide bleach_water cleaning_fluid cleaning_product* cleaning_supplies cleaning_spray cleaning_solution floor_cleaner toilet_bowl_cleaner toilet_tablet* toilet_bowl_tablet* carpet_cleaner glass_cleaner window_cleaner all_purpose_cleaner mr_clean clr lime_away barkeepers_friend ajax easy_off scrubbing_bubbles soft_scrub oxiclean oxi_clean tide_pods gain_pod* laundry_pods laundry_detergent washing_powder washing_pod* washing_liquid laundry_sheet* scent_beads downy dish_soap dawn_soap dishwasher_detergent dishwasher_soap finish_tablet* finish_tab* dishwasher_tab* pinesol swiffer_fluid mop_water mop_bucket febreze air_freshener* plug_in_freshener glade wax_melt* scented_wax sodium_hydroxide caustic_soda chlorine_tab* chlorine_tablet* pool_shock pool_tablet* pool_tab* hot_tub_tablet* bromine denture_tablet* denture_cleaner peroxide hair_relaxer relaxer perm_solution hair_bleach hair_color_dye nail_glue urinal_cake* drain_opener liquid_plumber liquid_plumr oven_spray mildew_remover tilex vinegar_bleach sanitizing_wipe* clorox_wipe* lysol_wipe* bleach_wipe* soap_pod* descaler limescale quat quats disinfectant_spray magic_eraser_liquid boot_polish shoe_polish silver_polish',
    why: 'Cleaners can burn on the way down.',
    units: ['piece', 'oz', 'ml'],
    sources: ['household', 'corrosives'],
    corrosive: true,
  },
  {
    id: 'fuel',
    name: 'Fuel, lamp oil, paint thinner, or solvents',
    words:
      'gasoline petrol kerosene lighter_fluid lamp_oil paint_thinner turpentine motor_oil diesel tiki_torch_oil wd40 acetone nail_polish_remover tiki_oil solvent* paint gas_can charcoal_lighter lighter_fuel zippo tiki_fuel tiki torch_fuel citronella_oil paraffin_oil mineral_spirits white_spirit* varnish wood_stain paint_can paint_remover stripper latex_paint oil_paint house_paint sealant driveway_sealer engine_oil used_oil butane propane diesel_fuel kerosine wd_40 goo_gone nail_polish acrylic_remover chain_oil grease_gun hair_spray',
    why: 'Fuel and solvents can burn on the way down.',
    units: ['fl oz', 'ml', 'tsp'],
    sources: ['corrosives'],
    corrosive: true,
  },
  {
    id: 'garden',
    name: 'Fertilizer, weed killer, or bone meal',
    words:
      'fertiliz* fertilizer* weed_killer weedkiller roundup herbicide* bone_meal blood_meal rose_food plant_food miracle_gro weed_and_feed paraquat grass_killer lawn_chemicals fungicide* insect_granules fertilizer_spikes fertilizer_stick* plant_spikes miracle_grow scotts lawn_food turf_builder weed_n_feed weed_spray weed_preventer crabgrass_killer glyphosate round_up 24d 2_4_d atrazine moss_killer iron_sulfate lawn_fertilizer lawn_treatment lawn_spray lawn_service bonemeal bloodmeal blood_and_bone fish_emulsion fish_fertilizer cottonseed_meal lime_powder garden_lime feather_meal manure chicken_manure cow_manure mulch_cocoa osmocote jobes potting_soil plant_fertilizer tree_spikes plant_feed',
    units: ['oz', 'g', 'cup'],
    sources: ['household'],
  },
  {
    id: 'essential-oils',
    name: 'Essential oils',
    words:
      'essential_oil* tea_tree_oil tea_tree peppermint_oil eucalyptus_oil wintergreen_oil potpourri liquid_potpourri pennyroyal diffuser_oil tea_tree_oils lavender_oil clove_oil cinnamon_oil citrus_oil pine_oil oregano_oil melaleuca peppermint_oils ylang_ylang reed_diffuser oil_diffuser essential_oils wax_warmer eucalyptus scented_oil fragrance_oil perfume_oil wintergreen perfume cologne birch_oil camphor_oil thieves_oil doterra young_living potpourri_oil',
    units: ['ml', 'tsp'],
    sources: [],
  },
  {
    id: 'ice-melt',
    name: 'Ice melt',
    words:
      'ice_melt icemelt ice_salt road_salt de_icing ice_melter ice_melting deicing_salt deicer_salt sidewalk_salt driveway_salt calcium_chloride safe_paw de_icing_salt snow_melt',
    units: ['oz', 'tbsp'],
    sources: ['household'],
  },
  {
    id: 'glue',
    name: 'Expanding glue or foam',
    words:
      'gorilla_glue expanding_glue wood_glue polyurethane_glue expanding_foam spray_foam super_glue superglue wood_glues construction_adhesive liquid_nails elmers_wood epoxy great_stuff spray_foam_insulation krazy_glue polyurethane adhesive',
    units: ['oz', 'ml'],
    sources: ['household'],
    corrosive: true,
  },
  {
    id: 'metal',
    name: 'Coins, zinc, or',
    words:
      'zinc zinc_oxide diaper_cream diaper_rash_cream desitin lead_paint fishing_weight* sinker* lead_weight* pennies penny zinc_coin zinc_supplement sunscreen sun_cream sunblock calamine lead_weights lead_sinkers lead_pellets curtain_weight* desitin_cream butt_paste a_and_d_ointment zinc_cream galvanized wheel_weight* lead_fishing',
    units: ['piece', 'g'],
    sources: ['batteries'],
  },
  {
    id: 'toad',
    name: 'Toad',
    words:
      'toad toads bufo bufo_toad cane_toad poison_frog newt toad_venom colorado_river_toad salamander* rough_skinned_newt fire_salamander frog caterpillar oak_processionary blister_beetle* firefly fireflies lightning_bug* jellyfish_on_the_beach pufferfish puffer_fish sea_hare',
    units: ['piece'],
    sources: [],
  },
  {
    id: 'algae',
    name: 'Blue-green algae',
    words:
      'algae blue_green_algae green_scum pond_scum algea toxic_algae cyanobacteria algae_bloom lake_scum algal_bloom harmful_algal green_water scummy_water scum bluegreen_algae blue_green_slime pea_soup_water toxic_water stagnant_water',
    units: ['cup', 'ml'],
    sources: [],
  },
  {
    id: 'unknown-poison',
    name: 'Another poison or chemical',
    words:
      'poison poisons chemical chemicals drugs narcotic* unknown_substance oxygen_absorber* poisen poisonous venom toxin* chemicals_in spilled_chemicals mystery_pill* unknown_pill* random_pill* white_pill* blue_pill* white_powder needle_on_the_street fentanyl_powder antifungal unknown_liquid mystery_liquid rest_stop_puddle oxygen_absorbers heat_pack hand_warmer* handwarmer* glow_stick* glowstick* fire_starter* firelighter* fire_log fireworks firework match_heads flare* fire_extinguisher gunpowder ammo ammunition instant_ice_pack ice_pack cold_pack gel_pack liquid_nitrogen mercury thermometer_mercury asbestos dry_ice',
    units: ['oz', 'ml', 'piece'],
    sources: ['poisonCall'],
  },
];
