/**
 * Common words that are one letter away from a word of the rules. They are spelled right, so the spelling correction leaves
 * them alone.
 */
export const everydayWords = `
abilities aboard absorbed across adapted added alive along altered amounts angel animated annually appeal
appeals apply articles attached aware backing banking banks barker baron barry battle battles beach beagle
bears beaten beating became belief beliefs believed believes believing bench bills billy bland bleating
blending bloomed boarding boards boats bombing books boring bowls braid branches brands breaking breather
breed breeding bridges brings broad brood brothers brought buried bytes calling carried carries cases cause
caused certainly chair change changed changes changing characterized characters charge charged charges charter
cheating check checking chewy chile chose christian christians circa circle clear clearer clearly closer
clothes clothing cloud coach coached coaches coaching codes collars colors colour colours comic comics command
commanded commanding commercially commonly commons commune compete competed competing complete completed
completing complex concert concerts conclusion confusion consider considered considers construction consumer
contained contrast controls conversion cooked corner correctly costa couldn counted couples courses cover
covering covers crash create created creates creating crops crosses current dancer danger dated dating deaths
decreased defense defined defines defining degree delivery denied depth detective differences differently
direct directing directions directly diseases doubles dozens drawn drive driver drivers drives drums earning
easier eastern efforts eighth enter entered entering enters entirely environment environments essays
essentially evident excessive exclusively explained explaining explains explore extend extending extends
extensively extent extremely father favor favourite feelings females fetching fewer fifth figures findings
flash flight flights flood flooding floors flows flying forming forth founded founding frank french functions
funding galleries gaming gardens gauge genera generally generate generated gives globe grace grade grades
grant granted grants graph grave graze greece greek gross grove grown grows harry headquartered headquarters
health hears hiding histories holder holdings holds homes hopes horses hospitals housed houses humans hundreds
hungary hypothesis ignored implement implemented improve improved inducted infection insects insert inserted
intense intensity intention introduced introducing invention joins jointly killed knight knights lacking lacks
lakes latter learned learns letter letters liberation licensed licensing light lighting liked limps lines
linked linking links listed listing lists lives looked losses loved lover making males manor master masters
matters mayor medal medals mediation medical meets member members mental merge miles mines minute mobile
moments morgan movies narrow naval nearby neighboring neighbouring newer nights noticed noting notoc novels
numbered objects occasions offense opportunities order ordered orders organ organised others outer outlets
owned padding painted painting paintings palace panels papers particles parties partly parts patrol patrolling
paying peoples perfectly periods photos physical pitch pitched placed places placing plane planet plans plates
player players playwright pointed pointing points pooch poodles positions power powered powers present
presented presenting presents prices pride prime prince print printed printing prison privately prize product
production productions products projects propose proposed prose protest protests prove purpose purposes queen
rained rally rating reached reaches reaching reactions realized recalled recognize recognized recorded
recording recordings recover reduced reducing refer referee referred referring refers regularly relationships
remembered remove removed removing reportedly responsible result resulted resulting retrieved revert reverted
reverting reverts rider riders riding rights rises rivers rookie rounds ruins ruled ruler runner sacred
samples sarah scale scene scheduled schools score scored scout seasoning seasons seating seattle seeks
selection selling server services settled shall shape share shared sharing sharp sheep shift shifted shipping
shooting shopping shops shore shouldn shows signed simple singer singers sites skill skills smaller smart
snack snacks sometime speak speaking speaks species spell spelled spent spoke sport sporting sports springs
squad stable staff stake stale starred starring stars start starting starts stated states stating stationed
stations statue stayed steak steel stored stores storm stream streams stretch strikes striking strip strong
stronger strongly stuart style submission supplied supposedly surfaces survive surviving survivors switch
switched tables tales talking talks tanks tasks taxes teaching teams temperatures tenth texts thank thanks
theme these thick things thinks thorough thoughts threat threats throne tigers titled tommy tonic topic topics
total tough tower towers track tracking tracks trails trainer treated treating treaty trees trial trials
tribes trips trusted trustees turner typical underlying understanding understood underwent vehicles videos
violence visited visiting visits wales walls warnings warring watch watched waters weigh wells wheeler wheels
whose windows winds winner winners women wonder woods wording works world worlds wouldn wrestler wright write doing chewer backyard shorter early earlier singing sings gassy brownish freezes freeze stares stare hairball hairballs scare scared fired sizing size spare spoil stamp start beaches beach wheel wheels smelled tasted hired tired tried cared cried couch carry carrying bunch batch pouch patch latch coach dance spouse mouse house horse nurse course forum porch torch
`;
