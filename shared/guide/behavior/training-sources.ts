import type { Source } from '#shared/emergency/sources.ts';

const readOn = '2026-11-22';

/** Pages that the articles about training and fears cite. */
export const trainingSources = {
  capRegion: {
    title: 'Cap Region Pets: How to housetrain your puppy',
    url: 'https://capregionpets.com/2016/03/how-to-housetrain-your-puppy/amp/',
    readOn,
  },
  deAnza: {
    title: 'De Anza Veterinary Clinic: Puppy potty training FAQs',
    url: 'https://www.deanzavet.com/veterinary-services/house-training-puppies/puppy-potty-training-faqs/',
    readOn,
  },
  allSeasons: {
    title: 'All Seasons Veterinary Care: House training and crate training',
    url: 'https://allseasonsveterinarycare.com/puppy-kitten-training-polk-city-ia',
    readOn,
  },
  aspcaCrate: {
    title: 'ASPCA Pet Health Insurance: How to crate train a puppy',
    url: 'https://www.aspcapetinsurance.com/resources/how-to-crate-train-a-puppy/',
    readOn,
  },
  bestFriendsCrate: {
    title: "Forever Home Dogs, by Best Friends' Sherry Woodard: Crate training",
    url: 'https://foreverhomedogs.org/reference/',
    readOn,
  },
  happyDogCrate: {
    title: 'Happy Dog Institute: The great crate',
    url: 'https://happydoginstitute.com/201286the-great-crate/',
    readOn,
  },
  ufNipping: {
    title: 'UF Health: Nipping a puppy problem in the bud',
    url: 'https://podcasts.ufhealth.org/nipping-a-puppy-problem-in-the-bud/',
    readOn,
  },
  playBiting: {
    title: 'Tri-County Veterinary Service: Play biting in puppies',
    url: 'https://tricountyvetservice.wordpress.com/page/3/',
    readOn,
  },
  purdueSocialization: {
    title: 'Purdue University: AVSAB puppy socialization position statement',
    url: 'https://caninewelfare.centers.purdue.edu/resource/avsab-puppy-socialization-position-statement/',
    readOn,
  },
  dvm360Socialization: {
    title: 'dvm360: Puppy socialization should start before vaccinations are complete',
    url: 'http://veterinarynews.dvm360.com/avsab-position-puppy-socialization-should-start-vaccinations',
    readOn,
  },
  aahaFirstNight: {
    title: "Dr. Mazzaferro for AAHA: Surviving puppy's first night",
    url: 'https://monkeysee.com/puppy-care-surviving-puppys-first-night/',
    readOn,
  },
  bonillaFirstNight: {
    title: "Dr. Bonilla, Passionate Paws Animal Hospital: Your puppy's first night",
    url: 'https://www.triwnews.com/columns/surviving-your-puppys-first-night-2/',
    readOn,
  },
  wdjAdolescence: {
    title: 'Whole Dog Journal: Angst with your adolescent dog',
    url: 'https://www.whole-dog-journal.com/training/angst-with-your-adolescent-dog/',
    readOn,
  },
  newcastleTeens: {
    title: 'Paws Fur Friends: The teenage phase in dogs, after a Newcastle University study',
    url: 'https://pawsfurfriends.com/understanding-the-teenage-phase-in-dogs-hormones-obedience-and-training',
    readOn,
  },
  ralPulling: {
    title: 'ral.org: Pulling on leash',
    url: 'https://ral.org/pet-behavior-resources/pulling-on-leash',
    readOn,
  },
  vipPulling: {
    title: 'VIP Animal Care: My dog pulls on the leash',
    url: 'http://vipanimalcare.com/uncategorized/help-my-dog-pulls-on-the-leash/',
    readOn,
  },
  vetstreetRecall: {
    title: 'Vetstreet: Why does my dog try to run away?',
    url: 'http://www.vetstreet.com/our-pet-experts/why-does-my-dog-try-to-run-away?page=2',
    readOn,
  },
  merckRecall: {
    title: 'Merck Manuals, student stories: Recall',
    url: 'https://vetstudentstories.merckmanuals.com/recall/',
    readOn,
  },
  mandelRecall: {
    title: 'Kimberly Mandel: Master the recall',
    url: 'https://kimberlymandel.com/articles/mastering-the-recall-aka-come-when-called',
    readOn,
  },
  dvm360Reactivity: {
    title: 'dvm360: Training dogs not to lunge, growl, and pull on leash',
    url: 'https://dvm360.com/view/better-walk-training-dogs-not-lunge-growl-and-pull-leash',
    readOn,
  },
  northStarReactivity: {
    title: 'NorthStar VETS: Leash reactivity in dogs',
    url: 'https://www.northstarvets.com/blog/leash-reactivity-in-dogs/',
    readOn,
  },
  barksReactivity: {
    title: 'BARKS from the Guild: The rollercoaster of reactivity',
    url: 'https://barksmagazine.com/the-rollercoaster-of-reactivity/',
    readOn,
  },
  mintHillCar: {
    title: 'Mint Hill Animal Hospital: Motion sickness in dogs',
    url: 'https://www.minthilltimes.com/columns/mint-hill-animal-hospital-pet-tips/travel-troubles-motion-sickness-in-dogs/',
    readOn,
  },
  marionCar: {
    title: 'Marion Animal Hospital: Car sickness',
    url: 'https://www.marionanimalhospital.com/pets-car-sickness/',
    readOn,
  },
  dvgrrCar: { title: 'DVGRR: Car sickness', url: 'https://dvgrr.org/about/education/car-sickness', readOn },
  bestFriendsTraining: {
    title: 'Best Friends magazine: Training with rewards',
    url: 'https://www.pressreader.com/usa/best-friends/20200501/282187948277753',
    readOn,
  },
  eponaTreats: {
    title: 'Epona Pet Care: Using treats in training',
    url: 'http://eponapetcare.com/usingtreats.html',
    readOn,
  },
  utahHumane: {
    title: 'Humane Society of Utah: Positive reinforcement training',
    url: 'https://www.utahhumane.org/blog/author/demo',
    readOn,
  },
  apdtTrainer: {
    title: 'APDT: How to use the trainer search',
    url: 'https://staging.apdt.com/resource-center/how-to-use-the-apdt-trainer-search/',
    readOn,
  },
  whoHelps: {
    title: 'Animal Clinic (Grand Rapids): Trainer, behaviorist, or veterinary behaviorist?',
    url: 'https://www.animalclinicgrandrapidsmi.com/pet-health-resources/pet-health-articles/articles/?rid=10975',
    readOn,
  },
  kpaCare: {
    title: 'Karen Pryor Academy: Cooperative care for puppies',
    url: 'https://karenpryoracademy.com/cooperative-care-for-puppies/',
    readOn,
  },
  sosCare: { title: 'SOS: Cooperative care', url: 'https://sosarl.org/cooperative-care/', readOn },
  oregonMuzzle: {
    title: 'Oregon Humane Society: Training your dog to wear a basket muzzle',
    url: 'https://www.oregonhumane.org/training/training-your-dog-to-wear-a-basket-muzzle/',
    readOn,
  },
  behaviorVetMuzzle: { title: 'Behavior Vet: Basket muzzle', url: 'http://www.behaviorvet.com/basketmuzzle', readOn },
  furlifeBody: {
    title: "Furlife Vet: Reading your pet's body language",
    url: 'https://www.furlifevet.com.au/reading-your-pets-body-language/',
    readOn,
  },
  bradleysBody: {
    title: 'Barking with the Bradleys: 5 signs of stress you should know',
    url: 'https://barkingwiththebradleys.com/post/body-language-spotlight-5-signs-of-stress-you-should-know',
    readOn,
  },
  urbanSeparation: {
    title: 'Urban Animal Veterinary Hospital: Separation anxiety in companion dogs',
    url: 'https://urbananimalveterinary.com/event/home-alone-separation-anxiety-companion-dogs/',
    readOn,
  },
  betterNature: {
    title: 'Better Nature Dog Training: A primer on canine separation anxiety',
    url: 'https://betternaturedogtraining.com/tag/dog-separation-anxiety/',
    readOn,
  },
  cameraSeparation: {
    title: 'Daily Camera: Treating separation anxiety in pets',
    url: 'http://www.dailycamera.com/lifestyles/ci_22566364/treating-separation-anxiety-pets?source=rss',
    readOn,
  },
  mdpiNoise: {
    title: 'S. Riemer, Animals 2023: Therapy and prevention of noise fears in dogs',
    url: 'https://www.mdpi.com/2076-2615/13/23/3664',
    readOn,
  },
  dogSocietyNoise: {
    title: 'Dog Society: Noise sensitivity',
    url: 'https://www.dogsociety.gr/en/blog/dogs-and-noise-sensitivity-fireworks-thunders',
    readOn,
  },
  journalStarFireworks: {
    title: "Journal Star: Steps to ease your pet's Fourth of July",
    url: 'https://journalstar.com/lifestyles/pets/take-steps-to-ease-your-pet-s-th-of-july/article_a2e6f67e-acf3-5555-854c-cce02f51f5e2.html',
    readOn,
  },
  desertSunFireworks: {
    title: 'Desert Sun, Ask a vet: Keep dogs calm during fireworks',
    url: 'https://www.desertsun.com/story/news/2015/06/29/ask-vet/29481739/',
    readOn,
  },
  abvtaGuarding: {
    title: 'ABVTA: Prevention, management, and treatment of resource guarding',
    url: 'https://www.abvta.com/whats-mine-is-mine-prevention-management-and-treatment-of-resource-guarding/',
    readOn,
  },
  prabasaGuarding: {
    title: 'Prabasa Vet: Food aggression in dogs',
    url: 'https://prabasavet.com/blog/food-aggression-anjing-resource-guarding-management?lang=en',
    readOn,
  },
  k9Aggression: {
    title: 'K9 Aggression: Who can help?',
    url: 'https://k9aggression.com/treatment-methods/who-can-help/',
    readOn,
  },
} satisfies Record<string, Source>;
