/** What makes a sign harmless when it stands near it, in the notation of `body-word-list.ts`. */
export const harmlessWords = {
  chow: 'chow chows shar_pei since_birth been_blue trees street pink_and',
  deaf: 'deaf hearing_loss recall commands of_course training ignores ignore selective stubborn',
  everyday:
    'control best which recommend* our birthday new met meet introduce refill remind saw tiktok video list says said true heard turns turned pulls whisker dinner breakfast walk walks needs heartworm name names color likes loves coat allergy recipe we i my_wife my_husband took no keep keeps kept put away moved garden threw_out got_rid shelf cabinet buy bought store shampoo smell smells swim costume groomed lab labrador retriever corgi poodle bulldog dachshund date drinking party collar leash',
  heatCycle: 'in_season heat period',
  habit:
    'sometimes usually often always when_eating_too too_fast slow_feeder food_too kibble_too eats_too ate_too drinks_too drinking_too water_too occasional* tends',
  notDying:
    'asleep lap lol haha sleeping_on to_meet to_go to_know for_a laughing plant plants lawn grass phone battery flower flowers cute treat_puzzle bored boredom fruit tree furniture toys remote stand_still not_move_in moved moving snail slow harness',
  helpHarmless:
    'choose choosing pick picking name names naming train training trained potty crate kit fund contact exit supplies plan food brand shed* housebreak* calm leash pull pulling bark* itch* walk walks behav* socializ* weight lose diet groom* insurance teach sleep night kennel puppy_pad advice_about schedule vet_list',
  dreamy: 'sleep* dream* asleep nap naps napping rem snor* hiccup* wag* swim*',
  urineHarmless:
    'snows rains pees_normally outside_when accident accidents inside carpet rug house_train* potty_train* housebroken crate overnight rain raining mark marking marks submissive excited outside_without diaper leash spay new_house stranger training train snow pads pad grass walk walks concrete hold lift leg teach smell in_the_house',
  standHarmless:
    'lol haha am_walk ramp sidewalk lies_down go_home wheelchair three_legged tripod amputee cannot_stand_the cannot_stand_his not_stand_the not_stand_it not_stand_being not_stand_his not_stand_when leash refuses_to_walk harness nicely heel calmly stubborn rain boots slippery hardwood tile stairs_yet jump train training pull pulls pulling lazy tired_after long far much enough baby drunk_on_love sleepy sit walker raining snow stop_walking walk_his walk_my walk_with past other_dogs alone anymore_due surgery_recovery too_hot too_cold cute tilts_his_head_when tilt_when squeaky sound sounds talk words curious adorable toy work_today sick_days owner myself hip arthritis old_age older slow slowly',
  bloodHarmless:
    'little tiny small streak streaks speck specks spot spots drop drops slight minor bit normal blood_work bloodwork blood_pressure blood_draw test results sample tests vet_drew berries beets blueberries licorice pepto iron charcoal color brown hair dye heat_cycle panel donor type',
  ownDose:
    'as_directed pill_pocket on_schedule vet_gave vet_one vet_told like_the_vet prescription_food on_meds is_on with_food his_monthly his_daily dog_vitamin* finally cheese heartworm every_day refilled refill',
  objectHarmless:
    'ran_around runs_around run_around throw_the throw_a throws_the throws_a throwing_the fetch catch catches favorite loves play plays playing chew_toy chew_toys bury hides furniture shoe shoes nylabone laundry recommend raw meaty drop_it under_supervision supplement steals safe kong_with dental strawberry',
} as const satisfies Record<string, string>;
