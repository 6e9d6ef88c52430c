/** Words that change what a sentence means, in the notation of `body-word-list.ts`. */
export const contextWords = {
  /** Negates the words after it. */
  negator: 'almost nearly not no never without neither nor none zero free_of denies hardly_any',
  /** Negations that do not deny a sign: "not sure if he is choking", "won't stop bleeding". */
  emptyNegation:
    'almost_drown* nearly_drown* almost_dead nearly_dead almost_unconscious nearly_unconscious almost_passed almost_not nearly_not almost_collaps* nearly_collaps* almost_chok* nearly_chok* almost_died nearly_died almost_a almost_all almost_the almost_an almost_every almost_half nearly_a nearly_all nearly_half almost_no almost_seiz* almost_like almost_seems not_sure not_only not_just not_stop not_stopping not_know not_figure not_understand not_tell not_explain not_believe not_want not_get_his not_get_it not_get_my not_get_to not_get_up not_get_a_hold not_get_any not_help not_wait not_afford not_reach not_better not_getting not_improving not_responding not_working not_see not_find no_idea no_clue no_doubt no_vet no_money no_matter no_longer not_like not_normal not_himself not_herself not_right not_okay not_ok not_good not_well not_long not_too not_realize not_notice not_remember not_certain not_seem not_look not_looking not_have_a_vet no_one nobody no_car no_way not_let not_keep not_hold not_sleep not_calm not_quit not_even not_go_away not_going_away not_open not_watching not_home no_emergency_vet no_response not_close not_able not_move not_stopped never_seen not_usually not_normally not_typically not_always not_seen not_until not_been_able no_warning not_eating_and not_settle not_supposed not_a_single not_a_pup not_answering',
  /** Ends the reach of a negation, and starts a new thought. */
  turn: 'but and however although though except yet just only because since after when while then so he i we my our it is today now',
  /** Starts a new thought: what was said before about the past or about others does not reach it. */
  fresh: 'but now today tonight currently however again this_morning suddenly all_of_a_sudden',
  /** Long ago. */
  past: 'year_ago years_ago years_back month_ago months_ago months_back week_ago weeks_ago last_year last_month last_summer last_winter last_spring last_fall last_christmas last_thanksgiving last_easter last_halloween last_july last_june last_august when_he_was_a when_i_was when_he_was_little when_he_was_younger as_a_puppy as_a_kid previously in_the_past long_ago long_time_ago a_while_ago a_while_back ages_ago my_last_dog my_previous_dog my_childhood_dog my_first_dog years_earlier before_we_adopted before_we_got before_i_adopted before_i_got before_he_came summers_ago winters_ago summer_ago as_a_pup as_pups as_a_kitten as_a_baby last_week week_before_last since_2018 since_2019 since_2020 since_2021 since_2022 since_2023 for_years years_old_when back_in growing_up passed_away crossed_the_rainbow rip in_2019 in_2020 in_2021 in_2022 in_2023 in_2024 in_2025 once_ate once_had survivor survived previous_owner prior_owner when_we_adopted when_we_got_his anniversary last_vet_visit has_been_cleared fully_recovered weeks_old_when since_recovered has_recovered once_in in_college in_high_school when_i_was_a when_we_were two_years decade decades years_before since_spayed in_the_90s in_the_80s as_a_child my_childhood my_old_dog our_old_dog my_late our_late our_previous our_last_dog our_first_dog rest_in_peace before_he_was_adopted before_adoption when_he_was_1 in_his_youth at_the_shelter when_he_was_a_stray a_few_months_back few_months_ago couple_months_ago several_months_ago back_then at_the_time long_since over_a_year in_2015 in_2016 in_2017 in_2018 before_the_shelter ago_this_week vet_cleared all_clear got_the_all back_in_june since_then two_summers a_year finished_the',
  formerly: 'used_to',
  /** Says that what a question supposes has happened: "what if he ate grapes, because he did". */
  fact: 'because_he_did he_just_did and_he_did he_actually_did it_happened he_already_did because_mine_did because_that_happened because_it_happened mine_just_did my_dog_just_did he_has_just',
  /** What the animal had before. */
  history:
    'history_of prior previous past recovering_from recovered_from survived after_his tested_for checked_for screened_for',
  /** Asks about dogs in general. The question ends where it turns to one animal: "his", "she", "my". */
  asking:
    'what_are_the_signs what_are_the_symptoms what_are_signs what_are_symptoms what_are_early signs_of symptoms_of what_does what_is_the what_is_a what_is_bloat what_is_gdv what_is_an what_causes what_foods what_plants which_foods which_plants what_kind can_dogs can_a_dog can_puppies can_cats can_he_have can_he_eat can_i_feed can_my_dog_eat can_my_dog_have can_my_puppy is_it_safe is_it_ok is_it_okay is_it_bad is_it_dangerous is_it_true is_it_toxic are_there do_dogs do_puppies do_cats does_a_dog does_a_seizure how_often how_common how_likely how_do_vets how_does_a how_does how_do_dogs how_do_you_treat how_long_can how_long_do how_long_does how_to_tell how_to_recogni* how_do_you_tell how_can_you_tell how_do_you_know how_would_i how_much_is_too why_do why_are why_is_it dangers_of risk_of risks_of risk_for at_risk prone_to chance_of chances_of likely_to if_a_dog when_a_dog if_dogs when_dogs a_dog_that dogs_that dogs_who curious wondering learn learning read_about reading_about heard_about heard_that heard_of difference_between define meaning_of tell_me_about info_on information_on advice_on facts_about insured insurance in_a_book a_book in_a_movie the_movie a_movie novel documentary podcast dreamed dreamt nightmare first_aid_course research tips_for tips_on is_chocolate is_garlic is_onion are_grapes are_onions are_raisins are_lilies are_tulips are_poinsettias are_mushrooms is_xylitol is_coffee is_bleach is_antifreeze is_bloat is_heatstroke plan_to planning_to recommend* best_way best_food best_toy which_toys what_toys which_toy what_toy safe_for bad_for toxic_to toxic_for poisonous_to poisonous_for safe_to dangerous_for harmful_to ok_for okay_for joke joking pretend* the_price_of cost_of how_much_does should_i_avoid should_dogs should_i_bring what_do_i_use is_high_enough',
  /** Asks what to do: something has happened. */
  deciding:
    'do_i_need_a_vet need_to_see_a_vet need_a_vet an_emergency to_the_er to_the_vet should_i_worry should_i_go should_i_take should_i_bring should_i_call should_i_wait do_i_wait can_it_wait how_urgent right_now',
  /** Supposes what has not happened. */
  supposing:
    'what_if what_happens in_case if_he_ever if_my_dog_ever if_it_ever should_he_ever ever_gets ever_has ever_eats worried_about_getting afraid_he_will scared_he_will worried_he_will worried_that_he_will could_he_get could_my_dog_get would_it would_he future someday might_get_bloat will_he_get can_he_get can_he_choke can_dogs_get can_dogs_choke going_camping going_hiking is_planning thinking_about thinking_of considering looking_for_a do_i_need_to_worry_if before_i if_he_gets if_he_has if_he_eats if_my_dog_eats if_my_dog_gets if_my_dog_has when_is_it can_i_give should_i_give may_i_give is_it_ok_to_give is_it_safe_to_give is_it_okay_to_give ok_to_give okay_to_give safe_to_give how_much_can can_i_use do_i_open before_i_give thinking_of_giving',
  /** Supposes against the facts, or tells a story: also what "happened" in it did not. */
  unreal:
    'like_to_learn want_to_learn how_do_i_learn learn_how learn_dog learn_pet before_we_get_a before_i_get_a saw_a_tiktok on_tiktok saw_a_video saw_a_post what_would would_a suppose supposing imagine imagined hypothetical* if_he_ever if_my_dog_ever if_it_ever ever_gets ever_get ever_eats ever_has ever_happens in_general first_aid_class first_aid_course taking_a_class quiz exam homework movie film novel documentary podcast dreamed dreamt nightmare on_the_show on_tv tv_show sitcom cartoon in_my_game in_the_game video_game news_says on_the_news the_news in_the_news character anime book_says in_a_book thought_he_ate thought_he_swallowed turned_out turns_out heard_of_a_dog heard_about_a_dog read_about_a_dog would_you_do for_a_school school_project essay in_the_book in_the_movie in_the_show in_the_film in_a_movie in_a_film in_a_show the_book writing_a writing_about my_novel a_story horror_stor* hypothetically trivia quiz_night episode season_finale crossword song lyrics playlist meme comic trailer youtube instagram facebook reddit fan_fiction screenplay poster presentation for_class for_my_class handout babysitter_handout lecture webinar training_course class_project dreamed_that had_a_dream a_dream if_a_dog if_a_puppy if_a_cat if_a_snake if_a_bee if_any_dog if_your_dog when_a_dog when_dogs what_to_do_when what_to_do_if_a does_a_dog do_dogs would_i would_he would_my would_the would_vet_schools for_future just_in_case in_case_of ever_happened be_prepared prepared_for to_be_ready news_story saw_a_news a_news_story watched a_mystery murder_mystery book_report safety_sheet first_aid_kit say_he_went tiktok an_episode a_pamphlet in_the_wild training_app rescue_says old_wives should_a_sitter pet_sitter_know cpr_class going_off_to to_scare what_would_i',
  /** How to keep something from happening. */
  prevention:
    'prevent* prevention avoid* protect* keep_his_from keep_my_dog_from keep_dogs_from stop_his_from stop_my_dog_from stop_my_puppy_from stop_the_dog_from stop_our_dog_from stop_my_cat_from stop_our_puppy_from stop_dogs_from stop_puppies_from to_stop_eating to_stop_chewing reduce_the_risk lower_the_risk minimize* proof* safety first_aid_kit first_aid_class vaccine vaccinat*',
  /** What has happened, whatever the sentence around it asks. */
  happened:
    'ate eaten swallowed drank licked chewed got_into gotten_into got_hold got_a_hold got_ahold stole was_hit got_hit been_hit hit_by ran_over run_over fell bitten got_bit bit_by stung is_having is_not can_not not_breathing will_not collapsed fainted seizing my_dog_is he_is my_puppy_is he_are my_dog_just my_dog_has he_has he_just has_been keeps threw_up swelled is_choking is_bleeding exposed ingested attacked gave took fed accidentally cannot consumed',
  /** About animals in general. */
  generic: 'dogs puppies cats kittens pets animals breeds labs owners people vets',
  minor:
    'minor tiny small little slight slightly mild bit nail toenail dewclaw quick scrape scraped nick nicked scab drop drops speck specks spot spots streak streaks once fine normal normally stopped healed healing surface superficial papercut heat_cycle in_heat period teething baby_teeth lost_a_tooth loose_tooth scratch scratched itself okay ok',
  fineNow:
    'coughed_it_up coughed_up_the spit_it_out spat_it_out got_it_out got_it_back pulled_it_out took_it_away took_it_from threw_it_back okay_now ok_now passed_it pooped_it_out breathing_normally breathing_normal better_now all_better recovered dropped_it fine right_back_to back_to_playing back_to_normal',
  wellNow:
    'fine normal normally ok okay is_over was_over over_now over_with ended stopped_after stopped_on it_stopped has_stopped better recovered lasted seconds came_out_of_it came_to himself_again herself_again back_to_himself back_to_herself all_good',
  repeated:
    'another again second third two three four five several multiple cluster* more repeated* keep* still not_stop will_not_stop not_stopping ongoing having has_been nonstop non_stop in_a_row back_to_back couple few many times fourth constantly for_hours for_an_hour lasted_hours lasted_an_hour right_now seizing every longer six unresponsive twice',
  exercise:
    'walk walks walked walking run runs running ran play* fetch zoomies exercis* hike hiking park jog jogging excited training agility after_our romp* sleep* dream* asleep nap naps snor* napping trot* ride thunder thunderstorm* firework* nervous anxious scared groomer vet_visit bath happy game',
  dreamy:
    'sleep* dream* asleep nap naps napping rem snor* hiccup* happy excited wag* cold_outside snow winter swim* bath',
  vaccine: 'rabies vaccin* booster shots distemper parvo_shot annual lyme bordetella flu_shot',
} as const satisfies Record<string, string>;

/** Phrases in which a worrying word means something else. Their words are left out of the check. */
export const otherMeanings = [
  'chocolate_lab* chocolate_labrador chocolate_brown chocolate_colored chocolate_coat chocolate_point chocolate_dachshund chocolate_poodle chocolate_doodle chocolate_retriever named_chocolate named_cookie named_oreo named_brownie named_raisin named_mocha named_coco named_pepper called_oreo dog_oreo puppy_oreo named_rocky named_bear named_ginger',
  'dying_for dying_to dies_for die_for die_laughing dying_laughing died_laughing dying_of_cuteness something_dead chew_toy* chew_bone* on_walks on_a_walk does_he_tilt collapsing_trachea dead_tired dead_asleep play_dead plays_dead playing_dead dead_weight drop_dead dead_leaves dead_grass dead_end dead_battery over_my_dead dead_bird dead_squirrel dead_mouse dead_animal dead_rabbit dead_fish to_death scared_to_death hair_dye dead_skin',
  'choke_chain choke_collar choke_leash pinch_collar prong_collar shock_collar e_collar electric_fence electric_collar shocking_price choked_up choke_chains choking_hazard*',
  'heat_cycle in_heat into_heat first_heat heat_pad heating_pad heat_lamp heat_wave_coming',
  'hot_dog hot_dogs hot_spot hot_spots hotdogs',
  'walk_in_the_park hit_the_road hit_the_trail hit_the_park hit_it_off hits_the_spot hit_or_miss hit_a_wall hit_the_hay smash_hit',
  'seize_the_day fit_in fits_in fit_into fits_into fit_and_healthy fit_for physically_fit fit_dog fitbit good_fit best_fit perfect_fit to_fit not_fit fits_well fits_his fits_through',
  'blow_dry blow_out blown_away blowing_coat blew_his_coat blow_coat',
  'burn_energy burn_off burned_off burns_off burning_energy burn_calories burn_some burned_out side_burns heartburn burn_out sunburn_lotion',
  'drowning_in_fur drowning_in_hair drown_out drowning_in_toys drowning_in_laundry',
  'labor_day hard_labor labor_of_love labor_costs labor_intensive labrador labradoodle',
  'heart_attack_when heart_stopping heart_melt* my_heart_melts my_heart_is broke_my_heart breaks_my_heart broken_heart heart_is_broken take_my_breath takes_my_breath breathtaking catch_my_breath hold_my_breath breath_stinks bad_breath stinky_breath breath_smells smelly_breath fishy_breath dog_breath fresh_breath breath_mints_for_dogs out_of_breath_myself',
  'eye_contact eye_boogers eye_boogies eye_drops eye_gunk eye_goop tear_stains eye_color blue_eye blue_eyes keep_an_eye keeping_an_eye puppy_dog_eyes puppy_eyes side_eye my_eyes eyes_on with_my_own_eyes',
  'blue_heeler blue_merle blue_nose blue_tick blue_coat blue_buffalo blue_gray blue_pit blue_frenchie blue_doberman',
  'white_coat white_fur white_hair white_dog white_lab white_shepherd gray_muzzle white_muzzle grey_muzzle gray_hair grey_hair white_blaze gray_fur',
  'snake_plant snake_aversion snake_oil garden_hose snake_training garter_snake_toy snake_toy rattlesnake_vaccine rattlesnake_training',
  'bee_line bees_knees bee_costume spelling_bee bumblebee_costume honey_bee_treats busy_bee spider_costume spider_man spider_web',
  'ice_cream_shop pot_roast pot_pie potty_training potty_train potty_trained potty_break weed_the weeds pulling_weeds pet_food_toxins teapot hot_pot',
  'salt_and_pepper salt_lake coffee_shop coffee_date coffee_with coffee_table wine_bar beer_garden dog_beer beer_for_dogs tea_party lead_weight_class on_a_lead on_lead on_the_lead off_lead lead_rope lead_me long_lead pulls_on_the_lead',
  'sock_drawer with_a_sock chasing_balls play_ball ball_is_life ball_park ball_of_fur fur_ball',
  'attack_of_the_zoomies heart_attack panic_attack attack_the_vacuum attacks_the_vacuum attacks_his_toys attacks_my_feet attacks_the_hose attack_dog attacks_the_broom',
  'crush_on crushed_it cute_crush shot_record shot_records best_shot good_shot long_shot screenshot give_it_a_shot photo_shoot took_a_shot screen_shot his_shots puppy_shots rabies_shot* allergy_shot* flu_shot* booster_shot* next_shot vaccine_shot* up_to_date',
  'throw_up_a_ball throwing_the_ball throw_the_ball throw_a_ball throws_up_his_paws throw_a_party',
  'fall_asleep fell_asleep falls_asleep falling_asleep fall_in_love fell_in_love falling_in_love fall_weather this_fall in_the_fall fall_leaves fell_for next_fall fall_season fall_behind',
  'passed_out_on_the_couch passed_out_asleep passed_out_sleeping passes_out_on passed_out_after passes_out_after passed_out_in_his_bed crashed_on collapsed_on_the_couch collapsed_into_bed collapses_into_bed collapses_on_his_bed collapsible collapsed_on_his_bed collapses_on_the_couch',
  'stop_and_smell poison_ivy_on_me poison_oak_on_me like_the_plague pick_your_poison food_poison_me',
  'emergency_kit emergency_contact emergency_contacts emergency_fund emergency_plan emergency_exit emergency_supplies emergency_number emergency_numbers emergency_leash emergency_preparedness emergency_food not_an_emergency no_emergency not_urgent non_emergency nonemergency emergency_recall emergency_hospital_near',
  'need_help_choosing help_me_choose help_with_training help_picking help_me_pick help_finding help_me_find help_with help_choosing help_naming',
  'cold_shoulder cold_nose cold_weather catching_a_cold',
  'kick_the_habit kicked_out kicks_the_ball lost_a_tooth',
  'out_of_his_mind water_bowl full_bladder',
  'gained_weight bites_his_nails play_bite play_biting bites_my_hands bites_my_feet bite_inhibition biting_my puppy_biting bit_of a_bit little_bit bites_the_leash nipping',
  'gum_disease gum_line gums_line pink_gums gums_are_pink gums_pink gums_look_pink gums_look_good gums_are_fine',
  'stand_the stand_it stand_this stand_that stand_being stand_his_breath bleeding_money bleed_money bleeding_edge drown_in drowning_in electrified_the electrifying bit_the_bullet bite_the_bullet choked_laughing choke_laughing cracked_me white_gloves white_socks white_paws lungs_were_burning legs_are_burning recall_help toxic_masculinity toxic_neighbor toxic_ex toxic_boss toxic_relationship poisoned_my_date breathe_a_word dead_serious dead_set killing_me kill_me kills_me',
  'wake_up_early get_up_early up_in_the_morning_for throw_the_frisbee throw_the_toy',
  'raining_cats sick_and_tired sick_leave sick_day home_sick sick_of car_sick carsick worried_sick sick_burn love_sick',
  'on_fire_in on_fire_lately on_fire_today battery_life walk_his_dog walk_my_dog walk_the_dog walk_the_dogs walk_our_dog lost_his_voice stuck_puppy_stage paralyzing_cuteness lose_weight losing_weight lost_weight losing_it joint_pain joint_supplement hand_lotion_ad on_the_way_to poison_ivy poison_oak poison_sumac poison_free swallowed_my_pride swallow_my_pride',
  'no_trouble no_problem no_problems no_issue no_issues no_difficulty without_trouble my_seizures my_epilepsy fire_truck* fire_station fire_hydrant* fire_department fire_alarm shocked_by_the_price shocked_at shocked_by_how shocked_that paralyzed_by_choice paralyzed_by_indecision choice_paralysis blue_gum gum_tree* hit_the_brakes hit_the_gym doorbell_rings loses_his_mind death_of_me',
  'time_out wore_out tire_his_out tires_his_out figured_out',
] as const;
