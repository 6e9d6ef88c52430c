/**
 * The words that owners use for the same thing. `*` stands for every ending (vomit, vomits, vomited, vomiting), `_` for
 * a space. Spelling mistakes are corrected before the lookup (`spelling.ts`), so only real words belong here.
 */
export const bodyWords = {
  not: 'not never no without hardly unable refus* neither nor quit lost_the_ability impossible fail* unabl cannot stopped unwilling incapable struggl*_to',
  nothing:
    'nothing none nada zilch no_vomit no_food empty only_foam just_foam white_foam only_drool just_drool only_spit zero not_anything not_a_drop not_a_thing just_air just_spit just_saliva just_mucus only_mucus only_saliva just_bile only_bile result results luck',
  breathe: 'breath* breeth* brethe* breate* inhal* respirat* respirator* airway oxygen',
  hardBreathing:
    'rasp* raspy weird* strange* funny nois* noisy shallow irregular* ragged stridor* abnormal* badly bad gurgl* rattl* fight* issue* effort hardly crackl* short* grunt* belly_moving wheez* whistl* squeak* snort* wet harsh loud uneven erratic interrupted pause* gulp* honk* croup* like_a_seal like_a_train agonal stop_and_start stops_and_starts',
  troubleBreathing:
    'trouble* difficult* difficulty struggl* labored labors distress* problem* hard_time fight* shallow wrong hard_to labour* effort* strain* heaving pumping desperat* panic*',
  heavyBreathing: 'heavy heavily hard fast rapid* quick* crazy shallow panting',
  gasp: 'gasp* suffocat* short_of_breath catch_his_breath catch_breath hypervent* hyperventilat* wheez* asphyxiat* air_hungry get_air getting_air get_enough_air gulping_air gulping_for air_hunger sucking_air suck_air smother* out_of_breath no_air for_air',
  choke: 'chok* choak* asphyx* throttl* chocking',
  throat: 'throat* windpipe airway mouth* esophagus roof_of jaw* teeth gullet pharynx palate larynx trachea',
  stuck: 'stuck lodg* caught wedg* jamm* block* obstruct* trapp* impact* imbed* embed* pinned tangled',
  gag: 'gag* cough* hack* drool* saliva* salivat* slobber* paw* claw* panick* pukey',
  gums: 'gum* tongue* toung* lip lips lipp mucous membranes inside_of_his_mouth mouth_color',
  pale: 'pale paper chalk* sheet white whitish blue bluish blueish purple purplish gray grey greyish grayish ashen colorless colourless ghost* yellow* muddy lost_color lost_his_color no_color not_pink cyanotic bloodless washed_out pasty porcelain cream ashy ash slate lavender maroon brick mud jaundic* tacky dark_red bright_red cherry_red no_pink light_pink very_light',
  collapse:
    'collaps* colaps* faint* unconscious* unresponsive* black_out blacked_out keel* lifeless* comatose coma went_limp gone_limp goes_limp is_limp are_limp was_limp all_limp so_limp totally_limp completely_limp limp_body limp_and hang*_limp laying_limp lying_limp floppy like_a_rag rag_doll ragdoll crumpl* knocked_out knock_out lost_consciousness loses_consciousness losing_consciousness loss_of_consciousness unconscience not_conscious catatonic moribund in_shock into_shock falling_over_and fell_over_and nonresponsive non_responsive not_responsive no_pulse no_heartbeat heart_stopped pass*_out flopp* toppl* tip*_over went_down goes_down dropped_like buckl* crumbl* out_cold lights_out zonk* motionless deadweight blackout swoon* sank_to slump* unrespon* unconsc* unrousable semi_conscious semiconscious in_and_out_of fading_in_and hit_the_floor dropped_to fell_flat no_response lying_on_his_side laying_on_his_side lying_on_side laying_on_side flat_on_his_side zombie',
  respond:
    'woken waken awake respond* response* react* wak* woke conscious* rous* arouse* come_to open_his_eyes recogni* acknowledg* register* focus* notic* blink* know_me know_us look_at answer* hear',
  move: 'mov* budg* lift* rais* stir* shift* get_off_the_floor',
  stand:
    'stand* stood get_up getting_up got_up walk* rise use_his support* hold_himself hold_herself bear_weight put_weight gets_up get_his_up move_his step* climb get_to_his_feet on_his_feet stay_up stay_upright keep_his_balance stay_on_his sit_up use_both jump',
  suddenly:
    'sudden* out_of_nowhere abrupt* overnight immediat* all_at_once just_now in_minutes within_minutes a_minute_ago this_morning today tonight one_minute',
  weak: 'walking_funny walking_weird walks_funny walking_strange weak* wobbl* letharg* lethargic* listless* floppy out_of_it disorient* confus* dazed stagger* stumbl* unsteady limp sluggish depress* uncoordinated drunk groggy trembl* shak* shiver* shaky drowsy glassy glazed cold not_himself not_herself not_acting not_right not_okay not_ok acting_weird acting_strange acting_off acting_funny acting_crazy lifeless barely_moving hardly_mov* hardly_lift* tremor* exhaust* down fall*_over hyper hyperactive restless pac* racing drool* foam* twitch* jitter* dull droopy dopey doped dizzy spacey spaced_out zoned_out blank vacant not_there not_like_himself hunched pale pant* heav* wheez* gasp* collaps* moan* cry* whin* whimper* scream* yelp* retch* gag* cough* swollen swell* bruis* bleed* blood* bloody seiz* seizure* stiff rigid wobbly woozy tipsy heart_pounding pulse dilated pupils eyes_huge squint* agitat* frantic panick* jumpy jerk* rash quiet quieter sleepy tired slow subdued lame limping dehydrat* sunken puk* vomit* barf* diarrhea ill really_sick very_sick so_sick loopy hallucinat* walking_like jumped will_not_eat is_not_eating has_not_eaten',
  stagger:
    'stagger* stumbl* unsteady uncoordinat* wobbl* drunk drunken fall*_over fell_over falling_down tipping_over circling in_circles tilt* balance ataxi* ataxia nystagmus eyes_are_moving eyes_flicking eyes_darting sway* weav* lean* reel* tipsy dizzy falls_to falling_to cross*_his_legs legs_cross* splay* knuckl* woozy loopy uncontrolled_movements eyes_moving eyes_jump* eyes_bounc* eyes_roll* crooked sideways vertigo vestibular',
  retch:
    'retch* wretch* heav* gag* try_to_throw trying_to_throw trying_to_be_sick try_to_be_sick tries_to_throw tried_to_throw attempting_to_throw wants_to_throw acts_like_he_has_to_throw unproductive* nonproductive* non_productive dryheav* like_he_needs_to_throw going_to_throw vomit* puk* being_sick bring_something_up hurl* barf* throw*_up hork* horf* tries_to_be_sick bring*_up get_sick',
  tryVomit:
    'try*_to_throw try*_to_vomit try*_to_puke try*_to_barf try*_to_be_sick attempt*_to_vomit attempt*_to_throw want*_to_throw want*_to_vomit like_he_needs_to_throw acts_like_he_has_to_throw tryin_to_throw tr*_to_bring trying_to_bring_up tries_to_bring_up attempt*_to_be_sick try_to_get_sick trying_to_upchuck trying_to_vom trying_to_heave trying_to_hurl about_to_throw like_he_will_throw like_he_is_going_to_throw vomit_but vomiting_but pukey_motion* trying_to_be',
  cough: 'cough* hack* honk*',
  drool: 'drool* slobber* salivat* foam* froth* saliva dribbl* drip*',
  amount:
    'half whole all entire several couple few dozen ounce* oz gram* pound* lb lbs kg mg milligram* cup* handful* bag box tin pack packet package jar bottle tray container piece pieces square squares bar bars tablet tablets pill pills mouthful lots bunch bite bites chunk chunks slice slices one two three four five six seven eight nine ten twelve twenty fifty hundred some least sleeve sip sips lick licks taste scoop scoops tub bucket pile stack fistful spoon spoonful spoonfuls teaspoon* tablespoon* tsp tbsp inch stick sticks tube tubes case carton strip blister leaf leaves petal petals clove cloves seed seeds bulb bulbs ball clump full lot many pint quart gallon liter ml roughly approximately plate plateful loaf pan 1 2 3 4 5 6 7 8 9 10 12 15 20 25 30 40 50 60 100 200 puff pouch pouches thirteen fourteen fifteen sixteen eighteen thirty forty rest everything',
  dryRetch:
    'dry_heav* dryheav* unproductive* nonproductive* non_productive heaving_with_nothing retch* wretch* dry_vomit* gagging_but gags_but gagged_but heaves_but heaving_but heave_but',
  comeOut: 'com* came out up happen* produc* appear* bring* land* result* pass* drip* trickl*',
  vomit:
    'vomit* puk* throw*_up threw_up thrown_up threw_it_up barf* upchuck* regurgitat* hurl* spit*_up vomitus sick vomm* lost_his_lunch losing_his_lunch tossing tossed_his spew* heav* bring*_up brought_up cough*_up came_up comes_up coming_up',
  belly:
    'belly* belli* stomach* stomack tummy tumm* abdomen* abdominal gut side sides midsection middle ribs flank* paunch waist ribcage rib_cage abdom*',
  swollen:
    'blew_up blown swollen swell* swoll* distend* disten* bigger big huge hard tight tense taut round rounded enlarg* large larger balloon* barrel drum puff* puffy inflat* expand* bloat* rock like_a_basketball extended ginormous fat rigid firm stretched bulg* like_a_ball full_of_gas swolen blow* tympan* pot_bellied double growing sticking_out sticks_out stick_out poking_out',
  bloat: 'bloat* gdv torsion* volvulus gastric_dilat* twisted_stomach stomach_twist* flipped_stomach stomach_flipped',
  seizure:
    'seizure* siezure* seiz* convuls* convulsion* epilep* epileptic grand_mal status_epilepticus fitting have_a_fit having_a_fit had_a_fit having_fits had_fits has_fits paddling_his paddl*_legs legs_paddl* legs_are_paddl* uncontrollabl*_shak* shaking_uncontrollabl* shak*_violent* violently_shak* twitching_uncontrollabl* foaming_at_the_mouth foaming_at_mouth foaming_from_the_mouth frothing_at_the_mouth spasm* spazz* jerk* thrash* flail* stiffen* locked_up locks_up lock_up chomping_jaw jaw_chomp* jaw_chatter* chattering_teeth teeth_chatter* tonic clonic ictal postictal eyes_roll*_back snapping_at_the_air fly_biting episodes another_episode',
  tremor: 'tremor* trembl* shak* shiver* twitch* spasm* convuls*',
  urinate:
    'urin* urinat* pee pees peeing peed pass_water tinkl* piss* wee weeing wees potty pass_any_water void* bladder wizz* make_water leak* number_one dribbl* bathroom relieve_himself widdle',
  strain:
    'strain* squat* try tries tried trying push* attempt* lifting_his_leg lifts_his_leg lift*_leg hunch* crouch* posture posturing goes_to_pee going_to_pee',
  smallPet:
    'rabbit* bunny bunnies guinea_pig* hamster* chinchilla* bird* parrot* budgie* cockatiel* parakeet* ferret* gerbil* rat rats hedgehog* tortoise* turtle* iguana* gecko* lizard* chicken* hen duck* macaw cockatoo',
  pain: 'pain* scream* cry* yelp* howl* whin* whimper* agony shriek* hurt* moan* groan* sore tender yowl* ouch screech* squeal* yip* agon* excruciat* unbearable tense',
  eye: 'eye* eyeball* eyelid* cornea* pupil*',
  face: 'face* muzzle* snout* lip* eyes eyelid* throat* neck head tongue nose ear ears jaw cheek* jowl* chin forehead eye',
  rearLegs:
    'back_leg* back_end hindquarter* back_feet legs leg limb* back_half rear hind hindlegs back_paw* backend hinds haunch*',
  head: 'head* skull*',
  blood: 'blood* bloody bleed* bled hemorrhag* haemorrhag* raspberry_jam gore red_stuff',
  bleed: 'bleed* bled hemorrhag* haemorrhag* blood* bloody gush* hemmorag* ooz* squirt* spurt* hemorr*',
  lots: 'lot lots everywhere gush* spurt* pour* puddle* pool* profus* heav* heavily bad badly nonstop non_stop not_stop not_stopping constantly dripping soak* massive* huge major severe* uncontroll* all_over ton tons constant continu* continuous keeps keep much pump* large deep spray* many buckets really sheet* squirt* fountain gallon* cup* everything drench* through_the steady stream* pint crime_scene',
  stool:
    'poop* stool* diarrhea* diarrhoea* diarea feces faeces rectum* anus butt bottom rear bum potty poo poos crap shit bowel* runs dump squirt* trots accident number_two dumps anal mucus motions',
  black: 'black tarry tar jelly jam red dark maroon coffee_colored tarlike',
  coffeeGrounds: 'coffee_grounds coffee_ground',
  ageNewborn:
    'newborn* neonat* days_old day_old week_old weeks_old hours_old hour_old runt whelp* fading hrs_old minutes_old bottle_fed bottle_baby just_had just_delivered day_1 first_day pups puppies_are litter born',
  puppy: 'pup pups puppy* kitten* kit babies baby litter neonate* runt whelp*',
  nurse: 'nurs* suck* suckl* latch* eat* feed* drink* bottle nip*',
  cold: 'cold cool hypotherm* freezing icy hypothermia frost* frostbit* chill*',
  labor:
    'labor laboring labour labouring whelp* birth* contract* contraction* deliver* pregnan* water_broke due_date push* strain* queen* kitten* puppies_due overdue expecting bred mama_dog due_in due_any due_tomorrow due_today pregnant pyo',
  panting: 'pant* hyperventilat* breath* drool*',
  hot: 'hot heat overheat* temperature sun sunny degrees sunlight heatwave car garage summer degree 90 95 100 boil* bak* oven scorch* blazing attic greenhouse porch asphalt noon humid conditioner air_conditioning',
  heatstroke:
    'heat_stroke heatstoke heat_stoke heat_exhaustion sunstroke sun_stroke overheat* over_heat* hyperthermi* too_hot burning_up heat_stress heastroke heatsroke hotcar heatstrok* cooking baking_hot roasting hyperthermia like_an_oven roasted heat_got_to so_hot',
  now: 'now currently still',
} as const satisfies Record<string, string>;
