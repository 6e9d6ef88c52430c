import type { Toxin } from '#shared/emergency/toxin.ts';

const units = ['piece', 'oz', 'g'] as const;

/** Plants and mushrooms. */
export const plantToxins: readonly Toxin[] = [
  {
    id: 'mushrooms',
    name: 'Wild mushrooms',
    words:
      'mushroom* mushrom* toadstool* death_cap amanita shrooms fungus fungi shroom puffball* destroying_angel fly_agaric galerina psilocybin',
    units,
    sources: ['plants'],
  },
  {
    id: 'sago-palm',
    name: 'Sago palm or cycad',
    words: 'sago cycad* sego_palm palm_seed* palm_nut* cardboard_palm zamia coontie',
    why: 'Every part of a sago palm is highly toxic.',
    units,
    sources: ['plants'],
  },
  {
    id: 'lilies',
    name: 'Lilies (deadly for cats) and lily of the valley',
    words: 'lily lilies lillies lilly daylily stargazer lilys stargazers daylilies calla pollen_from_the_lil* bouquet',
    why: 'Lilies are very dangerous for cats.',
    units,
    sources: ['plants'],
  },
  {
    id: 'heart-plants',
    name: 'Oleander, foxglove, or yew',
    words:
      'oleander foxglove yew milkweed kalanchoe oleanders foxgloves digitalis_plant lily_valley squill yews desert_rose star_of_bethlehem monkshood aconite wolfsbane dogbane',
    units,
    sources: ['plants', 'household'],
  },
  {
    id: 'azalea',
    name: 'Azalea or rhododendron',
    words: 'azalea* azelea* rhododendron* rhodie* rhodo* laurel laurels pieris',
    units,
    sources: ['plants', 'household'],
  },
  {
    id: 'bulbs',
    name: 'Bulbs: daffodil, tulip, hyacinth, autumn crocus',
    words:
      'daffodil* tulip* hyacinth* crocus bulb bulbs narcissus amaryllis cyclamen crocuses colchicum iris_bulb* glory_lily gloriosa allium snowdrop* jonquil*',
    units,
    sources: ['plants', 'household'],
  },
  {
    id: 'other-plants',
    name: 'Another poisonous plant',
    words:
      'hemlock nightshade belladonna hops mistletoe philodendron dieffenbachia dumbcane dumb_cane monstera pothos aloe holly poinsettia jimson_weed wisteria hydrangea walnut* rhubarb poisonous_plant* house_plant houseplant* angels_trumpet lantana larkspur morning_glory english_ivy apple_seeds cherry_pit* peach_pit* green_potato* raw_potato tomato_plant castor pokeweed pokeberr* poke_berr* philodendrons elephant_ear* caladium zz_plant ivy_berries snake_plant_leaf dracaena corn_plant jade_plant schefflera ficus fiddle_leaf croton rubber_plant peace_lillies cyclad boxwood* privet poinsettias brugmansia datura moonflower four_oclock* sweet_pea* lupine* delphinium* buttercup* clematis begonia* geranium* chrysanthemum* mums hosta* yesterday_today brunfelsia lily_turf chinaberr* golden_chain laburnum black_locust buckeye* horse_chestnut* conkers conker acorn* oak_leaves wild_cherry cherry_leaves red_maple avocado_leaves tomato_leaves tomato_plants potato_plant nutmeg raw_kidney_beans star_fruit starfruit elderberries snakeroot bracken st_johns_wort tansy ragwort bleeding_heart jerusalem_cherry crown_of_thorns euphorbia kalanchoes cactus succulent string_of_pearls eucalyptus_leaves wild_onion* wild_garlic wild_berries red_berries black_berries_bush white_berries orange_berries unknown_berries mystery_berries berries_off',
    units,
    sources: ['household'],
  },
];
