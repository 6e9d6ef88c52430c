import type { Rule } from '#shared/emergency/rule.ts';

/** Parts of the body that must not come off. */
const part = "'toe/'tail/'ear/'nail/'dewclaw/'skin/'lip/'tongue/'paw/'leg/'pad/'jaw";

/**
 * Signs that are general: a vital function that fails, a part of the body in a state that it must never have, a toxin with
 * any trace of eating. No word nearby makes them harmless.
 */
export const frameRules: readonly Rule[] = [
  {
    reason: 'trauma',
    signs: [
      `${part} & 'hanging/'dangling/'severed/'degloved/'flap/'mangled/'crushed`,
      `${part} 'ripped/'torn/'cut/'bitten/'came/'coming/'sliced/'chopped 'off`,
      "'slammed/'shut/'closed/'caught & 'door/'gate/'window/'recliner & 'his/'tail/'leg/'paw/'head/'puppy",
    ],
  },
  {
    reason: 'breathing',
    signs: [
      "'chest/'sides/'ribs/'flanks & 'fast/'heaving/'pumping/'quickly/'rapidly/'sucking & 'in/'out/'lay/'lie/'every/'wont/not",
    ],
  },
  {
    reason: 'choking',
    signs: [
      "'pawing/'clawing/'scratching & 'muzzle/'face/'mouth/'throat & gag/'gurgling/'crazy/'frantic/'frantically/'panicking/'choking/'noises",
      "'jaw & 'locked/'stuck/'dislocated/'broken/'clenched",
      "not 'close/'open/'shut & 'mouth/'jaw",
    ],
  },
  {
    reason: 'collapse',
    signs: [
      "'keeps 'falling/'collapsing/'fainting/'stumbling/'tipping",
      "'some/'kind/'type 'attack",
      "'face/'lip/'eye & 'droopy/'drooping/'sagging & 'side/drool/'suddenly",
      "'not 'acting 'right & 'gums/'breathing/'collapsed/'cold",
    ],
  },
  {
    reason: 'severeIllness',
    signs: [
      'condition & alarming',
      "smallPet & 'puffed/'fluffed/'floor/'bottom/weak/'lethargic/'gasping/'tilted",
      "pain & 'hours/'hunched/'comfortable/'constant/'severe/'terrible/'horrible",
      "pain & 'all 'night",
      "'is/'looks/'turned/'turning/'went/'skin/'eyes/'belly 'yellow/'jaundiced",
      "'yelping/'screaming/'crying & 'comfortable/'settle/'pain",
    ],
  },
  {
    reason: 'urine',
    signs: [
      "'squats/'squatting/'squat/'strains & 'dry",
      "'leg 'up & nothing",
      "'lipstick & 'back/'stuck/'purple/'dry/'out",
      "'penis & 'back/'stuck/'purple/'swollen/'out/'sheath",
    ],
  },
  {
    reason: 'swelling',
    signs: [
      "sting & 'covered/'swarm/'swarmed/'nest/'attacked/'dozens/'bunch/'all",
      "sting & 'got/'bit 'his/'dog/'puppy/'my",
    ],
  },
  {
    reason: 'burn',
    signs: [
      "'stepped/'walked/'sat/'landed/'laid/'fell/'jumped/'touched & 'grill/'stove/'coals/'burner/'oven/'campfire/'embers/'bonfire/'firepit",
    ],
  },
  {
    reason: 'breathing',
    signs: [
      'lost breathe',
      "breathe & 'gurgling/'rattling/'crackling/'rasping/'raspy/'honking/'wheezing/'stridor/'grunting/'wet",
      "breathe & 'elbows/'heaving/'pumping/'gulping/'straining/'flared/'flaring/'hunched/'agonal/'struggling/'struggles",
      "breathe & 'stops/'stopped/'pauses/'irregular/'erratic & 'seconds/'then/'starts/'again/'keeps",
      "'foamy/'foam/'froth/'frothy/'bubbly/'bubbles/'fluid/'milk & 'nose",
      'breathe & highRate',
      'highRate breathe',
      'breathe & openMouth',
      'openMouth breathe',
      "breathe & 'sides/'abdomen/'stomach/'tummy/'ribs & 'moving/'heaving/'pumping/'sucking/'hard/'in",
      "breathe & 'lie/'lay/'settle/'sleep & not",
      "'milk & 'nose & 'out/'coming/'bubbles",
      "'bubbles/'foam/'froth & 'nose",
      "'windpipe/'airway/'throat & 'closing/'closed/'blocked/'swelling/'swollen",
      "'gulping/'fighting/'begging/'sucking/'desperate/'struggling & 'air",
      "not 'get/'getting/'catching/'draw 'air/'breath/'oxygen",
      "'hyperventilating",
      "'panting & not 'stop/'settle/'slow/'calm",
      "'panting & 'hours/'nonstop/'excessively/'hard/'heavily/'heavy & 'pacing/'restless/'shaking/'trembling/'drooling",
    ],
  },
  {
    reason: 'collapse',
    signs: [
      'lost respond',
      "'stopped 'responding/'moving",
      "'hardly/'barely & 'responding/'conscious/'alive/'moving/'awake/'lifting/'breathing/'react*",
      "not 'waking/'wake/'rouse/'rousing/'awake 'up",
      "not 'wake/'rouse 'his",
      "'eyes & 'rolled/'rolling/'fixed/'glassy/'glazed & 'back/'limp/'not/'head/'weak/'collapsed/'dull/'and",
      "'went/'going/'gone/'goes/'all/'completely/'totally/'is/'body 'limp/'floppy",
      "'loses/'lost/'losing/'lose 'consciousness/'control",
      "'heart & 'racing/'pounding/'stopped/'slow/'faint/'irregular & weak/pale/'gums/'collapsed/'restless/'panting",
      "not 'heartbeat/'pulse",
      "'lying/'laying/'lies/'lays & not 'get/'move/'moving/'responding/'respond/'lift",
      "not 'lift/'raise/'hold/'pick head",
      "'flat 'out & weak/pale/'wont/not",
      "'just & 'fell/'falls/'fall/'dropped/'tipped 'over",
    ],
  },
  {
    reason: 'seizure',
    signs: [
      "'legs/'paws/'limbs 'paddling/'peddling/'pedaling/'jerking/'thrashing/'stiff/'rigid",
      "'paddling/'peddling/'pedaling/'thrashing/'flailing & 'legs/'side/'floor/'paws",
      "'whole/'entire 'body & tremor/'jerking/'stiff/'rigid/'twitching/'shaking",
      "tremor & 'stiff/'rigid/'violent/'violently/'uncontrollable/'uncontrollably/'nonstop/'muscles",
      "'shaking/'twitching/'trembling & 'cannot/'not 'stop/'control",
      "'teeth/'jaw & 'chattering/'clenched/'clamped/'chomping/'locked & drool/tremor/'eyes/'stiff/'foam",
      "'staring/'zoned/'blank & drool/tremor/'twitching/'respond",
      "not 'come/'coming/'snap/'snapping 'out 'of",
      "'mini/'little/'another/'weird/'first/'second/'third/'fourth/'bad 'fit/'fits/'seizure/'episode",
      "'legs & 'going/'cycling/'bicycling/'running/'swimming/'kicking & 'floor/'side/'asleep/'conscious/'stopped/'like",
      "'head & 'banging/'bobbing/'thumping & 'floor",
      "'stiff & 'seconds/'minutes/'shook/'twitching/'fell/'drool/'peed",
    ],
    unless: ['dreamy'],
  },
  {
    reason: 'bloat',
    signs: [
      "retch & 'restless/'pacing/'tummy/'belly/'stomach/'side & 'looking/'looks/'restless/'swollen/'tight",
      'belly & distended',
      'distended & belly',
      "retch & 'nothing/'only/'just/'foam/'spit/'mucus & 'comes/'coming/'came/'foam/'out/'up/'spit/'mucus",
      "'tries/'trying/'tried/'wants/'attempts 'to retch",
      "retch & 'nothing/'unproductive/'unproductively",
    ],
  },
  {
    reason: 'urine',
    signs: [
      'lost urinate',
      "urinate & 'nothing/'drops/'dribbles/'drip & 'out/'comes/'coming/'came/'happens",
      "'straining/'squatting/'squats/'strains/'pushing & 'nothing/'drop/'drops",
      "'no 'pee/'urine & 'since/'hours/'all/'day/'days/'today/'out",
      "'posturing/'squatting/'straining & urinate & 'keeps/'over/'every/'constantly/'repeatedly",
    ],
    unless: ['urineHarmless'],
  },
  {
    reason: 'paralysis',
    signs: [
      'rearLegs gives',
      'rearLegs & not work',
      'lost use rearLegs',
      "'no/'lost 'use/'feeling & rearLegs",
      "'head & 'tilt/'tilted/'tilting/'sideways/'crooked & stagger/'eyes/'vomit/'circles/'falling/'suddenly",
      "'eyes & 'darting/'flicking/'jerking/'flickering/'bouncing & 'side/'forth/'head/'back",
      "'dragging/'drags/'drag & rearLegs & 'suddenly/'now/'behind/'floor/'himself/'both/'since/'this",
      "'walking/'walks & 'drunk/'drunken/'sideways/'circles/'wobbly/'sideways",
      "'pressing/'presses/'pushing 'head & 'wall/'corner/'walls",
    ],
  },
  {
    reason: 'labor',
    evenNegated: true,
    signs: [
      "'pus & 'out/'coming/'smelly/'yucky/'dripping/'leaking/'heat/'spayed",
      "'contractions & nothing/'hours/'hour/'morning/'day/'night",
      "'xray/'ultrasound/'ray & 'said/'showed/'counted/'saw & 'quit/'stopped/'tired/'more/'hours",
      "'another/'last 'one/'pup/'puppy & 'hours/'ago/'now & 'pup/'puppy/'xray/'pushing/'ray",
      "'green/'black/'brown/'foul/'smelly & 'goo/'discharge/'fluid/'stuff/'liquid & labor/puppy",
      "'bag/'bubble/'sac/'water/'foot/'leg/'feet/'tail/'head & 'out/'hanging/'visible/'showing & 'hour/'hours/'minutes/'pushing/labor",
      "'temp/'temperature & 'dropped & not puppy/'pups/labor",
      "'water/'waters 'broke & 'hours/'hour/not/nothing",
      "'pushing/'contractions/'straining & 'hours/'hour/'minutes & not/nothing",
      "'gave/'given/'giving 'up & 'pushing/labor",
      "ageMother & tremor/'stiff/'seizure/'panting/'twitching/'staggering/'rigid",
      "'uterus/'womb & 'out/'prolapsed/'hanging/'came",
      "'overdue & 'days/'puppies/'pups/'discharge",
    ],
  },
  {
    reason: 'burn',
    signs: [
      "cord & 'yelped/'yelp/'jumped/'flew/'screamed/'pop/'spark/'sparks/'burnt/'smell",
      "'pads & 'off/'peeling/'peeled/'raw/'burned/'burnt/'blistered/'blisters/'bleeding",
      "'skin & 'peeling/'blistered/'blisters/'melted/'coming",
    ],
  },
  {
    reason: 'swelling',
    signs: [
      'snake + swelling',
      "'paw/'leg/'face/'muzzle/'head/'lip/'tongue/'neck/'ear/'foot & 'twice/'double/'triple/'ballooned/'balloon",
      "'rattle & 'yelped/'bit/'paw/'leg/'swollen",
      "sting & 'muzzle/'face/'lip/'eye & 'like/'big/'fat/'huge/'puffy",
      "'holes/'marks/'punctures & 'puffing/'swelling/'swollen/'puffy/'bruised",
      "'lip/'muzzle/'snout/'tongue/'eyes/'throat & 'swollen/'swelling/'puffy/'puffed/'fat/'twice/'ballooned/'shut/'huge",
      "'testicle/'testicles/'scrotum/'penis/'sheath/'vulva/'vagina/'ball & 'swollen/'huge/'purple/'black/'stuck/'hard",
    ],
    unless: ['heatCycle'],
  },
  {
    reason: 'bleeding',
    signs: [
      "'hours/'hour/'minutes/'still & 'dripping/'oozing/'bleeding/'soaked/'styptic & not/'still/'later/'steady/'whole",
      "'towel/'towels/'bandage/'rag & 'soaked/'second/'through/'soaking",
      "'pus & 'vulva/'lady/'private/'privates/'girl/'gooey/'heat/'spayed/'fixed/'drinking",
    ],
  },
  {
    reason: 'severeIllness',
    signs: [
      "pain & 'nonstop/'non/'arching/'touch/'touched/'bit/'biting/'hunched/'hours/'move/'moves",
      "'crying/'screaming/'yelping/'howling/'moaning/'whimpering & 'nonstop/'constantly/'continuously/'touch/'touched/'pain/'agony",
      "vomit & 'smells/'smelled/'smelling & 'poop/'feces/'stool",
      "vomit & 'times & 'hour/'hours/'night/'today/'morning/'weak/'since",
      "vomit & 'since & 'midnight/'yesterday/'night/'hours/'morning/'keeps",
      "'cant/not 'keep & 'down/'anything/'water",
      "'sunken 'eyes",
      "'bruising/'bruises/'bruised & weak/'belly/'gums/'all/'cough/'everywhere/'suddenly",
      "'tick & rearLegs & not/weak/stagger",
      "'parvo & vomit/stool/weak/blood/'puppy & 'puking/'bloody/'wont/'not/'lethargic/'runs/'weak",
    ],
  },
  {
    reason: 'eye',
    signs: [
      "eye & 'bulging/'popped/'popping/'socket/'ruptured/'punctured/'stabbed/'hanging/'bleeding/'gouged",
      "'splashed/'sprayed/'squirted & eye",
      "not 'open & eye",
      "'stuck/'in eye & 'thorn/'glass/'stick/'splinter/'foxtail/'something",
    ],
  },
  {
    reason: 'blood',
    signs: [
      'blood & vomit',
      "vomit & 'red/'maroon & 'times/'actual/'bright/'dark/'like",
      "blood & stool & 'lots/'every/'jelly/'pure/'weak/'pouring/'lethargic/'puppy/'vomiting/'all/'since",
      "blood & urinate & 'strain/'straining/'only/'drops/'clots/'lots",
    ],
    unless: ['bloodHarmless'],
  },
];
