import type { ReasonPhrases } from '#shared/emergency/reasons.ts';

const throat = '(throat|windpipe|airway|gullet|jaws?|teeth)';
const vehicle =
  '(car|truck|van|bus|bumper|header|combine|motorbike|motorcycle|bike|scooter|tractor|pickup|lorry|ute|suv|quad|atv|wheeler|' +
  'train|mower|jeep|cart|forklift|minivan|uber|horse|mare|heifer|steer|mule|cow|bull|deer|moose|swing|door|gate|tree|branch|' +
  'tv|bookcase|dresser|baseball|bat|rock)s?';
const attacker =
  '((a|another|other|neighbors?|loose|stray|big|bigger|two) (\\w+ )?dogs?|pit ?bulls?|pits?|shepherd|husky|mastiff|staffy|' +
  'rottweiler|rottie|pit mix|coyotes?|cougar|boar|hog|raccoon|fox|wolf|wolves|bobcat|hawk|owl|eagle|cat|monkey|lion|gator|' +
  'alligator|pig|goat|ram|rooster|javelinas?|badger|otter|seal|swan|goose)';
const limb = '(legs?|bone|hips?|jaw|back|ribs?|tail|toe|paw|neck|pelvis|foot|ankle|skull|arm)';
const head = '(face|muzzle|lips?|eyelids?|eyes?|nose|snout|head|jaw|mouth|cheeks?|ears?|tongue|throat)';
const body = '(his|the) (\\w+ )?(chest|leg|paw|side|neck|belly|mouth|foot|head|shoulder|back|ribs)';
const insect = '(bees?|wasps?|hornets?|yellow ?jackets?|fire ants?)';
const young = '(pup|puppy|puppys|pups|puppies|kittens?)';
const heatSign =
  '(pant*|stagger*|stumbl*|wobbl*|collaps*|limp|passed out|drool*|glaz*|glassy|tongue|gasping|threw up|throwing up|puking|' +
  'vomit*|is down|gone down|down in|flat|heaving|heavin|really hot|gums|weak|lethargic)';
const water = '(pool|water|lake|river|pond|canal|ice|slurry|tub|creek|sea|ocean|bath|ditch|tank)';
const wound = '(stitches|incision|sutures?|wound|staples|surgery|spay*|neuter*|c section)';
const ripped = '(ripped|torn|tore|split|cut|sliced|slit|laid|busted|burst|gaping|came|come)';
const bag = '(bag|box|package|packet|bottle|wrapper|container|sack|tub|pack|pouch)';

/** What happened to the animal. */
export const causePhrases: ReasonPhrases = {
  choking: {
    strong: String.raw`
      chok(ing|in|ed|es) (on|to death)
      (?<!\b(drank|drinked|lapped|licked|bit into|thinner|chlorine|bleach)\b.*)chok(ing|in|ed|es)(?! (hazard|collar|chain))
      heimlich
      (stuck|lodged|wedged|jammed|blocking) … (${throat}|(back|roof) of (his|the) mouth|across ~ mouth)
      (throat|windpipe|airway)s? … (stuck|caught|lodged|wedged|jammed|blocked)
      (something|ball|bone|toy|rawhide|stick|treat|chew|chunk|piece|object|core) … (in|back of) (his |the )?throat
      (wedged|lodged|(?<!(neck|head) )stuck) … (gag*|breath*|air)
      (back of|over|blocking) (his|the) (tongue|windpipe|throat|airway)
      (down|gone) ~ the wrong way
      mak* no (noise|sound)
      no (sound|noise)
      (claw|paw)(s|ed|ing|in)( at)? (his|the) (mouth|face|throat|neck|muzzle) … (gag*|air|breath*)
      (gag*|air) … (claw|paw)(s|ed|ing|in)( at)? (his|the) (mouth|face|throat|neck|muzzle)`,
    weak: '(claw|paw)(s|ed|ing|in) at (his|the) (mouth|throat)',
  },
  heat: {
    strong: String.raw`
      heat ?stroke
      overheat*
      heat (exhaustion|got)
      hot car
      too hot
      like an oven
      boiling hot
      windows (up|closed|shut|rolled up)
      (left|locked|shut|forgot*|trapped|sat|sitting|stuck) ~ (in|inside) (the|a|my|our|his) (\w+ )?(car|truck|van|suv|vehicle|jeep)
      (left|locked|shut|forgot*|trapped) ~ (in|inside) (the|a|my|our|his) (\w+ )?(conservatory|greenhouse|trailer|camper|minivan)
      (in|this|the|that|of) (\w+ )?(heat|heatwave|sun) … ${heatSign}
      (sun|summer heat|heat ?wave|furnace|sauna|midday|at noon|dryer cage|a hot one|\d\d degrees?) >> ${heatSign}
      (8[5-9]|9\d|1[01]\d) (out|outside|today|here|in the (truck|car|van|shade|sun|yard)) >> ${heatSign}
      (panting|tongue|drooling|gums|collaps*|stagger*) >> (8[5-9]|9\d|1[01]\d) (out|outside|today)
      hot (\w+ )?(garage|shed|room|yard|day|weekend|week|afternoon|out|outside|asphalt|weather|sun|balcony|porch) >> ${heatSign}
      (panting|tongue|gums) … (dark red|brick red|under the hose|will not cool)
      (temp|temperature|thermometer|rectal) ~ 1(0[789]|1\d)
      1(0[789]|1\d) (temp|temperature|rectal)
      (?<!\b(pups|litter|pus|fever|discharge|whelping)\b.*)(temp|temperature|rectal|thermometer) ~ 10[56]
      10[56] (rectal|temp*)`,
  },
  burn: {
    strong: String.raw`
      (scald*|electrocut*|zapped|shocked|drown*|monoxide|smoke inhalation|smoky|house fire|grease fire|sloughing|sloughed)
      (chew*|bit|bitten|bite|biting|stepped on|peed on) … (cord|wire|cable|charger|flex|outlet|plug|lights|extension)(?! fence)
      (cord|charger|outlet|electric*) … (shock*|zap*|yelp*|plugged)
      electric (shock|fence)
      (boiling|scalding|hot) (\w+ )?(oil|water|grease|soup|coffee|tea|pan|stove|coals?|wax|tar|fat|broth|syrup|iron|gravy)
      (soup|coffee|tea|water|oil|grease|kettle|fryer) ~ (spilled|poured|went|splashed|all over|down) ~ (his|the dog|back)
      (fire ?pit|camp ?fire|bonfire|on fire|wood ?burner|stove|grill|heat lamp|embers|fireworks?) … (burn*|skin|paws?|feet)
      (heating pad|fire ?pit|stove|grill|coals) … (burn*|blister*|fur|singed|raw|skin)
      burn(ed|t|s)? (his|the|feet|paws?|pads?|skin|on|badly|bad|by|from)(?! (mouth|tongue|throat|lips))
      (paws?|pads?|feet|skin|face) ((is|are|got|were) )?(badly )?(burned|burnt|burns)
      (out of|in) the (smoke|fire)
      (fell|ran|stepped|jumped|rolled) (right )?(in|into|through|thru) (the|a|our) (\w+ )?(fire|campfire|coals|fryer|bonfire)
      skin ((is|has|just) )?(peel*|coming (off|away)|sloughing|falling off)
      ${water} … (under|coughs?|coughing|gurgl*|not waking|floppy|shivering|froth|lungs|limp)
      (through|thru) (the )?ice
      (was|been|went|held|stuck) under(water)?(?! (the|a)\b)
      (fell|fallen|went) (off|out of) (the|a|our|my) (boat|dock|pier|kayak|canoe)
      pool >> at the bottom
      (pulled|fished|dragged|got|drug) ~ (out of|from|out) (the |a |our |my )?(\w+ )?${water}`,
    weak: `
      burn(ed|t|s)
      smoke
      blister(ed|s|ing)(?! (of|pack))`,
  },
  trauma: {
    strong: String.raw`
      (hit|struck|run over|runover|ran over|knocked( over| down)?|clipped|dragged|rolled|squashed|squished|bumped|flattened) by
      (got|was|been|is|just) (hit|struck|clipped|run over|ran over|kicked|trampled|shot|stabbed|mauled|impaled|gored|crushed)
      (got|was|been|is|just) (attacked|bitten)(?! by (a )?(\w+ )?(wasp|bee|hornet|spider|snake))
      ${vehicle} ~ (hit|clipped|struck|ran|rolled|backed|reversed|knocked|kicked|stepped|stomped|trampled|butted|fell) ~ (his|our|my|the)
      ${vehicle} ~ (landed|shut|slammed|closed|came down|smashed|crushed|bumped|caught|touch*) ~ (his|our|my|the|down)
      (cars?|trucks?) … ; ~ hit \w+
      (drove|back|backed|rolled|reversed|went|ran|run|rode) (up |right )?over (his|my|our|the)
      (hit|clipped|struck|kicked|stabbed|stepped on|sat on|landed on|trampled|gored) (his|our|the (dog|pup|puppy|terrier|cat))
      under (the |a )?(wheels?|tires?)
      (fell|fall|fallen|tumbl*|thrown|throwed|flew|came|shot) (right )?(off|out|down)( of)? (the|a|my|our|his) \w+
      fell ~ (feet|stories|story|floors)
      fell (from|through)
      (tumbl*|fell) ~ (steps|stairs|bottom)
      (went|gone|rolled|fell|jumped|climbed) (over|off) the (\w+ )?(edge|rail|balcony|cliff|ledge)
      (fell|landed|tipped|came down) on (the dog|my dog|our dog|his|the pup*)
      (jumped|leap*|leapt) (out of|from|off) (the|a|my|our) (\w+ ){0,2}(window|balcony|roof|deck|car|truck|moving|ledge|cliff|bridge)
      (stabbed|impaled) by
      bitten by (a |the |my |our |another |his )?(\w+ )?(dog|pit*|coyote|raccoon|cat|fox|rat|boar|hog)
      ${attacker} ~ (attack*|grabbed|grab|(?<!a )bit|tore|shook|ripped|mauled|gored|gutted|kicked|jumped|pinned) (into |off |up )?(his|our|my|the little)
      ${attacker} ~ (picked up|picked|stomped|throwed|drug|got|had) (off |away )?(his|our|my (dog|pup|puppy|little|old|lab|\w+ by))
      (attacked|maul*|savaged|gutted|gored|attack) (by|at|the|his|our|my)
      shook (his|our|my|the)(?! (head|ears|toy|off)\b)
      dog ?fight
      (in|into) (a|another) (\w+ )?fight
      (fight|scrap|tangled|tussle|run in) with
      bite (wounds?|marks?)
      tore (his|into (his|our|the dog|the pup)) \w+
      (neck|ear|leg|throat|face|side) ((is|was) )?(all )?(tore|torn|chewed|ripped) up
      (gash*|lacerat*|impal*|tusks?|punctures|fractur*|dislocat*|amputat*|concuss*|degloved|disembowel*|eviscerat*|mangled)
      (bullet|arrow|peppered|shotgun|quills|porcupine|barb(ed)? ?wire)
      punctur* (wounds?|((marks? )?(in|on) )?(his|the) (chest|neck|ribs|side|belly|throat|armpit|leg|paw|lung))
      (broke|broken|snapped|shatter*|crushed) (his |a |the |my dogs )?(\w+ )?${limb}
      ${limb}(?! of) ~ (broke|broken|snapped|hang*|dangl*|bent|wrong (way|angle|direction)|angle|sideways|backwards|crooked|pointing)
      (bones?|skull) ((is|are|was) )?(\w+ )?(show*|stick*|pok*|visible|exposed)
      see (the |his )?(bone|insides|muscle|guts|inside|ribs)
      to the bone
      (guts|intestines|insides|entrails|bowels|organs) ((is|are|was) )?(\w+ )?(out|show*|hang*|com*|stick*|pok*)(?! (out )?(of )?(his|the) (rear|butt|behind|bottom|anus))
      (${limb}|chest|belly|side|flank|throat|face|skin|shoulder|ear|his|got|is|was|cut) (\w+ )?${ripped} open(?! (a|the|my|his) (\w+ )?${bag})
      ${ripped} his ~ open
      flap (of (skin|flesh)|hanging|off)
      open (wound|fracture)
      (torn|ripped) (off|in half)
      (skin|ear|lip|tail|leg|neck) ((is|was|got) )?(torn|ripped|half off|hanging|cut)
      ${wound} >> (open*|burst|popped|bust*|gap*|com(e|ing) (out|apart)|insides|(poking|sticking|pushing|bulging) out|pink)
      (out of|from) the (wound|incision)
      (stick|nail|branch|glass|splinter|pole|spike|fork|tusk|antler|skewer|knife|rebar|stake|holes?) ~ (through|into|in|thru) ~ ${body}
      went (in|into|through) his (chest|side|belly|neck|leg)
      (been|was|got|is|were|someone|somebody|neighbor|guy|he|kid) shot(?! (records?|clinic))
      ^shot
      gun ?shot
      (pellet|bb)( gun)? ~ (in|hit|hole|shot)
      caught in (a|the) (\w+ )?(trap|snare|fence|door|fan|gate)
      (gin|leg ?hold|bear|foothold|coyote|steel) trap
      hit his head
      head ?first
      (crashed|ran|slammed|skidded|smashed) (right )?(into|onto) (the|a|our) (\w+ )?(fence|wall|tree|a frame|glass|door|pole|post|stick|branch|slider)
      air (is )?(hissing|bubbling|crackling|whistling)`,
    weak: String.raw`
      dropped his(?! (\w+ )?(\w+ )?(pills?|meds?|tablets?|medic*))
      (stepped on|landed|jumped|attack*|fight|wound|injur*|limping|stitches|torn|crush*|puncture*|mower|trap|kick*)
      (bit|bitten) by a`,
  },
  snakeBite: {
    strong: String.raw`
      (?<!like a )((rattle)?snakes?|rattlers?|copperheads?|cottonmouths?|moccasins?|vipers?|adders?|diamondback)(?! (plants?|oil|skin))
      fang (\w+ )?(marks?|holes?|punctures?)
      (two|2) ~ (holes|punctures|(puncture|fang|bite) (marks|wounds|holes)|fang*|pricks|dots)
      bit … rattl(e|es|ing)
      rattl(e|es|ing) >> (struck|bit|got|yelped)`,
  },
  swelling: {
    strong: `
      (${head}|neck|paw|leg|foot) ~ (swell*|swollen|swole*|swelled|puff*|balloon*|blew up|blow* up|blown up|lumpy|twice|double|slits|huge|fat)
      (${head}|neck|paw|leg|foot) ~ like a ~ (balloon|football|melon|boxing|ball)
      (swollen|puffy|swelling|puffed|swole|swollen up) ~ ${head}
      (?<!(the|bee|my|our) )hives
      (welts|allergic|anaphyla*|allergy|epipen|stung|stings?|stinger|beehive)
      ${insect} ~ (got|nests?|hive|attack*|bit|swarm*|all over|covered|sting*|stung)
      (ate|snapped at|caught|swallowed|by a|by|into a|into the|into) ~ (${insect}|ant (hill|bed|mound|pile)s?)
      (black widow|brown recluse|recluse|redback|scorpion|tarantula|widow|funnel web|spider)
      something (bit|stung) his
      (vaccin*|shots|rabies shot|jabs?|booster|injection) >> (swell*|swollen|face|puff*|vomit*|threw up|throw* up|limp|wobbl*|collaps*|pale|floppy|slits)`,
  },
  newborn: {
    strong: String.raw`
      (newborns?|fading) … (cold|limp|weak|nurs*|latch*|suck*|gasp*|fading|not|cry*|breath*|pup*)
      (one|two|three|four|five|six|few|couple|\d+) ?(hours?|days?) old … (cold|limp|weak|not|nurs*|latch*|suck*|gasp*|fading|cry*|will)
      (${young}|runt|baby|babies|one) … (not|stopped|quit) (nurs*|latch*|suckl*|suck|sucking)
      (litter|newborns) >> (cold|limp|sucking|latch*)
      (cold|limp|weak|gasping|blue) … (newborn|runt|(hours?|days?) old)`,
  },
  labor: {
    strong: String.raw`
      (in (active |hard )?labou?r|labou?r (since|for|started|all))(?! (was|in|last))
      (contractions?|contracting|whelp*|giving birth|afterbirth|placenta|waters? (broke|went)|birthing|birth canal|dystocia)(?! (box|room|pen))
      (push*|strain*) … (${young}|litter|paw is|nothing born|no baby|babies)
      push* (hard )?(for|since|over|already)
      (litter|pups|puppies|babies) >> (strain*|push*)
      ${young} ((is|are|was|that is) )?(\w+ )?(stuck|half ?way out|half out|part way out|hanging out|coming out|wedged|not coming)(?! in (the|a|his) (crate|fence|door))
      (last|next|first|second|third|fourth|fifth|one|another|no|more|any|two|three) (\w+ )?(dead )?${young} (\w+ )?(came|come|born|out|was|hours?|yet|ago|since|at|dead|and nothing|fine)
      (still|and|there is) no (pup|puppy|puppies|pups)(?! (eyes|food))
      not a single (pup|puppy)
      (pregnant|litter|pups?) >> (tail|foot|leg|head|bum) ((is|was) )?(\w+ )?(sticking|showing)
      (pups|puppies|kittens) (came|born) dead
      (dark |black )?green (\w+ )?(goo|gunk|muck|discharge|stuff ((is|come|came|coming) )?(out|coming))
      green (water|fluid) (is )?(came|come|coming)
      (due|strain*|push*) >> (foot|feet|paw|head|tail|sac) (is )?(\w+ )?(sticking|hanging|showing|coming)
      (uterus|womb) ~ (out|hang*|com*|prolaps*)`,
  },
};
