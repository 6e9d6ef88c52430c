import type { Source } from '#shared/emergency/sources.ts';

const page = (title: string, url: string): Source => ({ title, url, readOn: '2026-11-22' });

/** Pages that the articles about nutrition cite. */
export const sources = {
  lifeStageLabels: page(
    "Clinician's Brief: Diets for each life stage",
    'https://www.cliniciansbrief.com/article/diets-each-life-stage',
  ),
  labelProceedings: page(
    'dvm360: Pet food 101, reading a label',
    'https://www.dvm360.com/view/pet-food-101-reading-label-proceedings',
  ),
  groveLabels: page(
    'Grove Center Vet: AAFCO and pet food labeling',
    'https://grovecentervet.com/aafco-pet-food-labeling',
  ),
  labelParts: page(
    'Safe Dog Food: How to read a dog food label',
    'https://www.safedogfood.org/how-to-read-a-dog-food-label/',
  ),
  labelNames: page('VetDepot: Pet food labels', 'https://www.vetdepot.com/pet-food-labels-infographic.html'),
  fdaStorage: page(
    'FDA: Proper storage of pet food and treats',
    'https://www.fda.gov/animal-veterinary/animal-health-literacy/proper-storage-pet-food-treats',
  ),
  aerowoodStorage: page(
    'Aerowood Animal Hospital: FDA recommendations for storing pet food',
    'http://aerowoodanimalhospital.nwsltr.info/fda-recommendations-for-storing-pet-food/',
  ),
  greshamStorage: page(
    'Gresham Animal Hospital: Proper food storage',
    'https://www.greshamanimalhospital.com/tip-4-for-keeping-your-home-pet-safe-and-pet-friendly/',
  ),
  cvcaGrainFree: page(
    'CVCA Cardiac Care for Pets: Nutrition and grain-free diets',
    'https://www.cvcavets.com/for-pet-owners/nutrition-grain-free/?hilite=Canine+Nutritional+Dilated+Cardiomyopathy',
  ),
  willoughbyHeart: page(
    'Willoughby Veterinary Hospital: Pet diets and dilated cardiomyopathy',
    'https://www.willoughbyveterinaryhospital.com/pet-diets-and-dilated-cardiomyopathy/',
  ),
  granvilleHeart: page(
    'Granville Vet: Grain-free diets and dilated cardiomyopathy',
    'http://granvillevet.com/grain-free-diets-and-dilated-cardiomyopathy/',
  ),
  delValleSwitch: page(
    'Del Valle Pet Hospital: How to switch pet foods',
    'https://delvallepethospital.com/how-to-switch-pet-foods/',
  ),
  ringSwitch: page(
    'Ring Dog Rescue: Transitioning your dog to new food',
    'https://ringdogrescue.org/blog/transitioning-your-dog-to-new-food/',
  ),
  nicholPuppies: page(
    'DogChannel, with Jeff Nichol, DVM: Feeding your puppy',
    'http://www.dogchannel.com/puppies/healthcare/articlepupfood-3.aspx',
  ),
  vetinfoPuppies: page(
    'VetInfo: When can you feed your puppy dog food?',
    'https://vetinfo.com/when-can-you-feed-your-puppy-dog-food.html',
  ),
  purinaPuppies: page(
    'Purina: When to stop feeding puppy food',
    'https://www.purina.com/articles/puppy/feeding/when-to-stop-feeding-puppy-food',
  ),
  vcaTenThings: page(
    'VCA Animal Hospitals: 10 things you should know about feeding your pet',
    'http://www.vcahospitals.com/main/dog-care/article/10-things-you-should-know-about-feeding-your-pet',
  ),
  lynbrookFeeding: page(
    'Lynbrook Vet: Feeding guide for your dog',
    'https://lynbrookvet.com.au/feeding-guide-for-your-dog/',
  ),
  fallsFeeding: page(
    'Cuyahoga Falls Veterinary Clinic: How much should I feed my pet?',
    'https://fallsvetclinic.com/how-much-should-i-feed-my-pet/',
  ),
  davisTreats: page(
    'UC Davis Veterinary Medicine: Treat guidelines for dogs',
    'https://healthtopics.vetmed.ucdavis.edu/health-topics/canine/treat-guidelines-dogs',
  ),
  petplaceTreats: page(
    "PetPlace: How to fit treats into your pet's diet",
    'https://www.petplace.com/article/general/pet-health/treats-balanced-pet-diet',
  ),
  azFastEaters: page('AZPetVet: When dogs eat too fast', 'https://www.azpetvet.com/slow-down-dog-eating/'),
  tlcFastEaters: page('TLC Pet Hospital: Fast eaters', 'http://tlcpethospital.net/2013/07/fast-eaters/'),
  countrysideBloat: page(
    "Countryside Veterinary: Why your dog shouldn't run or play after eating",
    'https://countrysideveterinary.net/tag/rest/',
  ),
  theVetBloat: page(
    'The Vet: Exercise before or after a meal',
    'https://www.thevet.co.uk/pet-advice/exercise-meal-can-really-bad-dog/',
  ),
  akcSeveralPets: page(
    'AKC: How to feed multiple pets without conflict',
    'https://www.akc.org/expert-advice/nutrition/how-to-feed-multiple-pets-without-conflict/',
  ),
  bowmanvillePuppies: page(
    'Bowmanville Veterinary Clinic: Feeding large breed puppies',
    'https://bowmanvilleveterinaryclinic.blogspot.com/2014/06',
  ),
  davisLargePuppies: page(
    'UC Davis: Feeding large-breed puppies',
    'https://ucdavis.pure.elsevier.com/en/publications/feeding-large-breed-puppies-2',
  ),
  kingsbrookSugar: page(
    'Kingsbrook Animal Hospital: Low blood sugar in toy breeds',
    'https://kingsbrookvet.com/blog/just-a-spoonful-of-sugar/',
  ),
  vcaNursing: page(
    'VCA Canada: Feeding the nursing dog',
    'https://vcacanada.com/know-your-pet/feeding-the-nursing-dog',
  ),
  londonPregnant: page(
    'London Vet Clinic: Feeding pregnant and nursing dogs',
    'https://www.londonvetclinic.co.uk/advice.aspx?a=1138&clientId=20138',
  ),
  texasPregnant: page(
    'Texas A&M Veterinary Medicine, in The Record: The diet of a pregnant dog',
    'https://therecordlive.com/2008/08/12/when-poochie-is-pregnant-watch-her-diet-closely-expert-says/',
  ),
  vcaSeniors: page(
    'VCA Animal Hospitals: Feeding senior dogs',
    'https://vcahospitals.com/know-your-pet/Feeding-Mature-and-Senior-Dogs',
  ),
  cornellSeniors: page(
    'Cornell Riney Canine Health Center: Choosing food for your senior dog',
    'https://www.vet.cornell.edu/departments/riney-canine-health-center/canine-health-information/choosing-food-your-senior-dog',
  ),
  vetstreetSeniors: page(
    'Vetstreet: Nutrition basics for your senior dog',
    'https://www.vetstreet.com/our-pet-experts/nutrition-basics-for-your-senior-dog',
  ),
  petvetWeightLoss: page(
    'PetVet Care Centers: Weight loss in older dogs',
    'https://petvetcarecenters.com/site/blog/2024/07/30/weight-loss-older-dogs',
  ),
  grassValleyWeightLoss: page(
    'Grass Valley vets: Weight loss in older dogs',
    'https://www.gvvet.com/site/blog/2022/10/31/weight-loss-older-dogs',
  ),
  pawsAtHomeAppetite: page(
    "Paws at Home: Reasons for changes in your senior pet's appetite",
    'https://pawsathomevt.com/resources/blog/reasons-for-changes-in-your-senior-pets-appetite',
  ),
  hopeCrossingAppetite: page(
    'Hope Crossing: Senior dog not eating',
    'https://hopecrossing.com/site/blog/2024/08/31/senior-dog-not-eating',
  ),
  vetchatWeight: page(
    'VetChat: Is my dog at their ideal weight?',
    'https://blog.vetchat.com.au/how-do-i-know-if-my-dog-is-at-their-ideal-weight',
  ),
  newsWeight: page('Animal Health News and Views: Obesity in dogs', 'https://animalhealthnewsandviews.com/?p=6276'),
  nurseWeight: page(
    'The Veterinary Nurse: How to approach weight loss in the obese canine',
    'https://www.theveterinarynurse.com/content/practical/how-to-approach-weight-loss-in-the-obese-canine',
  ),
  wagUnderweight: page('Wag: Underweight in dogs', 'https://wagwalking.com/symptom/why-is-my-dog-underweight'),
  allianceNeutering: page(
    'Pet Nutrition Alliance: Changes in feeding after neutering',
    'https://petnutritionalliance.org/site/pnatool/what-nutritional-changes-need-to-be-made-after-neutering-a-pet-to-prevent-obesity/',
  ),
  purinaNeutering: page(
    'Purina Institute: Decreased energy needs after spaying or neutering',
    'https://purinainstitute.com/centresquare/nutrition-conversations/meet-kitty/decreased-energy-needs-in-pets-after-spaying-or-neutering',
  ),
  vetsPicky: page(
    'The Vets: Why is my dog or cat not eating?',
    'https://thevets.com/blog/why-is-my-dog-cat-not-eating',
  ),
  vetstreetPicky: page(
    'Vetstreet: How a veterinarian handles the perpetually unhungry pet',
    'https://www.vetstreet.com/our-pet-experts/6-ways-this-veterinarian-handles-the-perpetually-unhungry-pet',
  ),
  chappelleAllergy: page(
    'Chappelle Vet: Diagnosing food allergies in dogs, elimination diet trials',
    'https://chappellevet.ca/diagnosing-food-allergies-in-dogs-elimination-diet-trials/',
  ),
  nelsonAllergy: page(
    "Dr. Nelson's Veterinary Blog: Food allergy in dogs",
    'https://drnelsonsveterinaryblog.com/2012/04/ears-and-rears-food-allergy-in-dogs',
  ),
  avmaRaw: page(
    'AVMA: Raw diets for dogs and cats',
    'https://www.avma.org/resources-tools/avma-policies/raw-or-undercooked-animal-source-protein-cat-and-dog-diets',
  ),
  fdaRaw: page(
    'Food Safety News, after the FDA: Raw food can endanger pets',
    'https://www.foodsafetynews.com/2014/07/raw-food-can-endanger-pets/',
  ),
  davisHomemade: page(
    'UC Davis: Homemade dog food recipes can be risky business',
    'https://www.ucdavis.edu/news/homemade-dog-food-recipes-can-be-risky-business-study-finds',
  ),
  aahaHomemade: page(
    'AAHA: UC Davis finds fault with homemade dog food recipes',
    'https://www.aaha.org/publications/newstat/articles/2013-07/uc-davis-finds-fault-with-majority-of-homemade-dog-food-recipes-studied/',
  ),
  floridaFruit: page('UF Health: Dogs feeling fruity', 'https://podcasts.ufhealth.org/dogs-feeling-fruity/'),
  chagrinFoods: page(
    'Chagrin Falls Pet Clinic: Safe foods for dogs',
    'https://www.chagrinfallspetclinic.com/2023/09/06/safe-foods-for-dogs/',
  ),
  newDayFoods: page(
    "New Day Veterinary Care: Keep these food items off your pet's menu",
    'https://newdayvetcare.com/keep-these-food-items-off-your-pets-menu/',
  ),
  chedokeFoods: page(
    'Chedoke Animal Hospital: People foods to avoid',
    'https://chedokeanimalhospital.ca/2022/06/24/people-foods-to-avoid/',
  ),
  fdaBones: page(
    'I Love Veterinary, after the FDA: Bones and bone treats',
    'https://iloveveterinary.com/blog/fda-warns-bones-bone-treats-dogs/',
  ),
  tuftsChewing: page('Tufts Your Dog: Unsafe chewing', 'https://tuftsyourdog.com/short-takes/unsafe-chewing'),
  shastaChewing: page(
    'Mt. Shasta Vet: What dogs should avoid chewing',
    'http://www.mtshastavet.com/education/blog/what-dogs-should-avoid-chewing',
  ),
  dentalChews: page(
    'Petz: Dental chews, with advice from veterinary dentists',
    'https://petz.best/the-5-best-dog-dental-chews-of-2024-with-advice-from-vets',
  ),
  vcaSupplements: page(
    'VCA Animal Hospitals: Selecting supplements for your pet',
    'https://vcahospitals.com/know-your-pet/supplements---selecting-supplements-for-your-pet',
  ),
  guelphSupplements: page(
    "Ontario Veterinary College: What's the scoop on dietary supplements?",
    'https://ovcpetnutrition.uoguelph.ca/2020/09/17/whats-the-scoop-on-dietary-supplements/',
  ),
  freemanSupplements: page(
    'Equinox, with Lisa Freeman, DVM, of Tufts University: Pet supplements can be risky',
    'https://dkr-origin-furthermore.equinox.com/articles/2017/11/pets-supplements',
  ),
  bloorFishOil: page('Bloor Animal Hospital: Fish oil', 'https://blooranimalhospital.ca/educational-articles/?rid=457'),
  xvetFishOil: page('xVet: Omega-3 fatty acids', 'https://xvet.com.au/info/omega-3-fatty-acids'),
  hartGrass: page(
    'Hilltop Animal Hospital, by Benjamin Hart, DVM, of UC Davis: Grass eating',
    'http://www.hilltopanimalhospital.com/grass%20eating.htm',
  ),
  bigCountryGrass: page(
    'Big Country Vet: Why do dogs and cats eat grass?',
    'https://bigcountryvet.net/why-do-dogs-and-cats-eat-grass',
  ),
  petsAhoyFeces: page('Pets Ahoy: Coprophagia', 'https://www.pets-ahoy.com/articles/dog-behavior-problems-coprophagia'),
  elginFeces: page(
    'Elgin Animal Hospital: Why does my dog eat poop?',
    'https://elginanimalhospital.com/2017/05/15/why-does-my-dog-eat-poop/',
  ),
  vcaWater: page(
    'VCA Animal Hospitals: How much water do healthy dogs require?',
    'http://www.vcahospitals.com/rosebank/news/pet-news/how-much-water-do-healthy-dogs-require/152',
  ),
  cebolleroWater: page(
    'B2B Local, with Shalom Cebollero, DVM, of VCA: How much water dogs should drink',
    'https://news.b2blocal.com/this-is-how-much-water-dogs-should-drink-every-day-according-to-a-veterinarian-106166.html',
  ),
  healthyPawsSeveral: page(
    'The Healthy Paws: Feeding multi-pet households',
    'https://thehealthypaws.com/feeding-multi-pet-households/',
  ),
  belvoirRaw: page(
    'Belvoir Eagle, after the AVMA, FDA, and CDC: The truth on feeding pets raw foods',
    'http://www.belvoireagleonline.com/news/sniff-out-the-truth-on-feeding-pets-raw-foods/article_d5a7f19e-ab41-11ea-a79e-3bf9298c2dbc.html',
  ),
  davisRecipes: page(
    'UC Davis: Is homemade food good or bad for your dog?',
    'https://www.ucdavis.edu/curiosity/blog/homemade-food-good-bad-your-dog',
  ),
  eatingWellBones: page(
    'EatingWell: Is it OK for my pet to eat leftover bones?',
    'https://www.eatingwell.com/article/286981/is-it-ok-for-my-pet-to-eat-leftover-bones/',
  ),
  hubSupplements: page('Dog Supplement Hub: Avoiding over-supplementation', 'https://dogsupplementhub.com/?p=3756'),
  petscareFishOil: page(
    'PetsCare: Side effects of fish oil for dogs',
    'https://www.petscare.com/news/faq/what-are-the-side-effects-of-fish-oil-for-dogs',
  ),
  latahTreats: page(
    'Latah Creek Animal Hospital: The ten percent rule',
    'https://latahcreekah.com/blog/the-ten-percent-rule/',
  ),
  surveyFeces: page(
    'Forever State College, on a UC Davis study: Dogs eat poop',
    'https://www.foreverstatecollege.com/2018/01/23/dogs-eat-poop-and-you-might-not-be-able-to-stop-them/',
  ),
  harringtonsWater: page(
    'Harringtons: Is your dog drinking enough?',
    'https://www.harringtonspetfood.com/blogs/pet-advice/is-your-dog-drinking-enough',
  ),
  foxRecipes: page(
    'FOX40, with UC Davis: Many dog food recipes unhealthy',
    'https://fox40.com/2013/07/15/uc-davis-researchers-find-many-dog-food-recipes-unhealthy/',
  ),
};
