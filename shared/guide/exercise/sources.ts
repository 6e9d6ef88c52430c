import type { Source } from '#shared/emergency/sources.ts';

const page = (title: string, url: string): Source => ({ title, url, readOn: '2026-11-22' });

/** Pages that the articles about exercise cite. */
export const sources = {
  vipExercise: page(
    'VIP Animal Care: How much exercise does your dog need?',
    'http://vipanimalcare.com/uncategorized/how-much-exercise-does-your-dog-need/',
  ),
  pdsaExercise: page(
    'Leader Live, after the PDSA: How long to walk each breed',
    'https://www.leaderlive.co.uk/news/19200443.shocking-report-shows-13-dogs-uk-not-walked-daily/',
  ),
  birdneckExercise: page(
    'Birdneck Animal Hospital: How much exercise should my dog get?',
    'https://birdneckanimalhospital.com/blog/12006-how-much-exercise-should-my-dog-get',
  ),
  aahaOverweight: page(
    'Weight Matters, after the AAHA guidelines: Walking your dog',
    'https://weightmatters.com/walking-your-dog',
  ),
  careFirstOverweight: page(
    'Care First Animal Hospital: Healthy exercises for overweight dogs',
    'https://www.carefirstanimalhospital.com/news-events/healthy-exercises-overweight-dogs/',
  ),
  elginOverweight: page(
    'Elgin Veterinary Hospital: Exercise tips for weight loss',
    'https://elginvethospital.com/category/exercise-tips-for-weight-loss-dogs/',
  ),
  minnesotaRunning: page(
    'Mpls.St.Paul Magazine, with Kristi Flynn, DVM: Can you run your dog too hard?',
    'http://mspmag.com/health-and-fitness/just-wondering/can-you-run-your-dog-too-hard/',
  ),
  tribuneRunning: page(
    "Chicago Tribune, with veterinarians: Turn dog's walk into run",
    'http://articles.chicagotribune.com/2003-11-18/news/0311190117_1_sled-dog-emergency-veterinary-clinic-exercise-buddy',
  ),
  moreheadHeat: page('Morehead Animal: Heat wave tips', 'https://moreheadanimal.vetstreet.com/heat-wave-tips'),
  redwoodHeat: page(
    'Utah Redwood Vet: Heat stroke warning signs',
    'https://utahredwoodvet.com/dogs/heat_stroke_warning_signs',
  ),
  ontarioHeat: page(
    'SSM Animal Clinic, after the Ontario Veterinary Medical Association: Pets and heat stroke',
    'https://ssmanimalclinic.com/its-hot-out-there-pets-and-heat-stroke/',
  ),
  brunkeWarmUp: page(
    'Canine Arthritis Resources, by Matthew Brunke, DVM: Warming up and cooling down',
    'https://caninearthritis.org/article/warm-ups-cooldowns-dogs/',
  ),
  hassettWarmUp: page(
    'Canine Rehabilitation Canberra, by Sandra Hassett, BVSc: Warming up and cooling down',
    'https://www.caninerehabilitationcanberra.com.au/post/exercise-and-your-dog-warming-up-and-cooling-down',
  ),
  specialistsWarmUp: page(
    'Vet Specialists: Warming up and cooling down',
    'https://www.vetspecialists.co.uk/fact-sheets-post/warming-up-and-cooling-down/',
  ),
  bayWoofWarmUp: page(
    'Bay Woof: Warm-ups, cool-downs, and stretches for dogs',
    'http://baywoof.com/ask-dr-dog/warm-ups-cool-downs-and-stretches-for-dogs/',
  ),
  leonValleySurgery: page(
    'Leon Valley Veterinary Hospital: Safe exercise and play after surgery',
    'https://leonvalleyvet.com/blog/?p=1458',
  ),
  fallonSurgery: page(
    'Ambulatory Veterinary Surgery, Ronald Fallon, DVM: Therapy after knee surgery',
    'http://www.ambulatoryveterinarysurgery.com/pt_tplo.html',
  ),
  strideSurgery: page(
    'Stride Canine Rehab: Restrictions? What restrictions?',
    'https://stridecaninerehab.com/2017/06/20/restrictions-what-restrictions/',
  ),
  vcaPuppies: page(
    'VCA Animal Hospitals: Puppy exercise',
    'https://vcahospitals.com/pediatric/puppy/health-wellness/puppy-exercise',
  ),
  brookFallsPuppies: page(
    'Brook Falls Veterinary: Exercise and your puppy',
    'https://brookfallsveterinary.com/pet-library/dog-articles/exercise/',
  ),
  rehabPuppies: page(
    'See Spot Run Rehab: Exercise guidelines for puppies',
    'http://www.seespotrunrehab.com/exercise-guidelines-for-puppies-3/',
  ),
  nursePuppies: page('Nurse Your Pet: Exercise in puppies', 'https://nurseyourpet.com/exercise-in-puppies'),
  zenPuppies: page('Zen Dog Training: The five-minute rule', 'https://www.zendogtraining.com/?p=2886'),
  krugPuppies: page(
    'Rover, with Kim Krug, DVM: When can puppies go outside?',
    'https://www.rover.com/blog/when-can-puppies-go-outside',
  ),
  parvoPuppies: page(
    'TryTails: Parvo and the socialization window',
    'https://trytails.com/guides/puppy-care/parvo-window-puppies',
  ),
  severnSeniors: page(
    'Severn River Animal Hospital: Exercise for senior dogs',
    'https://severnriverah.com/services/healthy-weight-program/exercise-program-for-senior-dogs-dogs-with-mobility-limitations',
  ),
  brushSeniors: page(
    'Heaven at Home Pet Hospice, Laurie Brush, DVM: How to exercise your arthritic senior dog safely',
    'https://www.pethospicevet.com/how-to-exercise-your-arthritic-senior-dog-safely/',
  ),
  leetonSeniors: page(
    'Leeton Vet Hospital, in The Irrigator: Stay active with your pet this winter',
    'https://www.irrigator.com.au/story/8700301/leeton-vet-hospital-urges-pet-owners-to-get-active-this-winter/',
  ),
  smallDoorSeniors: page(
    'Small Door Veterinary: Mobility loss, deafness, blindness, and dementia in senior dogs',
    'https://www.smalldoorvet.com/learning-center/seniors/mobility-deafness-blindness-dementia-senior-dogs/',
  ),
  blindWalks: page('Pets Tidings: How to walk a blind dog', 'https://petstidings.com/?p=64'),
  tucsonHydrotherapy: page(
    'PAWS Tucson, by Elizabeth Jobe, DVM: Hydrotherapy',
    'https://pawstucson.com/hydrotherapy-is-offered-by-paws-as-part-of-rehabilitation-program-and-offers-comfort-to-pets/',
  ),
  sashHydrotherapy: page(
    'Small Animal Specialist Hospital: Making a splash with hydrotherapy',
    'https://sashvets.com/making-splash-hydrotherapy/',
  ),
  arizonaPavement: page(
    'AZFamily, with the Arizona Humane Society: Protect paws in extreme heat',
    'http://www.azfamily.com/story/35502036/protect-your-dogs-paws-in-extreme-heat',
  ),
  angellPavement: page(
    'MassLive, with Angell Animal Medical Center: Hot pavement can burn paw pads',
    'https://www.masslive.com/boston/2019/07/warning-scorching-heat-can-burn-dogs-paw-pads-on-hot-pavement.html',
  ),
  shurlingPavement: page(
    '13WMAZ, with Angela Shurling, DVM: Hot surfaces could harm your pets',
    'https://www.13wmaz.com/article/news/local/you-can-get-lots-of-burns-veterinarians-warn-hot-surfaces-could-be-harmful-for-your-pets/93-ff861d38-3d9a-4123-afb3-70b2416bc2aa',
  ),
  neovetCold: page(
    'Neovet: Tips for winter walks',
    'https://en.neovet.ca/blogue/quelques-conseils-pour-marcher-avec-pitou-en-hiver',
  ),
  peoriaCold: page('Peoria Pet Vet: Running during the winter', 'https://peoriapetvet.com/running-during-the-winter/'),
  batterseaFlatFaces: page(
    'Battersea: Keeping flat-faced dogs safe in the sun',
    'https://www.battersea.org.uk/about-us/press/press-releases/batterseas-advice-keeping-flat-faced-dogs-safe-sun',
  ),
  groupFlatFaces: page(
    'Brachycephalic Working Group, in NEN: Keeping flat-faced dogs safer in the heat',
    'https://nen.press/tag/bwg/',
  ),
  brandonFlatFaces: page(
    'Brandon Park Vet: Flat-faced breeds and the heat',
    'https://brandonparkvet.com.au/flat-faced-breeds-and-the-heat',
  ),
  bigDogsWater: page(
    'Big Dogs Big Hearts: How to keep your dog hydrated',
    'https://www.bigdogsbighearts.com/drink-dog-drink-how-to-keep-your-dog-hydrated-why-it-matters/',
  ),
  maecWater: page('MAEC: Dehydration', 'http://maec.ca/index.php/pet-first-aid/dehydration'),
  wellnessWater: page(
    'Animal Wellness: Prevent dog dehydration',
    'https://animalwellnessmagazine.com/prevent-dog-dehydration/',
  ),
  columbiaSwimming: page(
    'Columbia River Vet, by Megan Nyboer, DVM: Water safety',
    'https://columbiarivervet.com/july-water-safety/',
  ),
  goerieSwimming: page(
    'GoErie, with Jason Nicholas, DVM: Dogs love to play in water, but it has risks',
    'https://www.goerie.com/entertainmentlife/20190701/dogs-love-to-play-in-water-but-it-has-risks-pet-connection',
  ),
  algaeSwimming: page(
    'Zoomin Groomin: Toxic algae and summer swimming hazards',
    'https://www.zoomingroomin.com/toxic-algae-and-summer-swimming-hazards',
  ),
  nbcHiking: page(
    'NBC News, with a vet and a trainer: Hiking with dogs',
    'https://www.nbcnews.com/better/lifestyle/hiking-dogs-here-s-how-protect-them-ticks-injuries-overheating-ncna1028006',
  ),
  khqHiking: page(
    'KHQ: Hiking with dogs',
    'https://www.khq.com/news/hiking-with-dogs-tips-on-preventing-injuries-overheating-and-ticks/article_896c0d2e-a700-11e9-8eac-d3764290599c.html',
  ),
  customHiking: page('Custom Animal Services: Hiking with your dog', 'https://customanimalservices.com/?p=941'),
  akcDogParks: page(
    'Star Tribune, after the AKC: Safe fun at your local dog park',
    'http://www.startribune.com/dos-and-don-ts-for-safe-canine-fun-at-your-local-dog-park/512946902/',
  ),
  bowdenDogParks: page(
    'Tail Wags Playground, with Dr. Bowden of Health & Harmony Animal Hospital: Dog park safety',
    'https://tailwagsplayground.com/category/informational/',
  ),
  timesDogParks: page(
    'Quad-City Times: Take only vaccinated dogs to the park',
    'https://qctimes.com/lifestyles/home-and-garden/take-only-vaccinated-dogs-to-the-park/article_a8cf714c-38df-5a72-a791-408ab557b0de.html',
  ),
  jbNight: page('JB Pet: Walking your dog at night', 'https://jbpet.com/blog/walking-your-dog-at-night/'),
  montgomeryNight: page(
    'Pet clinic in Montgomery, TX: Walking your dog in the dark',
    'http://topdvm.com/tag/pet-clinic-in-montgomery-tx/',
  ),
  modernVetCity: page('Modern Vet: Pets in a city', 'https://modernvet.com/pets-in-a-city/'),
  rspcaFetch: page(
    'Daily Express, with the RSPCA: Should you throw a ball for your dog?',
    'https://7787.read.newszop.com/english-news/publisher-reachdailyexpress_english/news/' +
      'vet-settles-debate-on-whether-you-should-throw-a-ball-for-your-dog/articleshow/145048202c8268a39c3ba4a3aaddada7182935b4',
  ),
  caponFetch: page(
    'Southern Living, with Hannah Capon, a vet: Ball throwers',
    'https://www.southernliving.com/news/dog-ball-thrower-dangers',
  ),
  bvaSticks: page(
    'Phys.org, with the British Veterinary Association: Vets warn against throwing sticks',
    'https://phys.org/news/2016-01-british-vets-dogs.html',
  ),
  bekoffSniffing: page(
    'Psychology Today, by Marc Bekoff, PhD: Allowing dogs to sniff helps them think positively',
    'https://www.psychologytoday.com/intl/blog/animal-emotions/201902/allowing-dogs-sniff-helps-them-think-positively',
  ),
  fearFreeSniffing: page(
    'Fear Free Happy Homes: Nose work',
    'https://www.fearfreehappyhomes.com/nose-work-is-scentsational-for-dogs/',
  ),
  edmondIndoor: page('Edmond Dog Trainer: Indoor play day', 'http://edmonddogtrainer.com/2015/05/13/indoor-play-day/'),
  hotDiggityIndoor: page('Hot Diggity: Rainy day games', 'http://hotdiggitypetsitting.com/tag/rainy-day/'),
  wellnessEnrichment: page('AB Wellness Center: Enrichment', 'https://www.abwellnesscenter.com/resources/enrichment'),
  tuEnrichment: page(
    'Elyt Style, with Andrea Tu, DVM: Puzzle toys',
    'https://www.elytstyle.com/pets/article/puzzle-toys-are-essential-for-healthy-dog-enrichment-a-behavior-vet-explains-why',
  ),
  journalTug: page(
    'Whole Dog Journal: Rules for playing tug',
    'https://whole-dog-journal.com/behavior/rules-for-playing-tug',
  ),
  pawsTug: page(
    'Chicago Paws: Safely play tug with your dog',
    'https://wwww.chicagopaws.com/?view=article&id=156:safely-play-tug-with-your-dog-1&catid=125',
  ),
  austinAgility: page(
    'Capitol Dog Training Club of Austin: Questions about agility',
    'https://www.capitoldogtrainingclubofaustin.org/faqs/',
  ),
  vetstreetHarness: page(
    'Vetstreet: Choosing the right harness',
    'http://www.vetstreet.com/our-pet-experts/harnessing-the-walk-choosing-the-right-harness-for-your-dog?page=2',
  ),
  gearHarness: page('Dog Gear Review: How a harness should fit', 'https://doggearreview.com/article/yharnessfit/'),
  bowmanLeash: page('Bowman Vet: The dangers of retractable leashes', 'https://bowmanvet.com/blog/?p=605'),
  doggoneLeash: page(
    'Dog Gone Well: Is a retractable leash right for me?',
    'https://doggonewell.dog/my-pet-was-wondering-is-a-retractable-leash-right-for-me-opinion/?amp=1',
  ),
  forestSeniors: page(
    'Forest Edge Hydrotherapy: Exercising the old dog',
    'https://www.forestedgehydro.com/post/exercising-the-old-dog',
  ),
  bendHydrotherapy: page(
    'Bend Veterinary Specialists: Hydrotherapy',
    'http://www.bendvetspecialists.com/Hydrotherapy.html',
  ),
  arielHarness: page(
    'Ask Ariel: Which harness is best for your dog?',
    'https://blog.askariel.com/2015/03/which-harness-is-best-for-your-dog.html',
  ),
  meleSwimming: page(
    'Marilyn Mele: Summer water safety',
    'https://www.marilynmele.com/newsletters/inside-sensitive-dogs/posts/summer-water-safety-facts-all-dog-parents-must-know',
  ),
  fenceRunning: page(
    'Extreme Dog Fence: Jogging with your dog',
    'https://www.extremedogfence.com/jogging-with-your-dog/',
  ),
  bearAgility: page('NWBCC: Agility dogs', 'http://www.nwbcc.org/activities/agility/agility-dogs/'),
  petDoctorsDeafness: page(
    'Pet Doctors: Deafness in dogs',
    'http://www.petdoctors.co.uk/pet-advice/dogs/medical-conditions-and-surgery/deafness/',
  ),
  vetstreetDeafness: page(
    'Vetstreet, by Marty Becker, DVM: Living with a pet who is deaf',
    'https://www.vetstreet.com/dr-marty-becker/helpful-tips-for-living-with-a-pet-who-is-deaf-or-hearing-impaired',
  ),
};
