/**
 * The words that owners use for the same thing. `*` stands for every ending (vomit, vomits, vomited, vomiting), `_` for
 * a space. Spelling mistakes are corrected before the lookup (`spelling.ts`), so only real words belong here.
 */
export const bodyWords = {
  not: 'not never no without hardly unable refus* neither nor quit lost_the_ability impossible fail* unabl',
  nothing:
    'nothing none nada zilch no_vomit no_food empty only_foam just_foam white_foam only_drool just_drool only_spit no_luck',
  breathe: 'breath* breeth* brethe* breate* inhal* respirat* respirator* airway oxygen',
  hardBreathing:
    'rasp* raspy weird* strange* funny nois* noisy shallow irregular* ragged stridor* abnormal* badly bad gurgl* rattl* fight* issue* effort hardly crackl* short* grunt* belly_moving',
  troubleBreathing:
    'trouble* difficult* difficulty struggl* labored laboured labors distress* problem* hard_time fight* shallow wrong off',
  heavyBreathing: 'heavy heavily hard fast rapid* quick* crazy',
  gasp: 'gasp* suffocat* short_of_breath catch_his_breath catch_breath hypervent* hyperventilat* wheez* asphyxiat* air_hungry get_air getting_air get_enough_air',
  choke: 'chok* choak* asphyx*',
  throat: 'throat* windpipe airway mouth* esophagus roof_of jaw* teeth',
  stuck: 'stuck lodg* caught wedg* jamm* block* obstruct* trapp* impact*',
  gag: 'gag* cough* hack* drool* saliva* salivat* slobber* paw* claw* panick*',
  gums: 'gum* tongue* toung* lip lips lipp mucous membranes inside_of_his_mouth',
  pale: 'pale paper chalk* sheet white whitish blue bluish blueish purple purplish gray grey greyish grayish ashen colorless colourless brick_red ghost* yellow* muddy lost_color lost_his_color no_color not_pink cyanotic',
  collapse:
    'collaps* colaps* faint* unconscious* unresponsive* pass_out passed_out passing_out passes_out black_out blacked_out keel* lifeless* comatose coma went_limp gone_limp goes_limp is_limp are_limp was_limp all_limp so_limp totally_limp completely_limp limp_body limp_and hang*_limp laying_limp lying_limp body_is_limp went_down_and floppy like_a_rag rag_doll ragdoll crumpl* knocked_out knock_out lost_consciousness loses_consciousness losing_consciousness loss_of_consciousness unconscience not_conscious catatonic moribund in_shock into_shock went_down_hard falling_over_and fell_over_and nonresponsive non_responsive not_responsive no_pulse no_heartbeat heart_stopped cpr dropped_to_the_ground dropped_to_the_floor',
  respond: 'woken waken awake respond* response* react* wak* woke conscious* rous* arouse* come_to open_his_eyes',
  move: 'mov* budg* lift* rais*',
  stand:
    'stand* stood get_up getting_up got_up walk* rise use_his support* hold_himself hold_herself bear_weight put_weight gets_up get_his_up move_his',
  suddenly: 'sudden* out_of_nowhere abrupt* overnight immediat*',
  weak: 'walking_funny walking_weird walks_funny walking_strange weak* wobbl* letharg* lethargic* listless* floppy out_of_it disorient* confus* dazed stagger* stumbl* unsteady limp really_tired very_tired sluggish depress* uncoordinated drunk groggy trembl* shak* shiver* shaky drowsy glassy glazed cold not_himself not_herself not_acting not_right not_okay not_ok acting_weird acting_strange acting_off acting_funny acting_crazy lifeless barely_moving hardly_mov* hardly_lift* tremor* exhaust* down falling_over fall*_over hyper hyperactive restless pac* racing drool* foam* twitch* jitter*',
  stagger:
    'stagger* stumbl* unsteady uncoordinat* wobbl* drunk drunken falling_over fall*_over fell_over falling_down tipping_over circling in_circles tilt* balance ataxi* ataxia nystagmus eyes_are_moving eyes_flicking eyes_darting',
  retch:
    'retch* wretch* heav* gag* try_to_throw trying_to_throw trying_to_be_sick try_to_be_sick tries_to_throw tried_to_throw trying_to_get_sick attempting_to_throw wants_to_throw acts_like_he_has_to_throw unproductive* nonproductive* non_productive dryheav* like_he_needs_to_throw like_hes_going_to_throw going_to_throw vomit* puk* throwing_up throw_up being_sick bring_something_up bring_up bringing_up hurl* barf*',
  tryVomit:
    'try*_to_throw try*_to_vomit trys_to_vomit trys_to_throw trys_to_puke try*_to_puke try*_to_barf try*_to_be_sick tried_to_throw tried_to_vomit attempt*_to_vomit attempt*_to_throw want*_to_throw want*_to_vomit like_he_needs_to_throw acts_like_he_has_to_throw acts_like_he_is_going_to_throw tryin_to_throw',
  cough: 'cough* hack*',
  drool: 'drool* slobber* salivat* foam* froth*',
  amount:
    'half whole all entire several couple few dozen ounce* oz gram* pound* lb lbs kg mg milligram* cup* handful* bag box tin pack packet package jar bottle tray container piece pieces square squares bar bars tablet tablets pill pills mouthful lots bunch bite bites chunk chunks slice slices one two three four five six seven eight nine ten twelve twenty fifty hundred some least sleeve',
  dryRetch: 'dry_heav* dryheav* unproductive* nonproductive* non_productive heaving_with_nothing retch* wretch*',
  comeOut: 'com* came out up happen* produc* appear*',
  vomit:
    'vomit* puk* throw*_up threw_up thrown_up threw_it_up barf* upchuck* regurgitat* hurl* spit*_up vomitus throws_up sick',
  belly:
    'belly* belli* stomach* stomack tummy tumm* abdomen* abdominal gut side sides midsection middle ribs flank* paunch waist',
  swollen:
    'blew_up blown swollen swell* swoll* distend* disten* bigger big huge hard tight tense taut round rounded enlarg* large larger balloon* barrel drum puff* puffy inflat* expand* bloat* rock like_a_basketball extended ginormous fat',
  bloat: 'bloat* gdv torsion* volvulus gastric_dilat* twisted_stomach stomach_twist* flipped_stomach stomach_flipped',
  seizure:
    'seizure* siezure* seiz* convuls* convulsion* epilep* epileptic grand_mal status_epilepticus fitting have_a_fit having_a_fit had_a_fit having_fits had_fits has_fits paddling_his paddl*_legs legs_paddl* legs_are_paddl* uncontrollabl*_shak* shaking_uncontrollabl* shak*_violent* violently_shak* twitching_uncontrollabl* foaming_at_the_mouth foaming_at_mouth foaming_from_the_mouth frothing_at_the_mouth spasm* spazz* jerk*',
  tremor: 'tremor* trembl* shak* shiver* twitch* spasm* convuls*',
  urinate:
    'urin* urinat* pee pees peeing peed pass_water tinkl* piss* wee weeing wees potty pass_any_water void* bladder wizz*',
  strain: 'strain* squat* try tries tried trying push* attempt* lifting_his_leg lifts_his_leg lift*_leg',
  smallPet:
    'rabbit* bunny bunnies guinea_pig* hamster* chinchilla* bird* parrot* budgie* cockatiel* parakeet* ferret* gerbil* rat rats hedgehog* tortoise* turtle* iguana* gecko* lizard* chicken* hen duck* macaw cockatoo',
  pain: 'pain* scream* cry* yelp* howl* whin* whimper* agony shriek* hurt* moan* groan* sore tender yowl*',
  eye: 'eye* eyeball* eyelid* cornea* pupil*',
  face: 'face* muzzle* snout* lip* eyes eyelid* throat* neck head tongue nose ear ears jaw',
  rearLegs: 'back_leg* back_end hindquarter* back_feet back_paws legs leg limb* back_half rear hind hindlegs',
  head: 'head* skull*',
  blood: 'blood* bloody bleed* bled hemorrhag* haemorrhag* raspberry_jam',
  bleed: 'bleed* bled hemorrhag* haemorrhag* blood* bloody gush* hemmorag*',
  lots: 'lot lots everywhere gush* spurt* pour* puddle* pool* profus* heav* heavily bad badly nonstop non_stop will_not_stop not_stop not_stopping constantly dripping soak* massive* huge major severe* uncontroll* all_over ton tons constant continu* continuous keeps keep much pump* large deep streaming spray* many buckets really',
  stool:
    'poop* stool* diarrhea* diarrhoea* diarea feces faeces rectum* anus butt bottom rear bum potty poo poos crap shit bowel* runs dump',
  black: 'black tarry tar jelly jam red dark maroon',
  coffeeGrounds: 'coffee_grounds coffee_ground',
  ageNewborn:
    'newborn* new_born neonat* days_old day_old week_old weeks_old hours_old hour_old runt whelp* just_born fading',
  puppy: 'pup pups puppy* kitten* kit babies baby litter neonate* runt whelp*',
  nurse: 'nurs* suck* suckl* latch* eat* feed* drink* bottle',
  cold: 'cold chilled cool hypotherm* freezing icy',
  labor:
    'labor laboring labour labouring whelp* birth* contract* contraction* deliver* pregnan* water_broke due_date queening push* strain*',
  panting: 'pant* hyperventilat* breath* drool*',
  hot: 'hot heat overheat* temperature sun sunny degrees sunlight heatwave car garage summer',
  heatstroke:
    'heatstroke heat_stroke heatstoke heat_stoke heat_exhaustion sunstroke sun_stroke overheat* over_heat* hyperthermi* too_hot way_too_hot burning_up heat_stress heastroke heatsroke hotcar',
  now: 'now currently still',
} as const satisfies Record<string, string>;
