/** Words for what happened to the animal, in the notation of `body-word-list.ts`. */
export const eventWords = {
  ate: 'mine_had mine_ate mine_got already_had had_one had_two had_three crunch* bit_through ingestion ate eaten swallow swallowed swallowing swallows ingest* consum* devour* gobbl* scarf* gulp* drank drunk_some drunk_from lick licked licking licks lapped chewed chewing chew chews chomp* munch* nibbl* bit_into got_into gotten_into get_into getting_into gets_into got_in_to got_a_hold got_ahold got_hold gotten_ahold stole stolen raided helped_himself helped_herself snatch* snarf* wolfed wolf_down polished_off found_some eats eating inhal* tasted bite_of had_some had_a_bite had_a_piece downed put_away eated eatin cleaned_out demolished broke_into torn_into ripped_open ripped_into destroyed exposed exposure tore sip sipped mouthed mouthing swollowed swallered snacked snacking knocked_back took_down drinking drinks drink_some swiped grabbed grabbing chugged slurp* nommed unwrapped eatten',
  eat: 'eat drink ingest',
  gave: 'gave given fed administered slipped dosed took taken take swapped mixed_up',
  gone: 'gone missing empty emptied torn wrapper* opened ripped shredded evidence chewed_up all_over found_the crumbs vomit* threw_up puked pieces knocked_over spilled disappeared vanished less_than',
  poisoned: 'poisoned poisoning overdos* od_on antifreeze_poison* got_poison* double_dosed double_dose triple_dose',
  swallowed: 'swallow swallowed swallows swallowing gulped ingested inhaled stuck whole',
  vehicle:
    'car cars truck trucks van suv bus motorcycle bike bicycle vehicle scooter atv tractor train trailer lawnmower mower golf_cart jeep minivan pickup ebike quad tire wheel automobile taxi uber',
  hitBy:
    'struck run_over ran_over runned_over got_ran_over ran_into clipped bumped_by hits driven_over drove_over backed_over rolled_over backed_up_over knocked_down under hit',
  fell: 'fell fall fallen falls dropped jumped leapt tumbled slipped falling jump thrown flew dropt',
  height:
    'window balcony roof stairs staircase deck cliff story stories floor ledge bridge height feet ladder truck car table bed couch counter arms loft wall moving ft porch steps tree landing banister railing',
  high: 'window balcony roof cliff story stories ledge bridge moving truck ladder height car second_floor third_floor deck railing banister',
  attacked:
    'attacked attack attacking mauled mauling maul shook_his shaken_by and_shaken picked_up_by ripped_apart bit_my got_bit by_the_neck bitten_by got_bitten been_bitten bit_by got_bit_by jumped_by gored trampled kicked stomped dogfight fought fight grabbed_by',
  attacker:
    'dog dogs pitbull pit shepherd coyote coyotes bear raccoon wolf hog boar javelina cougar bobcat horse cow bull deer moose fox hawk owl eagle alligator gator stray otter badger cat pack elk mule donkey husky rottweiler another bigger',
  wound:
    'incision* stitches sutures wound* gash* puncture* lacerat* laceration* cut ripped torn hole holes bite_mark* slash* sliced stab* impal* pierc* flesh gouge* injured injury injuries flap',
  deep: 'deep gaping large huge big open wide bone muscle bad badly bleed* intestin* guts chest neck throat belly abdomen stomach eye head everywhere serious severe* puncture*',
  fracture:
    'broken_leg broke_his_leg broken_bone* broke_a_bone fractur* bone_sticking bone_is_sticking bone_showing bone_through bone_poking see_bone see_the_bone leg_is_broken leg_broken snapped_his dangling leg_bent leg_is_bent broken_back broken_pelvis broken_jaw leg_hanging leg_is_hanging bent_the_wrong_way wrong_way wrong_direction wrong_angle weird_angle odd_angle dislocat*',
  shot: 'got_shot been_shot was_shot shot_my shot_by gunshot* shot_with_a bb_gun pellet_gun stabbed impaled impalement arrow shot_in_the bullet*',
  guts: 'guts intestines intestine organs insides eviscerat* disembowel* prolaps* bowels intestins',
  crushed:
    'crushed crush squished sat_on stepped_on step_on slammed slamming shut_in_the stomped dropped trampled pinned stood_on laid_on rolled_on rolled_onto',
  snake: 'snake* rattlesnake* rattler* copperhead* cottonmouth* moccasin* viper* adder* cobra* snakebite* snakebitten',
  sting:
    'sting* stung bee bees wasp* hornet* yellow_jacket* yellowjacket* fire_ant* scorpion* spider* black_widow brown_recluse centipede* jellyfish bitten_by_something bit_by_something insect jelly_fish bug_bite bumblebee*',
  venomous: 'scorpion* jellyfish widow recluse jelly_fish gila',
  bite: 'bite* bitten struck strike fang* got stung sting* attacked',
  hives:
    'hives hive welts welt bumps swollen swell* puffy puff* huge twice_the_size twice_his_size double_his_size twice_the_normal blown_up ballooned lumps swole anaphyla* balloon closing',
  swelling:
    'swollen swell* puffy puff* blew_up ballooning ballooned twice_the_size twice_his_size double_his_size double_the_size twice_the_normal twice_as_big huge blown_up anaphyla* swoll* closing like_a_balloon',
  allergic: 'allergic anaphyla* anaphylactic reaction',
  burned: 'burn* burnt scald* hot_oil hot_water boiling grease caught_fire on_fire singed house_fire steam blister*',
  electric: 'electrocut* electric_shock electrical_shock electrified shocked zapped lightning electricuted electricity',
  cord: 'cord* cable* wire wires charger* outlet plug christmas_lights socket',
  drown:
    'drown* inhaled_water swallowed_water underwater under_water unconscious_in_the_pool fell_in_the_pool fell_into_the_pool fell_through_the_ice fell_through_ice through_the_ice bottom_of_the_pool found_in_the_pool sank went_under aspirat*',
  smoke: 'house_fire carbon_monoxide smoke fumes gas_leak',
  eyeOut:
    'popped_out pop*_out fell_out bulg* hanging coming_out proptos* prolaps* socket swelled_shut scratch* pok* punctur* ruptur* cut bleed* bled bloody torn injur* stabbed stick something_in burst explod* came_out ulcer* thorn fish_hook hit hurt pellet foxtail gouged chemical* lime quicklime cement bleach sprayed spray splashed glass acid swollen cloudy blue milky closed squint* open sudden*',
  blind:
    'blind blindness cannot_see bumping_into walking_into walks_into running_into bumps_into lost_his_sight lost_vision',
  paralyzed:
    'paralyz* paralys* paraplegic paralysis paralised dragging_his_back dragging_his_hind dragging_back dragging_hind dragging_his_rear dragging_both drag*_his_legs dragging_legs legs_gave_out legs_give_out legs_gave_way legs_went_out legs_stopped_working legs_quit legs_do_not_work legs_are_not_working lost_use lost_the_use dragging_himself dragging_herself slipped_disc ivdd no_feeling',
  dying: 'dying dieing die dead deathly lost_his losing_his fading slipping_away',
  emergency: 'emergency emergancy emergncy urgent sos help',
  temperature: 'temp temperature fever thermometer',
  foreignObject:
    'sock socks toy toys ball balls string* yarn needle* pin pins magnet* coin coins penny pennies rock rocks stone stones pebble* gravel underwear panties bra towel* washcloth dishcloth tampon* diaper* hair_tie* hairtie* scrunchie* ribbon* tinsel razor* fish_hook* fishhook* fishing_hook* hook hooks squeaker* earring* ring* jewelry balloon* rope thread floss lego legos marble* nail nails screw screws bolt* bottle_cap* lid cork* corn_cob* corncob* cob cobs peach_pit* peach_stone* avocado_pit mango_pit avocado_seed fruit_pit nylon* stocking* pantyhose pacifier* dummy binky nipple condom* glove* mitten* sponge* skewer* toothpick* kebab blanket stuffing fluff squeeker foam glass shard* metal chain keys key rubber silica rawhide bully_stick antler hoof bell doll remote earbud* airpod* hearing_aid* battery batteries tennis_ball* golf_ball* squeaky shirt leash collar harness shoelace* shoestring* plastic_wrap saran_wrap ziploc carpet rug wood_glue gorilla_glue staple* thumbtack* tack tacks paperclip* fishing_line fish_line hairband* bottle_top lightbulb ornament* mask masks nerf_dart bandaid bandage puzzle_piece chess_piece pen kong bead beads peanut_shell wire',
  bone: 'ribs bone* drumstick* carcass chicken_wing* wings',
  weakObject:
    'stick sticks plastic paper cardboard wrapper foil bag dirt sand mulch wood bark cloth fabric piece_of chunk_of rug foam tissue tissues napkin crayon* wipe wipes wet_wipe* leaf leaves grass hair acorn* pinecone pine_cone feather* bug cicada* poop',
  humanMedicine:
    'pill pills medication* medicine* meds med tablet* capsule* prescription* dose doses antidepressant* inhaler* adderall vitamins vitamin',
} as const satisfies Record<string, string>;
