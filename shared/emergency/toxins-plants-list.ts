import type { Toxin } from '#shared/emergency/toxin.ts';

const units = ['piece', 'oz', 'g'] as const;

/** Plants and mushrooms. */
export const plantToxins: readonly Toxin[] = [
  {
    id: 'mushrooms',
    name: 'Wild mushrooms',
    words: 'mushroom* mushrom* toadstool* death_cap amanita magic_mushroom* shrooms fungus fungi',
    units,
    sources: ['plants'],
  },
  {
    id: 'sago-palm',
    name: 'Sago palm or cycad',
    words: 'sago_palm sago cycad* sego_palm palm_seed* palm_nut*',
    why: 'Every part of a sago palm is highly toxic.',
    units,
    sources: ['plants'],
  },
  {
    id: 'lilies',
    name: 'Lilies (deadly for cats) and lily of the valley',
    words: 'lily lilies lillies lilly easter_lily tiger_lily day_lily daylily lily_of_the_valley peace_lily stargazer',
    why: 'Lilies are very dangerous for cats.',
    units,
    sources: ['plants'],
  },
  {
    id: 'heart-plants',
    name: 'Oleander, foxglove, or yew',
    words: 'oleander foxglove yew yew_tree yew_berries yew_bush milkweed kalanchoe',
    units,
    sources: ['plants', 'household'],
  },
  {
    id: 'azalea',
    name: 'Azalea or rhododendron',
    words: 'azalea* azelea* rhododendron*',
    units,
    sources: ['plants', 'household'],
  },
  {
    id: 'bulbs',
    name: 'Bulbs: daffodil, tulip, hyacinth, autumn crocus',
    words: 'daffodil* tulip* hyacinth* crocus bulb bulbs narcissus amaryllis cyclamen',
    units,
    sources: ['plants', 'household'],
  },
  {
    id: 'other-plants',
    name: 'Another poisonous plant',
    words:
      'castor_bean* castor_plant hemlock nightshade belladonna hops mistletoe philodendron dieffenbachia dumbcane dumb_cane monstera pothos aloe holly poinsettia jimson_weed water_hemlock wisteria hydrangea acorns walnut* black_walnut* moldy_walnut* rhubarb poisonous_plant* house_plant houseplant* angels_trumpet lantana larkspur morning_glory english_ivy apple_seeds cherry_pit* peach_pit* green_potato* raw_potato tomato_plant',
    units,
    sources: ['household'],
  },
];
