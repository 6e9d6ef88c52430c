/** What makes a sign harmless when it stands near it, in the notation of `body-word-list.ts`. */
export const harmlessWords = {
  breathHarmless:
    'no_trouble no_problem* no_issue* no_difficulty no_difficulties without_trouble no_labored no_struggle* no_distress reverse_sneez* smell* stink* stinky bad_breath tartar fishy not_hard not_heavy not_heavily not_fast not_labored not_laboured',
  chokeHarmless: 'chain collar hazard hazards up_with_tears leash',
  deaf: 'deaf hearing_loss recall commands of_course training ignores ignore selective stubborn',
  everyday:
    'control best which recommend* our birthday new met meet introduce refill remind saw tiktok video list says said true heard turns turned pulls whisker dinner breakfast walk walks needs heartworm name names color likes loves coat allergy recipe we i my_wife my_husband took no keep keeps kept put away moved garden threw_out got_rid shelf cabinet buy bought store shampoo smell smells swim costume groomed lab labrador retriever corgi poodle bulldog dachshund date drinking party collar leash',
  heatCycle: 'in_season heat period',
  carRide: 'car_ride vet carrier play playing hot_day',
  habit:
    'sometimes usually often always when_eating_too too_fast slow_feeder food_too kibble_too eats_too ate_too drinks_too drinking_too water_too occasional* tends',
  notDying:
    'asleep lap lol haha sleeping_on to_meet to_go to_know for_a laughing plant plants lawn grass phone battery flower flowers cute treat_puzzle bored boredom fruit tree furniture toys remote stand_still not_move_in moved moving snail slow',
  helpHarmless:
    'choose choosing pick picking name names naming train training trained potty crate kit fund contact exit supplies plan food brand shed* housebreak* calm leash pull pulling bark* itch* walk walks behav* socializ* weight lose diet groom* insurance teach sleep night kennel puppy_pad advice_about schedule vet_list',
  bellyHarmless:
    'rub rubs rubbing rubbed fur hair full_of_love bed big_brother dinner_plate after_dinner after_eating after_breakfast ate_dinner puppy_belly pregnant pregnancy fat overweight weight diet chunky soft scratches up on_his hungry gurgl* growl* rumbl* noises noise tuck bare pink spot cough kennel fan side sleeps sleeping lies lays couch yard house car both_sides teats nipple hard_time fleas rash itchy hernia lump',
  seizureHarmless:
    'opportunity moment day hemp cbd_oil refill* insurance excited happy cold wet bath fireworks thunder scared vet nervous groomer well_controlled under_control medicated free seizure_alert alert_dog detection service_dog trained no_more',
  dreamy: 'sleep* dream* asleep nap naps napping rem snor* hiccup* wag* swim*',
  urineHarmless:
    'snows rains pees_normally outside_when accident accidents inside carpet rug house_train* potty_train* housebroken crate overnight rain raining mark marking marks submissive excited outside_without diaper leash spay new_house stranger training train snow pads pad grass walk walks concrete hold lift leg teach smell in_the_house',
  gumsHarmless:
    'chew chews chewing toy teeth teething brush brushing brushed tartar chow pink_and healthy shar bubble foam muzzle mask markings chin beard fur coat hair nose spots black pigment lab shepherd golden retriever paws socks feet happy kisses gumming',
  standHarmless:
    'lol haha am_walk ramp sidewalk lies_down go_home wheelchair three_legged tripod amputee cannot_stand_the cannot_stand_his not_stand_the not_stand_it not_stand_being not_stand_his not_stand_when leash refuses_to_walk harness nicely heel calmly stubborn rain boots slippery hardwood tile stairs_yet jump train training pull pulls pulling lazy tired_after long far much enough baby drunk_on_love sleepy sit walker raining snow stop_walking walk_his walk_my walk_with past other_dogs alone anymore_due surgery_recovery too_hot too_cold cute tilts_his_head_when tilt_when squeaky sound sounds talk words curious adorable toy work_today sick_days owner myself hip arthritis old_age older slow slowly',
  bloodHarmless:
    'little tiny small streak streaks speck specks spot spots drop drops slight minor bit normal blood_work bloodwork blood_pressure blood_draw test results sample tests vet_drew berries beets blueberries licorice pepto iron charcoal color brown hair dye heat_cycle panel donor type',
  eyeHarmless:
    'brown contact gunk goop boogers boogies stain stains tear tears crust crusty discharge watery weepy color drops ointment cataract cataracts old age trust love turn date fold spot taste test wide open_eyes puppies_open newborn sleep asleep cute normal cherry_eye for_years since_birth born taped bandage fur hair_in pug_eyes big_eyes trim wash clean cleaning',
  heatHarmless: 'cycle spay female season food treat bed blanket pad lamp normal fine how_hot too_hot_to tips',
  illHarmless:
    'crate alone movie at_night leave bedtime vaccine vaccinated vaccination shot shots tag tags titer certificate certificates license records booster book licence child children kid kids baby neighbor eye cherry',
  poisonHarmless:
    'sealed unopened untouched never_touched out_of_reach locked still_full still_closed unharmed first_aid_kit ivy_on free_treats toxic_relationship toxic_people shampoo vet_said_fine dog_safe pet_safe nontoxic non_toxic dog_friendly toy_shaped treats_with dog_toothpaste flavor flavored grain_free salt_free salt_water_taffy store_bought_treats pumpkin coffee_table rat_terrier mouse_toy',
  ownDose:
    'is_on on_meds and_doing his prescribed as_directed monthly daily weekly vet_gave prescription_food regular usual vitamins_for_dogs dog_vitamin* dog_vitamins each_day dog_supplement* joint heartgard bravecto nexgard hidden pill_pocket on_schedule breakfast every glucosamine fish_oil probiotic* with_food',
  objectHarmless:
    'ran_around runs_around run_around throw_the throw_a throws_the throws_a throwing_the fetch catch catches favorite loves play plays playing chew_toy chew_toys bury hides furniture shoe shoes nylabone laundry recommend raw meaty drop_it under_supervision supplement steals safe kong_with dental strawberry',
  traumaHarmless:
    'lol three_legged tripod beds drop_it catch plays play playing fetch nicely sleep pillow asleep jumps jumping jump ramp zoomies wag love food bowl training train bark barks barking chase chases chasing loves puppy_class fan ice_cream fence_fighting growls growl vacuum toy toys hose squirrel squirrels treat treats excited happy reactive afraid scared of_heights learn commercial tv ride rides seat weekend dog_park_rules height_of weight friend friends licked licks weighs ball movie playfight wrestling wrestle gate bath crate ticks tick',
  bleedHarmless:
    'stopped stops_bleeding stop_on heat period nail nails quick nailtrim trim trimmed toenail tooth teeth teething heart stools cycle scab minor styptic season fine',
  swellingHarmless:
    'heat vulva vulvas nipples teats surgery spay neuter stitches incision ankle down gone better heart puffy_tail coat fur cute mild mildly slight slightly environmental seasonal chicken beef grain food_allergy allergies pollen itchy_paws shots_for shot_for medicine apoquel cytopoint costume honey test to_grass to_dust fine_now is_fine small little allergic_to',
  burnHarmless:
    'food dinner toast calories energy fat smell rubber music incense pizza popcorn bacon fire_place fireplace bbq smoked smoker smokes vet_bill sun hot_pavement_tips fence collar charger_port drowning_out noise outlet_mall puppy_breath rug scent love work sauce calming sound incision battery_life hose',
} as const satisfies Record<string, string>;
