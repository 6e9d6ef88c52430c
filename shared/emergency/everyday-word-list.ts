/**
 * Common words that are one letter away from a word of the rules. They are spelled right, so the spelling correction leaves
 * them alone.
 */
export const everydayWords = `
abilities aboard absorbed across adapted alive altered amounts angel animated annually appeal appeals apply attached
backing backyard banking barker barry battle battles beach beaches beagle bears beaten beating belief beliefs
believed believes believing bills billy bland bleating blending bloomed boarding boards boats boring bowls brands
breaking breather breed breeding bridges broad brought brownish buried bytes carried carries carry carrying cases
cause caused certainly change changes changing characterized characters charge charged charges charter cheating
check checking chewer chose christian christians circa circle clear clearer clearly closer clothes clothing cloud
coaching colors colour colours command commanded commanding commonly commons commune compete competed competing
complete completed completing complex concert concerts conclusion confusion consider considered considers
construction consumer contained contrast controls conversion cooked corner correctly couch couldn counted couples
cover covering covers create creating current dancer danger dating deaths decreased defense defined defines defining
degree delivery denied differences differently direct directing directions directly diseases doing doubles dozens
drawn drive driver drivers drives earning easier eastern eighth enter entered entering enters entirely essays
essentially evident excessive exclusively explained explaining explains explore extend extending extends extensively
extent extremely father favourite feelings females fetching findings fired flash flight flights flooding floors
flying forming forth founded founding freeze freezes french funding gaming gardens gassy gauge genera generally
generate generated grades grant granted grants grave gross hairball harry headquartered headquarters health hiding
histories holder hospitals humans hundreds hungary hypothesis ignored implement implemented improve improved
inducted infection insects insert inserted intensity intention introduced introducing invention jointly killed
knight knights lacking lacks lakes latter learned learns letter letters liberation liked limps linked linking listed
listing lives looked losses lover making males manor master masters matters medals mediation member members mental
miles minute morgan mouse movies narrow nearby neighboring neighbouring nights noting notoc novels numbered objects
occasions organ organised others outlets painted painting paintings palace panels papers parties partly patrol
patrolling paying peoples perfectly periods photos physical pitch pitched placed places placing planet plans plates
player players pointed pointing points pooch poodles positions power powered powers present presented presenting
presents prices prince prison privately prize production productions projects propose proposed protest protests
rained rally rating reached reaches reaching reactions realized recalled recognize recognized recorded recording
recordings recover reduced reducing refer referee referred referring refers relationships remembered remove removed
reportedly responsible retrieved reverted riding rights rivers rounds ruins runner scared scheduled schools
seasoning seasons seating seattle selection selling server services settled shall share shared sharing shipping
shooting shopping shorter shouldn signed simple singer singers sizing skill skills smaller smart smelled snack
snacks sometime speaking speaks spelled spoil sport sporting sports springs stable staff stake stale stamp stare
stares starred starring stars start starting starts stated states stating stationed stations statue stayed steak
steel strikes striking strong stronger strongly stuart style submission supplied supposedly surfaces survive
surviving survivors switch switched tables tales talking tasted teaching temperatures thank thanks things thinks
thorough thoughts threat threats throne tigers titled tommy total tough towers track tracking tracks trails trainer
treated treating treaty trial trials tribes trips turner typical underlying understanding understood underwent
vehicles videos violence visited visiting visits warnings warring watch watched waters weigh wheel wheeler wheels
windows winner winners wonder wording worlds wouldn wright
reactive lunges
`;
