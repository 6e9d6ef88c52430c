import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { eventRules } from '#shared/emergency/rules-events.ts';

/** Signs that mean an emergency. `readPattern` explains the notation. */
export interface Rule {
  reason: ReasonCode;
  signs: readonly string[];
  /** Not if one of these groups occurs within six words of the sign. */
  unless?: readonly string[];
  /** Counts as well when it is only asked: nobody asks how to stop a bleeding out of curiosity. */
  evenAsked?: true;
  /** Only in a text of at most this many words. */
  maxWords?: number;
}

const bodyRules: readonly Rule[] = [
  {
    reason: 'choking',
    signs: ["'heimlich"],
    evenAsked: true,
  },
  {
    reason: 'bleeding',
    signs: ["'stop 'the/'this/'bleeding bleed", "'stop bleed", "'stop 'his bleed"],
    unless: ['bleedHarmless'],
    evenAsked: true,
  },
  {
    reason: 'collapse',
    signs: ["'cpr & 'dog/'puppy/'cat/'how", "'rescue 'breathing"],
    evenAsked: true,
  },
  {
    reason: 'poison',
    signs: ["'make 'his/'my vomit", "'induce 'vomiting", "'induce vomit", "'get 'his 'to vomit"],
    evenAsked: true,
  },
  {
    reason: 'breathing',
    signs: ['not breathe', 'breathe not', "not 'get/'getting/'catch 'air", "'stopped breathe", "'fighting 'air", "not 'catch 'breath", 'breathe + pale', 'troubleBreathing breathe', 'breathe troubleBreathing', "breathe & 'shallow/'labored/'wrong", "'chest & 'heaving/'crackles", "'tail 'bobbing", "'open 'beak", "throat 'closing/'swelling/'closed", "breathe weak", "'cough & 'fluid/'froth/'foam", "cough + pale"],
    unless: ['breathHarmless'],
  },
  {
    reason: 'breathing',
    signs: ['hardBreathing breathe', 'breathe hardBreathing', 'gasp', "'open 'mouth breathe", "'sounds 'like breathe 'straw", 'breathe heavyBreathing', 'heavyBreathing breathe', "'panting 'nonstop/'constantly/'excessively", "'panting 'hours", "panting + stagger/collapse/pale", "'panting + 'restless & pain", "not 'stop 'panting", "cough 'nonstop/'constantly", "'coughing not 'stop", "not 'stop 'coughing"],
    unless: ['exercise', 'breathHarmless'],
  },
  {
    reason: 'choking',
    signs: ["gag & 'pawing/'paws & face", "gag & bone/foreignObject", "gag 'after & 'grabbing/ate", "'is 'choking", "'choking", 'stuck throat', "stuck 'his/'in throat", "throat stuck", "'something throat", "gag + 'paw/'pawing/'clawing & throat", "'pawing/'clawing/'paws & 'mouth & gag", "gag + pale", "'can 'not 'swallow", "'trouble 'swallowing", "'difficulty 'swallowing"],
    unless: ['fineNow', 'chokeHarmless'],
  },
  {
    reason: 'choking',
    signs: ['choke'],
    unless: ['fineNow', 'chokeHarmless', 'habit'],
  },
  {
    reason: 'collapse',
    signs: ['collapse', "'wont/'not 'wake 'up", "'found + 'floor & not move", "not 'lift head", "'lying & not move", "'laying & not respond", "'eyes & 'rolled & 'back/'head", "'fell 'over & not stand", "not stand + weak", "suddenly weak", "weak + pale", "weak + vomit & 'cold", "'heart 'attack", "'heart & 'racing/'pounding & weak", "'stroke & stagger", "'having/'had 'stroke", "'in 'shock", "'body & 'cold & weak/not", "'going 'limp", "'limp & 'cold/'floppy/'lifeless"],
  },
  {
    reason: 'collapse',
    signs: ['not respond'],
    unless: ['deaf'],
  },
  {
    reason: 'collapse',
    signs: ['dying', 'not move'],
    unless: ['notDying'],
  },
  {
    reason: 'collapse',
    signs: ["emergency & 'my/'he/'please/'dog/'now/'puppy", "emergency + 'please", "'something & 'really/'very/'seriously/'terribly & 'wrong", "'please emergency", "'save 'my/'his"],
    unless: ['helpHarmless'],
  },
  {
    reason: 'bloat',
    signs: ['tryVomit', 'retch + nothing', 'retch + nothing comeOut', "retch & not comeOut", 'dryRetch', 'belly swollen', 'swollen belly', 'bloat', "belly + swollen & weak/'restless/'pacing/drool", "retch + belly & swollen/pain", "belly 'like 'drum/'balloon/'basketball", "'unproductive vomit", "'stomach & 'twist/'twisted/'flipped", "'praying/'prayer 'position", "'pacing & gag/retch & 'drool/'drooling", "'try/'trying/'tries/'tried vomit & 'foam/'drool/not", "not vomit + 'trying/'tries & vomit"],
    unless: ['bellyHarmless'],
  },
  {
    reason: 'seizure',
    signs: ["'went/'gone/'suddenly/'goes 'stiff", "drool + tremor", "'seizing", "seizure & 'having/'another/'again/'minutes/'stop/'stopped/'hours/'still/'now/'cluster/'keeps", "'foaming & 'mouth & tremor/weak/collapse"],
  },
  {
    reason: 'seizure',
    signs: ['seizure', "tremor + 'uncontrollably/'violently/'violent", "'whole 'body tremor", "'stiff/'rigid & 'shaking/'paddling/'jerking/'legs/'fell/drool", "'legs 'paddling", "tremor + weak & vomit", "tremor & not 'stop", "'foam/'foaming/'froth/'frothing & 'mouth", "'chomping/'chewing 'air/'gum & 'drool/'blank/'staring", "tremor + stagger"],
    unless: ['seizureHarmless', 'dreamy'],
  },
  {
    reason: 'urine',
    signs: ['not urinate', 'strain urinate', "urinate & nothing/'drops/'dribble/'dribbles", "strain + nothing & urinate", "urinate & not 'able/'anything", "nothing 'comes/'coming/'came 'out & urinate/strain", "'blocked 'bladder/'urethra/'up", "'urinary 'blockage/'obstruction", "strain & 'litter & 'box", "'litter & nothing/pain", "pain urinate & strain", "'hasnt/not urinate & 'hours/'day/'days", "'pee/'urine & nothing comeOut", "'squats/'squatting & nothing", "'lifts/'lifting 'leg & nothing", "'bladder & 'hard/'full/'huge"],
    unless: ['urineHarmless'],
  },
  {
    reason: 'gums',
    signs: ['gums pale', 'pale gums', "not 'pink gums", "gums not 'pink", "gums & 'bright 'red + weak", "gums 'tacky & weak", "'capillary & 'slow", "'skin/'ears/'eyes & 'yellow/'jaundice/'jaundiced"],
    unless: ['gumsHarmless'],
  },
  {
    reason: 'paralysis',
    signs: ['not stand', 'paralyzed', "rearLegs not 'work/'working/'moving/'move/'function", "not 'feel/'move/'use rearLegs", "not rearLegs", "rearLegs & 'collapsed/'gave/'weak & suddenly/'out", 'stagger', "'head & 'tilt/'tilted/'tilting", "'dragging rearLegs/'foot/'feet", "rearLegs 'dragging/'limp/'useless/'giving", "'drag* rearLegs", "rearLegs & 'jelly/'noodles/'rubber/'spaghetti", "'back/'neck & 'screaming/'screams", "'knuckling", "'circles & 'head", "'stroke"],
    unless: ['standHarmless'],
  },
  {
    reason: 'blood',
    signs: ['vomit blood', 'blood vomit', 'coffeeGrounds', "blood stool", "stool blood", "black stool", "stool black", "blood 'diarrhea", "blood 'coming 'out & stool", "'throwing 'up & blood", "blood urinate", "urinate blood", "'cough & blood", "'coughing & blood", "'pure blood", "'red/'pink 'foam/'froth"],
    unless: ['bloodHarmless'],
  },
  {
    reason: 'eye',
    signs: ["'glaucoma & eye/pain", 'eye eyeOut', "eyeOut 'his eye", "eyeOut eye", "eye 'out", "not 'open eye", "suddenly blind", "blind", "'something/'stick/'thorn/'grass & eye & 'stuck/'in", "eye & 'injury/'injured/'blood/'bleeding", "'keeps/'holding eye 'closed/'shut", "eye 'shut/'closed & pain/'swollen", "'pupils/'pupil & 'different/'uneven/'huge/'dilated"],
    unless: ['eyeHarmless'],
  },
  {
    reason: 'labor',
    signs: ["labor + 'hours/'hour/'minutes & nothing/not/'puppy/puppy", "puppy stuck", "stuck puppy", "labor & 'green/'black/'dark 'discharge", "'green/'black/'foul 'discharge & not puppy", "labor & stuck", "'hours 'since & 'last puppy", "'more/'another & 'inside & puppy", "labor & 'since & nothing", "'green/'black/'foul 'discharge & puppy/labor", "labor & 'no/not puppy/'babies", "labor & weak/collapse/'stopped/'exhausted", "puppy & 'half & 'out", "labor + 'long/'trouble/'difficult/'difficulty/'hard & puppy/'time/labor", "puppy & not comeOut", "labor & 'stalled/'stopped/'overdue/'early", "'dystocia", "'discharge/'pus & weak & 'heat/'female/'spayed/'vulva/'vagina", "'pyometra", "'foot/'leg/'tail/'sac & 'sticking/'hanging & puppy/labor", "labor & 'blood/'bleeding & lots", "'eclampsia", "'nursing 'mom/'mother/'mama & tremor/seizure", "'pus/'discharge 'vulva/'vagina/'private/'privates", "'still 'more/'another & puppy & labor & 'hours"],
  },
  {
    reason: 'newborn',
    signs: ["ageNewborn & puppy + cold/collapse/'limp/weak", "ageNewborn + not nurse", "puppy & not nurse & ageNewborn/'cold/'mom/'mother", "ageNewborn & puppy & not breathe", "'fading & puppy", "puppy & 'born & not", "puppy & cold & 'limp/weak/not", "ageNewborn & puppy & 'crying/'gasping/'nonstop/'rejected/'blue", "'runt & weak/cold/not"],
  },
  {
    reason: 'heat',
    signs: ["hot & panting + collapse/weak/stagger/vomit/'drool/'drooling/pale", "'left & 'car & hot/weak/panting", "'in 'hot 'car", "'locked & 'car & hot/'hours/'degrees/'heat", "'stuck & 'hot 'car", "panting & 'heat/'sun/'degrees/'hot & not/'wont/'cool/'lots/weak/'hours", "panting + gums 'red", "'temperature/'temp/'fever & '104/'105/'106/'107/'108/'109/'110/'41/'42", "temperature & 'very/'really/'dangerously 'high", "'will/not 'cool 'down", "'hot 'car & panting/weak/collapse/'dog/'he", "'trapped & 'car/'shed/'garage & hot"],
  },
  {
    reason: 'heat',
    signs: ['heatstroke'],
    unless: ['heatHarmless'],
  },
  {
    reason: 'severeIllness',
    signs: ["smallPet & not 'eat/'eaten/'eating/'pooped/'pooping/'poop/stool", "cold & 'stiff/weak & 'snow/'out/'night/'outside", "'out & 'snow/'cold & 'all & 'night", "vomit & 'nonstop/'constantly/'repeatedly/'continuously", "not 'stop vomit", "not 'keep 'water/'anything/'fluids/'food & 'down", "vomit & '5/'6/'7/'8/'9/'10/'12/'15/'20/'six/'seven/'eight/'ten/'dozen 'times", "vomit + weak & stool/not/'puppy", "vomit & 'all 'night/'day & weak/not", "vomit & stool & weak", "'parvo", "pain & 'severe/'extreme/'terrible/'excruciating/'agony/'unbearable", "'screaming & 'pain/'cant/not/'touch/'nonstop", "'screaming", "pain & not 'stop", "not 'stop 'crying/'screaming/'yelping", "belly pain & 'touch/'hunched/weak", "belly 'hurts & vomit/weak", "'diabetic & vomit/weak/not/'sweet", "'blood 'sugar & 'low/'high/weak", "'hypoglycemia/'hypoglycemic", "'addison/'addisons/'addisonian & weak/vomit", "not 'eat/'eaten/'eating & not 'drink/'drank/'drinking/'drunk & weak/'days", "'penis & 'stuck/'out & 'swollen/not/'hours/'purple", "'prolapse/'prolapsed", "'sticking/'hanging & 'out & stool & 'pink/'red/'tissue/'intestine", "'tetanus/'rabid/'rabies & 'bite/'symptoms", "'dehydrated & weak", "'sunken & weak", "'temperature/'temp & '94/'95/'96/'97", "'hypothermia/'frostbite", "'freezing & tremor/weak/not"],
    unless: ['illHarmless'],
  },
];

/** Every rule. */
export const rules: readonly Rule[] = [...bodyRules, ...eventRules];
