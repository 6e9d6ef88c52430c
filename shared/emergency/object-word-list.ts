/** Things that animals swallow, in the notation of `word-classes.ts`. */
export const objectWords = `
action_figure* air_tag airpod* airtag* aluminum antler apricot_pit avocado_pit avocado_seed baby_wipe* bag_of ball
balloon* balls bandage bandaid barbie barrette* batteries battery bb bbs bead* bean_bag beanbag beanie beef_bone bell
bells bikini binkies binky blade* blanket bobber bobby bolt* bottle_cap* bottle_top bottlecap bowl_pieces boxers bra
bracelet braces bracket* bread_tag brillo buckshot buckyball* bulb bullet_casing bully_stick* can_lid candle* carpet
cat_litter caulk cement ceramic chain chalk charm chess_piece chicken_bone chopstick* clay cling_film cob cobs coin
coins collar concrete condom* confetti cooked_bone* cork* corn_cob* corn_on_the_cob corncob* cotton crayon*
crochet_hook cushion dart darts dental_chew* denture* desiccant diaper* dice die dime dimes dishcloth doll dolls
domino* drawstring drywall dummy ear_plug* earbud* earplug* earring earrings easter_grass elastic elastics epipen
eraser* fish_hook* fish_line fishhook* fishing_hook* fishing_line floss fluff foam fob foil fork fruit_pit game_piece*
gel glass glitter glove* glow_stick* glowstick* golf_ball* gorilla_glue gps_tracker gravel greenie* grout gum_wrapper
hair_band* hair_clip* hair_tie* hairband* hairclip* hairpin* hairtie* ham_bone hand_warmer* handwarmer* harness
headphone* hearing_aid* heating_pack himalayan_chew hoof hooks hot_wheels ice_pack icepack insole* insulation
invisalign jenga jewelry kebab key keychain keys kinetic_sand kitty_litter knickers knife kong lace laces lancet*
latex lava_rock* lavarock lead_shot leash leggings lego legos lens lenses lightbulb* lollipop_stick* lure* magnet*
mango_pit mango_seed marble* marker* mask masks mattress maxi_pad* metal mirror mitten* monopoly mop mulch_ nail nails
necklace nectarine_pit needle* nerf nickel nickels nipple nyla* nylon* orbeez ornament* pacifier* packet
packing_peanut* pad pads paint_chip* panties pantyhose paperclip* peach_pit* peach_stone* peanut_shell pearl peat
pebble* pen pence pencil* pendant pennies penny phone_case pig_ear pigs_ear pin pins plastic_bag plastic_wrap
plate_pieces playdoh plum_pit plush plushie polystyrene poop_bag* poopbag pop_tab popsicle_stick* pork_bone
pregnancy_test puzzle_piece puzzle_pieces q_tip* qtip* quarter quarters rag rags rawhide* razor* remote retainer*
rib_bone ribbon* ring* rock rocks rope rubber rubberband* rug safety_pin* saran screw screws scrub* scrunchie* sd_card
seat_belt seatbelt sewing shard* shirt shish shoelace* shoestring* silica sim sinker* skewer* slime slipper sock socks
soda_tab sole splinter* sponge* squeaker* squeaky squeek* squeeker staple* steak_bone steel_wool stocking* stone
stones straw straws string* stuffed_animal stuffing styrofoam suture* syringe* t_bone tack tackle tacks tampon*
tea_light* teether tennis_ball* thermometer_ thong thread thumb_drive thumbtack* tights tile tiles tinfoil tinsel tire
toothbrush* toothpick* towel* toy toys treble_hook turkey_bone twist_tie* underpants underwear usb walnut_shell
washcloth washer washers water_bead* wax wipes wire wishbone wood_chip* wood_glue yak_chew yarn ziploc ziplock*
zipper*
`;
