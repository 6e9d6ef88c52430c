/** Words for what happened to the animal, in the notation of `body-word-list.ts`. */
export const eventWords = {
  ate: 'mine_had mine_got already_had had_one had_two had_three crunch* ingestion ate swallow swallowed swallowing swallows ingest* consum* devour* gobbl* scarf* gulp* drank drunk_some drunk_from lick licked licking licks chewed chewing chew chews chomp* munch* nibbl* got_into gotten_into get_into getting_into gets_into got_in_to got_a_hold got_ahold got_hold gotten_ahold stole stolen raided helped_herself snatch* snarf* wolfed wolf_down found_some eats eating inhal* tasted bite_of had_some downed put_away eated eatin cleaned_out demolished broke_into torn_into ripped_open ripped_into destroyed exposed exposure tore sip sipped mouthed mouthing swollowed swallered snacked snacking knocked_back took_down drinking drinks drink_some swiped grabbed grabbing chugged slurp* nommed unwrapped eatten eat had_a he_had dog_had puppy_had cat_had kitten_had he_just_had pup_had he_took dog_took puppy_took cat_took dog_got he_got puppy_got cat_got pup_got just_got got_my got_our got_some got_at getting_at gets_at get_at sampl* bitten bit punctured pierced popped burst lap* gnaw* nosh* wolfing scoff* guzzl* hoover* vacuumed swig* sneak* snuck rummag* dug_up dug_into dug_in digging_in dove_into ravag* attacked_the finished polished mauled shred* opened emptied cracked down_his_throat in_his_mouth in_mouth took_a took_my took_off_with ran_off_with made_off_with injest* sucked sucking absorbed had_himself treated_himself help*_himself feast* pinched nicked nabbed pilfered been_at swallo* et down_the_hatch',
  eat: 'eat drink ingest',
  gave: 'given gave fed administered slipped dosed taken swapped mixed_up feeding feeds rubbed applied put_on sprayed injected shared shares threw_him threw_his tossed_him tossed_his took',
  gone: 'eaten gone missing empty emptied torn wrapper* opened ripped shredded evidence chewed_up all_over crumbs vomit* threw_up puked pieces knocked_over spilled disappeared less_than bare shreds scatter* remnants foil vanish* only_half not_there no_more lid_off cap_off tipped leaking cracked popped burst busted punctured smashed broken no_longer_there unaccounted finished bitten holes teeth_marks tooth_marks bite_marks gnawed nothing_left not_much_left spotless clean licked papery skin_left left_in nowhere',
  poisoned:
    'poisoned poisoning overdos* od_on antifreeze_poison* got_poison* double_dosed double_dose triple_dose overdose* intoxicat* toxicosis ODd laced tainted poison_control poison_hotline poison_helpline',
  swallowed:
    'swallow swallowed swallows swallowing gulped ingested went_down down_his_throat down_the_hatch gulping inhale* swallo*',
  vehicle:
    'car cars truck trucks van suv bus motorcycle bike bicycle vehicle scooter atv tractor train trailer lawnmower mower golf_cart jeep minivan pickup ebike quad tire wheel automobile taxi uber camper rv forklift snowmobile ambulance sedan roadkill highway freeway four_wheeler skateboard wagon tesla golfcart snowplow plow utv',
  hitBy:
    'struck run_over ran_over runned_over ran_into hits driven_over drove_over backed_over rolled_over backed_up_over under hit run_down ran_down mowed_down clip* bump* smack* slammed thrown tossed_by collid* crash* bounced_off plowed run_overed rolled_on backed_into backed_up_on pinned knock*',
  fell: 'fell fall fallen falls dropped leapt slipped falling thrown flew dropt leap* plummet* toppled tumble* jump* landed flung plung* slid flipped',
  height:
    'window balcony roof stairs staircase deck cliff story stories floor ledge bridge height feet ladder truck car table bed couch counter arms loft wall moving ft porch steps tree landing banister railing overpass ravine hill sofa crib bunk bleachers tailgate dock shoulder shoulders hands elevator escalator well hole pit pony horse barn hayloft boat',
  high: 'window balcony roof cliff story stories ledge bridge moving truck ladder height car second_floor third_floor deck railing banister',
  attacked:
    'shook_his shaken_by and_shaken picked_up_by ripped_apart by_the_neck gored trampled kicked stomped dogfight fought maul* tore_into ripped_into went_after jump* attack* fight* scrap* clawed swiped pecked snatched grabbed carried_off beaten beat_up punched tore_up torn_up rolled_by savaged bitten bit got_into_it scuffle brawl tussle',
  attacker:
    'dog dogs pitbull pit shepherd coyote coyotes bear raccoon wolf hog boar javelina cougar bobcat horse cow bull deer moose fox hawk owl eagle alligator gator stray otter badger cat pack elk mule donkey husky rottweiler another bigger bully mastiff akita malinois doberman cane_corso chow lab huskies housemate bobcats fisher groundhog possum opossum skunk rat squirrel rooster goose swan sow pig kangaroo raptor vulture osprey bird_of_prey wolves bears cats feral',
  wound:
    'incision* stitches sutures wound* gash* puncture* lacerat* laceration* cut ripped torn hole holes bite_mark* slash* sliced stab* impal* pierc* flesh gouge* injured injury injuries flap bitemarks teeth_marks shredded split skinned degloved avulsed mangled slit opened_up',
  deep: 'deep gaping large huge big wide bone muscle bad badly bleed* intestin* guts chest neck throat belly abdomen stomach eye head everywhere serious severe* puncture* flap gushing hanging_off fat terribly down_to through gapes gap fatty tissue whole tendon tendons',
  fracture:
    'broken_leg broken_bone* broke_a_bone fractur* bone_sticking bone_is_sticking bone_showing bone_through bone_poking see_bone see_the_bone leg_is_broken leg_broken snapped_his dangling leg_bent leg_is_bent broken_back broken_pelvis broken_jaw leg_hanging leg_is_hanging wrong_way wrong_direction dislocat* leg_is_snapped snapped_leg bone_protrud* protruding leg_dangl* bent_weird bent_wrong shattered leg_is_backwards broke_a_leg broken_tail broken_toe broken_hip broken_rib broken_ribs broke_his broke_her leg_looks_broken crooked_leg leg_is_crooked might_be_broken hip_out hip_popped out_of_joint unnatural angle',
  shot: 'got_shot been_shot was_shot shot_my shot_by gunshot* shot_with_a bb_gun pellet_gun impaled impalement arrow shot_in_the bb_pellet pellet_wound crossbow knife stab* shooter',
  guts: 'guts organs insides eviscerat* disembowel* prolaps* bowels uterus womb rectum_is rectum_out hernia intestin* pink_tissue inside_out something_pink entrails innards bowel',
  crushed:
    'crushed crush sat_on stepped_on step_on slammed slamming stomped dropped pinned stood_on laid_on rolled_on rolled_onto door_closed shut_on closed_on_his shut_in run_over fell_on fell_onto landed_on toppled_on tipped_onto dresser recliner squash* smush* squish* trample* rolled_over_on',
  snake:
    'snake* rattlesnake* rattler* copperhead* cottonmouth* moccasin* viper* adder* cobra* snakebite* snakebitten diamondback mojave sidewinder copper_head garter python boa',
  sting:
    'sting* stung bee bees wasp* hornet* yellow_jacket* yellowjacket* fire_ant* scorpion* spider* black_widow brown_recluse centipede* jellyfish bitten_by_something insect jelly_fish bug_bite bumblebee* stinger* velvet_ant caterpillar* ants tarantula* stingray asp swarm bug_bit something_bit bit_by',
  venomous: 'scorpion* jellyfish widow recluse jelly_fish gila',
  bite: 'bite* bitten struck strike fang* got stung sting* attacked nailed_him tagged snakebite',
  hives:
    'hives hive bumps swollen swell* puffy puff* huge twice_the_size twice_his_size double_his_size twice_the_normal blown_up ballooned lumps swole anaphyla* balloon closing bumpy welt* raised rash wheals lumpy',
  swelling:
    'swollen swell* puffy puff* blew_up ballooning ballooned double_his_size double_the_size huge blown_up anaphyla* swoll* closing like_a_balloon twice lopsided fat_lip chipmunk bulging shar_pei growing',
  allergic: 'allergic anaphyla* anaphylactic reaction anaphylaxis reacting',
  burned:
    'burn* burnt scald* hot_oil hot_water boiling grease steam blister* fire flame* torch* sear* peel* hot_wax hot_tea hot_coffee friction frostbite lava caustic corros* singe* melted',
  electric:
    'electrocut* electrified zapped lightning electricuted electricity shock* power_line powerline live_wire current jolt*',
  cord: 'cord* cable* wire wires charger* outlet plug christmas_lights socket power_strip wiring plugged electric_blanket heating_pad christmas_tree_lights fairy_lights string_lights',
  drown:
    'drown* inhaled_water swallowed_water underwater under_water unconscious_in_the_pool fell_into_the_pool through_the_ice bottom_of_the_pool found_in_the_pool sank went_under aspirat* under_the_water face_down_in floating submerge* water_in_his_lungs took_in_water swallowed_a_lot_of_water swept riptide rip_current fell_through fell_in fell_into_the_lake fell_into_the_river',
  smoke: 'smoke fumes gas fire exhaust carbon monoxide',
  eyeOut:
    'pop*_out fell_out bulg* hanging coming_out proptos* prolaps* socket scratch* pok* punctur* ruptur* cut bleed* bled bloody torn injur* stabbed stick something_in burst explod* came_out ulcer* thorn fish_hook hit hurt pellet foxtail gouged chemical* lime quicklime cement bleach sprayed spray glass acid swollen cloudy milky closed squint* sudden* out_of_its popped protrud* dangling gash* swell* clawed gone_white turned_white turned_blue white_spot hazy opaque huge_pupil blown dilated different_size uneven oven_cleaner shampoo_in lye drain gluey glued pierced splash* blood* gone_blue went_blue looks_blue',
  blind:
    'blindness cannot_see walking_into walks_into running_into lost_his_sight lost_vision blind* can_not_see walk*_into_things bump*_into into_walls into_furniture lost_his_vision lost_his_eyesight lost_sight vision_loss',
  paralyzed:
    'paralyz* paralys* paraplegic paralysis paralised dragging_his_back dragging_his_hind dragging_back dragging_hind dragging_his_rear dragging_both drag*_his_legs dragging_legs legs_went_out legs_stopped_working legs_quit lost_use lost_the_use dragging_himself dragging_herself slipped_disc ivdd no_feeling paralized dragging_hindquarters no_use_of legs_gave* legs_give* legs_gone legs_buckl* legs_collaps* legs_are_gone back_end_gave back_end_gives back_end_is_gone back_end_went back_legs_went deep_pain pulling_himself pulls_himself legs_are_not legs_will_not legs_do_not hind_end_gave botulism',
  dying:
    'dying dieing die dead deathly lost_his losing_his fading dies deceased almost_gone lifeless losing_him near_death going_to_make_it slipping',
  emergency: 'emergency emergancy emergncy urgent sos crisis hurry asap',
  temperature: 'temp temperature fever thermometer temps temperatures feverish rectal',
  foreignObject:
    'sock socks toy toys ball balls string* yarn needle* pin pins magnet* coin coins penny pennies rock rocks stone stones pebble* gravel underwear panties bra towel* washcloth dishcloth tampon* diaper* hair_tie* hairtie* scrunchie* ribbon* tinsel razor* fish_hook* fishhook* fishing_hook* hooks squeaker* ring* jewelry balloon* rope thread floss lego legos marble* nail nails screw screws bolt* bottle_cap* cork* corn_cob* corncob* cob cobs peach_pit* peach_stone* avocado_pit mango_pit avocado_seed fruit_pit nylon* stocking* pantyhose pacifier* dummy binky nipple condom* glove* mitten* sponge* skewer* toothpick* kebab blanket stuffing fluff squeeker foam glass shard* metal chain keys key rubber silica antler hoof bell doll remote earbud* airpod* hearing_aid* battery batteries tennis_ball* golf_ball* squeaky shirt leash collar harness shoelace* shoestring* plastic_wrap ziploc carpet rug wood_glue gorilla_glue staple* thumbtack* tack tacks paperclip* fishing_line fish_line hairband* bottle_top ornament* mask masks bandaid bandage puzzle_piece chess_piece pen kong peanut_shell wire retainer* denture* invisalign braces bracket* zipper* bead* dice die domino* crochet_hook sewing safety_pin* bobby hairpin* hair_clip* hairclip* barrette* lure* tackle sinker* bobber squeek* toothbrush* blade* knife steel_wool brillo scrub* eraser* pencil* marker* crayon* chalk playdoh kinetic_sand kitty_litter cat_litter slime orbeez gel desiccant packet hand_warmer* handwarmer* heating_pack ice_pack icepack glow_stick* glowstick* candle* wax tea_light* lightbulb* bulb mirror ceramic plate_pieces bowl_pieces q_tip* qtip* cotton pad pads maxi_pad* wipes baby_wipe* poop_bag* poopbag bag_of plastic_bag ziplock* saran cling_film tinfoil foil aluminum twist_tie* rubberband* elastic elastics hair_band* bikini tights leggings underpants boxers thong knickers slipper insole* sole lace laces drawstring stuffed_animal plushie plush beanie beanbag bean_bag styrofoam polystyrene packing_peanut* cushion mattress rag rags mop chicken_bone rib_bone steak_bone pork_bone turkey_bone t_bone beef_bone ham_bone cooked_bone* wishbone mango_seed nectarine_pit plum_pit apricot_pit walnut_shell popsicle_stick* lollipop_stick* shish chopstick* fork straw straws bread_tag bottlecap can_lid pop_tab soda_tab gum_wrapper fob keychain airtag* air_tag gps_tracker ear_plug* earplug* headphone* usb thumb_drive sd_card sim phone_case washer washers bb bbs bullet_casing lead_shot buckshot treble_hook splinter* wood_chip* nyla* bully_stick* rawhide* himalayan_chew yak_chew pig_ear pigs_ear greenie* dental_chew* bells easter_grass confetti glitter latex quarter quarters dime dimes nickel nickels pence earrings necklace bracelet charm pendant pearl monopoly game_piece* puzzle_pieces jenga dolls barbie action_figure* hot_wheels nerf dart darts paint_chip* drywall insulation caulk grout concrete cement tile tiles lava_rock* lavarock clay mulch_ peat seatbelt seat_belt lens lenses binkies teether pregnancy_test thermometer_ syringe* epipen lancet* suture* buckyball* tire earring',
  bone: 'ribs bone* drumstick* carcass chicken_wing* wing femur knuckle shank rib',
  weakObject:
    'plastic paper cardboard foil bag dirt mulch wood bark cloth fabric piece_of chunk_of rug foam napkin crayon* wipe wipes wet_wipe* leaf leaves grass hair acorn* pinecone pine_cone feather* bug cicada* poop twig* stick* branch* wrapper* napkins tissue* tp receipt dollar envelope magazine duct_tape cellophane twine',
  humanMedicine:
    'pill pills medication* medicine* meds med tablet* capsule* prescription* dose doses antidepressant* inhaler* adderall vitamins vitamin blister_pack pillbox rx ointment patch patches eye_drop suppository gummy_vitamin* drops syrup steroid* hormone* birth_control',
  /** A function that fails: "stopped breathing", "can't pee". */
  lost: 'can_not will_not stopped quit unable refus* is_not has_not does_not did_not not_able struggl*_to trouble difficulty hard_time lost no_longer fails failing',
  use: 'use* control feeling function*',
  work: 'work* mov* function* hold* support* budg* carr*',
  gives:
    'gave_out gave_way giv*_out giv*_way go_out buckl* collaps* folded quit stopped_working not_working are_gone is_gone went useless limp paralyz* wobbl* shak*_and_weak failing slid_out splay*',
  openMouth:
    'mouth_open open_mouth openmouth* mouth_wide mouth_hanging_open beak_open open_beak neck_stretch* neck_out neck_extended stretched_neck stretching_his_neck tongue_hanging',
  packaging:
    'bottle box packet packets package wrapper* blister bag bags container tube can canister jar vial tin foil carton packaging organizer label lid sachet pouch tub',
  distended:
    'distend* swollen swell* bloat* rigid taut tight drum balloon* rock firm blown_up expand* inflat* basketball tense hard twice bigger',
  /** Illnesses that kill within days. */
  condition:
    'pancreatitis parvo parvovirus pyometra pyo uterus_infection lepto leptospirosis addisons addisonian diabetic diabetes ketoacidosis dka sepsis septic pneumonia distemper tetanus imha hge heart_failure chf kidney_failure liver_failure hemangiosarcoma splenic spleen tumor_rupt* aspiration pyothorax hypoglycemi* blood_sugar meningitis encephalitis rabies tick_paralysis botulism',
  ageMother:
    'nursing lactat* mum mama mother mom_of dam postpartum after_whelping week_litter moms mom_dog momma dog_mom_with puppies_are',
  /** Says that nothing is missing. */
  intact:
    'all_here all_there are_here are_there accounted intact unopened sealed untouched unbitten unchewed in_my_hand got_it_in_time still_full still_closed counted in_one_piece both_here never_touched nothing_swallowed nothing_missing nothing_eaten nothing_is_missing fished_it_out got_it_out spit_it_out spat_it_out spit_out before_he_could have_both have_it_here has_not_had got_none got_it_away away_from_his never_ate for_my none_of_it none_of_the',
  /** Objects that harm on the way: a missing one near a dog is enough. */
  dangerObject:
    'magnet* battery batteries needle* skewer* fish_hook* fishhook* razor* corn_cob* corncob* corn_on_the_cob peach_pit* coin coins penny pin pins buckyball* water_bead*',
  ateNow:
    'ate eaten drank swallowed devoured scarfed gulped ingested gobbled wolfed got_into got_a_hold licked_up lapped_up chewed_up',
  /** What dogs may eat, and meals. */
  safeFood:
    'kibble food dinner breakfast lunch supper meal meals water treat treats bite cheese chicken turkey beef steak fish salmon tuna egg eggs rice bread toast bagel pasta noodle* potato* carrot* apple* banana* blueberry blueberries strawberry strawberries raspberry raspberries watermelon melon cantaloupe mango pear pineapple peach orange cucumber pumpkin broccoli celery pea peas green_bean* bean beans corn zucchini spinach lettuce salad oat oats oatmeal cereal cheerio* yogurt popcorn cracker* pretzel* ice snow grass poop poo litter pizza burger hot_dog hotdog sausage ham bacon meat milk cream butter pancake* waffle* biscuit* sandwich taco cookie_crumb crumbs pill pills tablet bill pride attention homework shoe shoes slipper couch cushion furniture lotion snack veggie* vegetable* fruit broth soup honey coconut* peanut* chew chews dental dentastix bully leaf leaves dirt bug bugs fly flies ad everything like fine slower slow fast happily all_his all_of_his well much more less',
  swallowedNow: 'swallowed swallowing swollowed swallo* gulped_down',
  /** Says where something is kept, or that it is bought or thrown away. */
  storage:
    'bought buy buying ordered store stored shelf locked padlocked cabinet threw_out threw_away got_rid get_rid recommend* brand shed_has keep_it keep_the share bake recipe drawer lock_away up_high padlock',
} as const satisfies Record<string, string>;
