import type { ReasonPhrases } from '#shared/emergency/reasons.ts';

const behind =
  '(butt|bum|rectum|anus|rear|back|back ?end|back ?side|bottom|behind|arse|ass|vulva|penis|privates|other end)';
const bowels =
  '(vomit*|thr[eo]w* up|puk*|barf*|chuck*|sick|poop*|pooing|poo|stools?|diarr*|the runs|pee|peed|peeing|urin*|cough*|spit*|' +
  'bring* up|turds?)';
const belly = '(belly|stomach|tummy|abdomen|gut|sides|torso)s?';
const pale = '(pale|paler|white|whitish|gr[ae]y|greyish|blue|bluish|purple|lilac|paper|porcelain|yellow)';
const mouth = '(gums?|tongues?|toungue|tounge|tung|lips)';
const legs = '((back|hind|rear|front) (legs?|end|half|feet|quarters?|paws|knees)|hindquarters|hind|legs)';
const part = '\\b(legs?|ends?|half|feet|tail)';
const struggling =
  '(trouble|struggl*|difficulty|hard time|problems?|fighting|strain*|work*( so| really)? hard|labou?r*|effort*|gasp*|gulp*|' +
  'hungry|desperate|starv*)';
const labored =
  '(fast*|rapid*|hard|heav*|shallow*|weird*|funny|wrong|rasp*|ragged|nois*|loud*|labou?red|quick*|rattl*|gurgl*|wet|bubbl*|' +
  'crackl*|strange*|whistl*|wheez*)';
const count = '(\\d+|two|three|four|five)';
const retching = '(retch*|heav*|gag*|(try*|tries|tried|wants) to (vomit|throw up|puke|be sick|barf|hurl))';
const swollen =
  '(hard|tight|swollen|swelled|swole|swoll|swell*|expand*|huge|big|bigger|round|distended|bloated|blown up|rock (hard|solid))';
const flowing = '(pour*|drip*|pump*|gush*|spurt*|squirt*|spray*|shoot*)';
const eyes = 'eye(ball)?s?';
const cannot = '(can|could|will|does|did|do|would|is|are) not( even| really| fully| properly| seem to)?';

/** What an owner sees, also if the cause is unknown. */
export const signPhrases: ReasonPhrases = {
  breathing: {
    strong: String.raw`
      (not|hardly|stopped|quit|without) ((even|really|seem to|properly|able to) )*breath(es?|ing|in|ed)?(?! ((is )?(fine|normal*|ok|okay)|work|test))
      (not|hardly) ((seem to|able to) )*(get|git|getting|catch|draw|suck*)( in)? ((any|enough|his|a) )*(air|breath)
      ${struggling} ((to|for|with|getting) )?(get )?((his|every|each|a) )?(breath*|air)
      gasp(s|ing|in|ed)(?! hole)
      (wheez*|suffocat*|hyperventilat*|short of breath|suck* (in )?air)
      (breath(s|e|es|ing|in)?|respirations?|inhal*) ~ (${labored}|bad|odd|one side|stops|stopping|like a (train|freight|bellows|fish)|\d+|distress)
      (${labored}|agonal|open mouth*|noise|roar*|honk*|with|groan*|grunt*) ((with|on|at|in|noise when he|when he) )?((each|every) )?breath*
      breath* with (his )?mouth open
      \d+ breaths
      elbows ((are|sticking|stuck|poked) )?(out|apart)
      (neck|head) (is )?((stretched|stuck|sticking) )?((way|far) )?out(?! (of|the|his))
      neck (is )?stretched
      (\d\d|fifty|sixty|seventy|eighty) a minute
      breath* like (a|an|he)
      (sides|chest) ((is|are|goes|going) )?(\w+ )?(in and out|sucking|pumping|heaving)
      (pink|red|bloody|frothy|white) (\w+ )?(froth|foam|fluid) … (nose|nostrils?|lips)
      cough* (up )?(pink |red )?(frothy|froth|foam)
      hung (up|his ?self|himself|by)
      (hanging|dangling) … (collar|leash|fence|tether)
      noose
      strangl*
      collar … (strangling|caught|tight)
      head ((is|was|got) )?stuck in … (bag|jar|container|tub)
      honk*
      (tongues?|toungue|tounge|tung|gums|lips) ~ (blue|bluish|purple|lilac|lavender)
      (blue|bluish|purple) (tongue|gums|lips)
      (turn*|going|goin|gone|went) blue`,
    weak: String.raw`
      (heav*|pant*) (for air|so hard|really hard|very hard|like crazy)
      not stop panting
      (do not think|not sure)( if)? (\w+ ){0,2}(is )?breathing`,
  },
  collapse: {
    strong: String.raw`
      (collaps*|faint(ed|s|ing)|unconscious|unresponsive|out cold|(pass|passed|passes|passing|black*) out|lifeless|crumpled)
      (keel*|consciousness|cpr|no pulse|heart attack|comatose|coma)
      (?<!\b(the|a|his|legs?|end|tail|half|back|neck|ears?|paw|foot|leg) (is |are |went |goes |go )?(all |completely |just |hanging )?)limp
      (fell|falls|fallen|falling|flop*|toppl*|rolled) (right )?over(?! (the|a|an|his|my|something|to)\b)
      floppy(?! (ears?|disk))
      (he|dog|pup|puppy|just|suddenly|yelped and|and) (just |suddenly )?(drops?|dropped) (in|to|on|like|at|down|dead|comes|again)(?! (the )?(ball|weight))
      (dog|he) just dropped$
      (went|gone|goes|going) down (like|on his|in the|hard|at|by|and)
      lay flat
      (lying|laying|flat) (out |flat )?on his side
      (?<!${part} (just )?)${cannot} (wake*|waking|woken|respond*|react*|get(ting)? up|rouse|come (to|round|around)|answer*|conscious)
      ${cannot} (lift(ing)?|raise|hold) (up )?his head
      hardly ((be|even|can|is|really|able|to) ){0,2}(lift|raise|hold|rouse|respond*|answer*|conscious|wak*|woke|awake|mov*)
      no response
      (?<!${part} ((is|are|just) )?)not (fully |really )?(with us|responsive|responding|waking|awake)
      (?<!${part} ((is|are|just) )?)not (even |really )?(moving|movin)(?! (off|his (back|hind|rear|legs|head)|the))
      legs? (buckl*|gave out|give out|giving out|giving way)`,
    weak: `
      too weak to
      (can|could|will|does) not (even )?(stand( up)?(?! (straight|still|on))|get up)
      flat out
      is down`,
  },
  seizure: {
    strong: String.raw`
      (seizures?|seizing|siezures?|seizes|convuls*|grand mal|epileptic (dog|fit)s?)
      (a|another|had|having|second|third|fourth|${count}|several|cluster|more|mini|small|little|bad|big|the|of|first|long) fits?(?! (in|into|through)\b)
      (is|keeps|started|dog|been|still) fitting
      ^fits?
      fits (since|today|in a|now)
      paddl* (with )?(all )?(four |4 )?(his |the )?(legs?|feet|paws|on|wildly|like)
      (legs?|feet|paws) ((is|are|were|all|going) )*(paddling|pedaling|running in place|thrashing)
      paddled
      on his side ~ paddl*
      (stiff|rigid|stiffened) … (shak*|paddl*|jerk*|twitch*|foam*|convuls*)
      (shak*|jerk*|foam*) … (stiff|rigid)
      head ((went|is|was|thrown|pulled) )?back … (stiff|rigid)
      (whole|entire) body ((is|was|keeps|started) )?(jerk|twitch|shak|stiff|convuls|spasm)*
      jaws? ((is|are) )?(clamp|snap|chomp|chatter)*
      (shak*|jerk*|trembl*|twitch*) ~ on (his|the) (side|floor|ground)`,
    weak: `
      (shak*|trembl*|jerk*|twitch*|tremor*) (uncontroll*|violently|all over)
      (twitch*|tremors|tremoring|jerking|foam* at the mouth|went stiff)`,
  },
  bloat: {
    strong: String.raw`
      (bloat(ed|ing)?|gdv|distended|dry heav*|unproductive*|sounds like a (melon|drum))
      (${retching}|vomit*|puk*|bring* up) … (nothing|not a thing) ~ (com*|up|out|happens|there)
      (${retching}|vomit*|puk*|bring* up) … (nothing but|only|just|but) ~ (foam|froth|spit|slobber|drool)
      (retch*|heav*|gag*|vomit) (\w+ )?without (bringing|producing|anything)
      (retch*|heav*|gag*) ~ (nothing|white (froth|foam)|foam|froth|spit)
      ${belly} ((is|are|was|has|been|gone|becom*|became|looks?|feels?|seems?|appears?|getting|got|all|so|very|super|really) )*${swollen}
      ${belly} ((is|are|was|looks?|feels?|blown|swollen|swell*|blew|blowing) )*((up|like|as|a) )*(drum|balloon*|basketball|football|board|melon)
      ${belly} (is )?like a (ball|board|rock|barrel|drum)
      (hard|tight|swollen|huge|big|massive|distended|bloated|blown up|enormous) (\w+ )?${belly}
      blown up behind
      ${belly} ~ (filled (out|up)|blew up|blowing up|blowed up|swelling)`,
    weak: `
      (blown up|blowed up|(trying|tries) to (throw up|vomit|puke|be sick))`,
  },
  bleeding: {
    strong: String.raw`
      (bleeding|bleeds|bled|bleed)(?! (\w+ )?(from |out of )?(his |the )?${behind})
      (blood|bleed*|leg|paw|neck|artery|cut|ear) ((is|are|was|just|all|keeps?) )*(everywhere|${flowing}|all over|running down|loss)
      (hemorrhag*|nose ?bleeds?|nosebleed|artery|arterial|spurt(s|ing|ed)|gushing|gush* blood)
      not (stop|quit) (pumping|gushing|dripping|spurting)
      soaked (\w+ ){0,2}towels?
      (losing|lost) ~ blood
      blood ~ (from|out of) his (nose|ears?|mouth|paw|neck|leg|foot|head)
      (towels?|rags?) (after|soaked|already|full)
      ${count} towels
      (hold*|keep*|put*) pressure
      soak* (through|thru)
      squirt*(?! (out )?(of )?(his|the) (${behind}|poop))
      (cut|sliced|nicked|slit|gash*|torn|ripped) … (will|does|can) not (stop|quit)( bleeding)?(?= (and|the|;)|$)`,
    weak: `
      blood(?! (pressure|thinner|test|work|sugar|meal))
      bloody(?! (pus|discharge))`,
  },
  urine: {
    strong: String.raw`
      (can|could|will|is|does|do|did|has|have) not ((?!hold)\w+ ){0,2}(pee|peed|peeing|urinat*|wee|weed|pass* (any )?(urine|water|pee))
      (not (been )?able|unable) to (\w+ ){0,5}(pee|urinate|wee|urine)
      strain* ~ (pee|urin*|wee)
      strain* and strain*
      (urinary|bladder|urethra*) (is )?(block*|obstruct*|huge|hard|full|tight|burst*)
      blocked (cat|tom|bladder|urethra)
      bladder feels
      (pee|wee|urinat*|squat*|lift* (his )?leg|cock* his leg|litter ?box)(?! … poop) (\S+ ){0,15}(nothing|not (a|one|even)|drops?|drip|dribbl*|no (pee|urine|wee))
      strain*(?! … poop) (\S+ ){0,15}(drops?|dribbl*|no (pee|urine|wee))
      (business )?number one
      (no|not a drop of) (pee|urine|wee)
      not (even )?a (single )?drop`,
  },
  gums: {
    strong: String.raw`
      ${mouth} … ${pale}
      (${pale}|white as ~ ) (\w+ )?(gums?|gummed|tongue|lips)`,
  },
  paralysis: {
    strong: String.raw`
      ${legs} ~ (not|drag*|gone|gave|give|giving|went out|out from|limp|jelly|noodles|weak*|paraly*|quit*|stopped)
      ${legs} ~ (useless|numb|dead|collaps*|knuckl*|buckl*|splay*)
      drag* (\w+ ){0,4}((back|hind|rear) (legs?|end|feet|half)|legs?|feet|hind|himself|his ?self|butt|behind)
      (paraly*|knuckl* (over|under)|crossing his feet)
      (can|could|will|does|do) not ((seem to|really|hardly) )?(walk|move)(?! (stra\w+t|right|good|well|far|past|by|away|a|to|his head)\b)
      (can|could|will|does|do|is) not ((seem to|really) )?(use|using|feel|move|moving) (on |in )?(his|the|any of his) (\w+ )?(legs?|end|half|feet|toes|paws|quarters|hind)
      (not|stopped|quit) (using|walking)
      pinch* (his |the )?toes?`,
  },
  blood: {
    strong: String.raw`
      ${bowels} … (blood|bloody|tarry|tar|clots|pink stuff|coffee ?grounds?|ground coffee)
      (vomit*|puk*|poop*|poo|stools?|diarr*|turds?) … black
      coffee ?grounds? (vomit*|sick|puke)
      (blood|bloody|tarry|black tar|jelly|crimson)(?! (pus|discharge)) ~ (vomit*|puke|barf|poop*|poo|stools?|diarr*|runs|pee|urine|${behind}|mucus|jelly|shits?)
      (coffee ?grounds?|ground coffee) looking
      looks? like (ground |old )?coffee
      like (raspberry|strawberry) (jam|jelly)
      bloody water
      (vomit*|throw* up|threw up|puk*) (\w+ )?red
      bleed* (\w+ )?(from |out of )(his |the )?${behind}`,
  },
  eye: {
    strong: `
      ${eyes} ((is|are|has|have|just|kinda|all|was|appears|to|be|plumb) )*(popp*|pop|bulg*|sitting out*|out|(came|come|coming|fell) out|hanging)
      ${eyes} ((is|are|just|kinda|all|was|got|getting|went|gone|looks) )*(cloudy|clawed|scratch*|poked|stabbed|punctured|ruptur*|leaking|burst)
      ${eyes} ((is|are|all|was|went|gone|looks) )*(swollen shut|glued|white|bleeding|full of blood|blue)
      (out of (the|his) (eye )?socket|socket|eye ulcer*|cornea*|glaucoma|proptos*)
      (gone|went|suddenly|goes) (completely )?blind
      (bleach|chemical|acid|lime|cleaner|spray*|splash*|soap|pepper|mace|sand|grass|something) ~ ${eyes}(?! (roll|wide|glaz|are))
      (thorn|stick|claw*|scratch*|pok*|cut|hook|quill|stab*|hit|smack*|slit|nail|glass|spine) ~ ${eyes}(?! (roll|wide|glaz|are))
      not open (the|his) eye
      (can|could) not open (the|his) eyes
      eyes? (screwed |squeezed |clamped )?shut
      eyes? … (cloudy|bulging out|full of blood|leaking|will not open)
      (cloudy|bulging|bulgy) eyes?
      (jelly|stuff|fluid|goo) ~ (out of|from) (his|the) eye
      eyeballs? ~ (pop|bulg)* out`,
  },
  severeIllness: {
    weak: String.raw`
      (parvo|diabet*|insulin|addison*|hypoglyc*|sugar|pain|screaming|crying|fever|dehydrated|hypotherm*|not eaten|gums|pant(s|ing)?)
      not keep ~ down
      vomiting (for|all|\d+)`,
  },
};
