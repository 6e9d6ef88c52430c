import type { ReasonPhrases } from '#shared/emergency/reasons.ts';

const thing =
  '(bones?|hook|fish ?hook|cob|pits?|stone|needle|sock|toy|string|magnets?|plastic|strap|cloth|fabric|rubber|wood|pillow|' +
  'hose|pantyhose|tights|skewers?|glass)';
const noMeal = '(?! (\\w+ )?(dinner|supper|breakfast|lunch|food|kibble|well|fine|good|normal*|ok|great|meal|grass))';
const behind = '(butt|bum|mouth|bottom|anus|tongue|rear|behind|ass|arse|lips)';

/** What an animal swallowed, beyond the things of the word lists (`find-swallowed.ts`). */
export const swallowedPhrases: ReasonPhrases = {
  poison: {
    strong: `
      (poison*|overdos*|toxic|antifreeze)(?! ivy)
      (swam|swim*|drank|drink*|lapp*) … (green|scum|algae)
      (pond|lake|creek|reservoir)s? … green
      (wrong|double|extra|twice) (the )?(dose|pills?|medic*|insulin|meds)
      (insulin|dose|pills?|meds) (twice|two times)
      (twice|double|two times|both|ten times|too much|wrong|extra) … insulin
      insulin … (twice|two times|again|double|both|mistake|(gave|did) it (too|also))`,
    weak: `
      (tossed|threw|thrown|throws|throwing) … (over|in|into) (my|the|our) (fence|yard|garden)
      (?<!(not|not been|stopped|quit|refuses to|you) )(ate|eaten|drank|drinked|lick(ed|ing)|lapped|swallowed|consumed|chewed|got into)${noMeal}
      (stoned|high|edible)`,
  },
  foreignBody: {
    strong: String.raw`
      (swallow*|gulped|ate|eaten|gone|missing) … ${thing}
      missing (\w+ ){0,2}(skewers?|needles?|magnets?|pins?)
      (fishing )?line … (butt|bum|backend|back end|rear)
      (cob|squeaker|toy|sock|ball|kong|needle|magnets?|battery|batteries|pit) ~ (is|are|all|now|also|nowhere|half) (gone|missing|to be)
      (tampons?|socks?|skewer|corn ?cob|squeaker) (is |are )?(gone|missing)
      (fish)?hooks? … (lip|mouth|throat|swallow*|tongue|gullet)
      (string|thread|tights|tinsel|line|ribbon|yarn|floss|rope|twine|sock|plastic|bag|fabric|cloth|some) … (hang*|sticking|coming|out) ~ ${behind}
      (end showing|hanging under his tongue)
      (obstruct*|blockage)
      (ate|eaten|eat|took|had|et) >> (keep|kept|stays?) ~ down
      (ate|eaten|swallow*) >> (brings? (\w+ )?up everything|everything comes (right )?(back )?up|no poo|sick (\w+ )?times)
      (ate|eaten|took) >> throw* (\w+ )?(up|everything)( \w+)? (everything|since)
      (?<!(not|hardly|trouble|hard to|to) )(swallow|swallowed|swallows|gulped)(?! (water|blood|air|hard|again|or)\b)`,
    weak: '(peach pit|cob|sponge|rib bones?|chicken bones?)',
  },
};
