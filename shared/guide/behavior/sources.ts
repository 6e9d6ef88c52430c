import type { Source } from '#shared/emergency/sources.ts';

const readOn = '2026-11-22';

/** Pages that the articles about behavior at home cite. */
export const sources = {
  merck: {
    title: 'Merck Veterinary Manual: Behavioral problems of dogs',
    url: 'https://www.merckvetmanual.com/mvm/behavior/normal_social_behavior_and_behavioral_problems_of_domestic_animals/behavioral_problems_of_dogs.html',
    readOn,
  },
  painAggression: {
    title: 'Healing Springs Animal Hospital: Aggression in older dogs',
    url: 'http://healingspringsanimalhospital.nwsltr.info/2021/01/29/aggression-in-older-dogs/',
    readOn,
  },
  petDoctorBarking: {
    title: 'Pet Doctor Mom: Why does my dog bark?',
    url: 'https://petdoctormom.wordpress.com/2012/11/28/why-does-my-dog-bark/',
    readOn,
  },
  mauiBarking: {
    title: 'Maui Humane Society: Stop dog barking',
    url: 'https://www.mauihumanesociety.org/sherry-woodard-stop-dog-barking/',
    readOn,
  },
  yarmouthDoor: {
    title: 'Yarmouth Veterinary Center: A new response to the doorbell',
    url: 'https://yarmouthvetcentercom.vetmatrixbase.com/yvcipedia--cats---dogs--birds--reptiles--rabbits--rodents-and-other-small-mammals--ferrets--fish/cats-and-dogs/teaching-a-new-response-to-the-doorbell.html',
    readOn,
  },
  kpaDoor: {
    title: 'Karen Pryor Academy: Teach an alternative behavior to barking',
    url: 'https://karenpryoracademy.com/tag/alternative-behaviors/',
    readOn,
  },
  ahbcJumping: {
    title: 'ah-bc.com: Training not to jump up on people',
    url: 'https://www.ah-bc.com/training-not-to-jump-up-on-people/',
    readOn,
  },
  doorCountyJumping: {
    title: 'Door County Pulse, Pet Talk: Jumping up on people',
    url: 'https://doorcountypulse.com/pet-talk-11/',
    readOn,
  },
  vetstreetChewing: {
    title: 'Vetstreet, Dr. Becker: How to make chewing safe for your dog',
    url: 'https://www.vetstreet.com/dr-marty-becker/how-to-make-chewing-safe-for-your-dog',
    readOn,
  },
  beckerRedirect: {
    title: 'KCBY: Redirect your dog to the right things to chew',
    url: 'http://kcby.com/archive/redirect-your-dog-to-the-right-things-to-chew-11-13-2015-184207896',
    readOn,
  },
  louieChewing: {
    title: 'Louie DVM: Why does my dog chew?',
    url: 'http://louiedvm.blogspot.com/2008_03_02_archive.html',
    readOn,
  },
  clarksvilleDigging: {
    title: 'Clarksville Humane Society: Digging',
    url: 'http://clarksvillehumanesociety.org/digging',
    readOn,
  },
  nicholDigging: { title: 'Dr. Jeff Nichol: Digging holes', url: 'https://drjeffnichol.com/digging-holes/', readOn },
  vetstreetStealing: {
    title: 'Vetstreet: How can we stop our dog from stealing food?',
    url: 'https://www.vetstreet.com/our-pet-experts/how-can-we-stop-our-dog-from-stealing-food',
    readOn,
  },
  akcCounters: {
    title: 'American Kennel Club: Teach your dog to leave counters alone',
    url: 'https://www.akc.org/canine-partners/teach-your-dog-to-leave-counters-alone/',
    readOn,
  },
  petmdBegging: {
    title: 'petMD, Dr. Radosta: Train your dog not to beg at mealtimes',
    url: 'https://www.petmd.com/blogs/purelypuppy/lradosta/2012/nov/train_dog_not_to_beg_at_table_at_mealtimes-29473',
    readOn,
  },
  medicineNetBegging: {
    title: 'MedicineNet: How to stop your dog from begging at the table',
    url: 'http://www.medicinenet.com/pets/dog-health/stop_your_dog_from_begging.htm',
    readOn,
  },
  blackmoresBegging: {
    title: 'Blackmores, with Dr. Santos-Smith: How to stop your dog begging for food',
    url: 'https://www.blackmores.com.au/pet-health/health-and-vitality/how-to-stop-your-dog-begging-for-food',
    readOn,
  },
  timesEnrichment: {
    title: 'Times Free Press, with Dr. Radford: Mental stimulation for pets',
    url: 'https://www.timesfreepress.com/news/2017/may/01/animals-enrich-your-life-have-you-done-same-them/',
    readOn,
  },
  petcademyEnrichment: { title: 'Petcademy: Enrichment', url: 'https://learn.petcademy.org/pages/enrichment', readOn },
  maradMounting: {
    title: 'Dr. Marad: Why does my dog mount?',
    url: 'https://drmarad.wordpress.com/2012/04/10/why-does-my-dog-mount/',
    readOn,
  },
  campusMounting: {
    title: 'Campus Veterinary Clinic: Why does my dog hump?',
    url: 'https://campusveterinary.com/2012/02/04/question-of-the-week-why-does-my-dog-hump/',
    readOn,
  },
  fixIntroduction: {
    title: 'Fix West Texas: Introducing a resident dog to a shelter dog',
    url: 'https://fixwesttexas.org/how-to-introduce-new-foster-dogs',
    readOn,
  },
  brownIntroduction: {
    title: 'Brown University: Introducing a new dog to a resident dog',
    url: 'https://www.brown.edu/Research/Colwill_Lab/CBP/introdog.htm',
    readOn,
  },
  baypathIntroduction: {
    title: 'Baypath Humane Society: Introducing your new dog to your resident dog',
    url: 'https://baypathhumane.org/dog-intro-to-dog/',
    readOn,
  },
  sfspcaBaby: {
    title: 'East Bay Times, with the San Francisco SPCA: A new baby, a dog, a plan',
    url: 'https://www.eastbaytimes.com/2005/03/05/a-new-baby-a-house-a-dog-a-plan/',
    readOn,
  },
  chateauBaby: {
    title: 'Chateau Veterinary Hospital: Preparing your pet for your new baby',
    url: 'https://chateauvet.com/news/preparing-your-pet-for-your-new-baby/',
    readOn,
  },
  hudsonBaby: {
    title: "Hudson Veterinary Hospital: Preparing a dog for a new baby's arrival",
    url: 'https://www.hudsonveterinaryhospital.com/preparing-a-dog-for-new-babys-arrival/',
    readOn,
  },
  bretonCat: {
    title: 'Breton Veterinary Hospital: Introducing a dog to your resident cat',
    url: 'https://bretonvet.com/2021/06/01/introducing-dog-to-resident-cat/',
    readOn,
  },
  manyTearsCat: {
    title: 'Many Tears Rescue: Introducing your new dog to your cat',
    url: 'https://manytearsrescue.org/news-and-articles/introducing-your-new-dog-to-your-cat',
    readOn,
  },
  dailySunCat: {
    title: 'Arizona Daily Sun: How to introduce dogs and cats the right way',
    url: 'https://azdailysun.com/news/local/london-zoo-how-to-introduce-dogs-and-cats-the-right-way/article_e9baf7c4-b6f5-57c6-94e1-781580d5f5a6.html',
    readOn,
  },
  utmbBites: {
    title: 'UTMB, after the American Academy of Pediatrics: Preventing dog bites',
    url: 'https://www.utmb.edu/newsroom/article11584.aspx',
    readOn,
  },
  avmaBites: {
    title: 'HealthDay, after the AVMA: Preventing dog bites',
    url: 'https://consumer.healthday.com/general-health-information-16/injury-health-news-413/health-tip-preventing-dog-bites-526148.html',
    readOn,
  },
  inspqBites: {
    title: 'INSPQ: Preventing dog bites',
    url: 'https://inspq.qc.ca/en/tiny-tot/health/keeping-baby-safe/preventing-dog-bites',
    readOn,
  },
  dogStarWeeks: {
    title: 'Dog Star Rescue: The first weeks with your new rescue dog',
    url: 'https://dogstarrescue.org/?p=2547',
    readOn,
  },
  hsusNewHome: {
    title: 'Humane Society: How to make your dog feel comfortable in a new home',
    url: 'https://www.humanesociety.org/resources/how-make-your-dog-feel-comfortable-new-home?credit=web_id101199907',
    readOn,
  },
  webmdSoiling: {
    title: 'WebMD, reviewed by V. Farmer, DVM: Medical causes of house soiling in dogs',
    url: 'https://www.webmd.com/pets/dogs/medical-causes-house-soiling-dogs',
    readOn,
  },
  medicineNetSoiling: {
    title: 'MedicineNet: Medical causes of house soiling in dogs',
    url: 'http://www.medicinenet.com/pets/dog-health/medical_causes_of_house_soiling_in_dogs.htm',
    readOn,
  },
  cattleDogHouse: {
    title: 'CattleDog Publishing: House training adult dogs',
    url: 'https://cattledogpublishing.com/page/18/?post_type=post',
    readOn,
  },
  vcaSubmissive: {
    title: 'VCA Animal Hospitals: Submissive, excitement, and conflict urination',
    url: 'https://vcahospitals.com/know-your-pet/dog-behavior-problems--submissive-excitement-and-conflict-urination',
    readOn,
  },
  nugSubmissive: {
    title: 'nwvdnug.org: Submissive and excitement urination',
    url: 'http://nwvdnug.org/submissive-and-excitement-urination.html',
    readOn,
  },
  vinNight: {
    title: 'Veterinary Partner (VIN): Nighttime waking in senior dogs',
    url: 'https://veterinarypartner.vin.com/default.aspxpid/default.aspx?catId=254078&id=4952996&pid=19239',
    readOn,
  },
  tuftsNight: {
    title: 'Tufts Your Dog: Why is my older dog pacing at night?',
    url: 'https://www.tuftsyourdog.com/dogtrainingandbehavior/why-is-my-older-dog-pacing-at-night/',
    readOn,
  },
  akcSeniorAccidents: {
    title: 'American Kennel Club: Senior dog house training',
    url: 'https://www.akc.org/expert-advice/health/senior-dog-house-training/',
    readOn,
  },
  ufSeniorMood: {
    title: 'UF Health: Smoothing rough edges during the golden years',
    url: 'https://podcasts.ufhealth.org/smoothing-rough-edges-during-the-golden-years/',
    readOn,
  },
  oldDogTales: { title: 'Old Dog Tales: Incontinence in senior dogs', url: 'https://olddogtales.com/?p=152', readOn },
  vetstreetTeething: {
    title: 'Vetstreet: Puppy teething, what to watch out for',
    url: 'http://www.vetstreet.com/our-pet-experts/puppy-teething-101-what-to-watch-out-for?page=2',
    readOn,
  },
  ufTeeth: {
    title: 'UF Health: A tooth fairy for the furry',
    url: 'https://podcasts.ufhealth.org/a-tooth-fairy-for-the-furry/',
    readOn,
  },
  townerTeething: {
    title: 'Towner Animal Health: Behavior and training library',
    url: 'https://towneranimalhealth.com/client-resources/pet-health/articles/?pk=dental&pt=1',
    readOn,
  },
  kargerAging: {
    title: 'Gerontology: Cognitive aging in dogs',
    url: 'https://karger.com/ger/article/64/2/165/148259/Cognitive-Aging-in-Dogs',
    readOn,
  },
  ottawaSenior: {
    title: 'Ottawa Humane Society: 5 reasons to adopt a senior pet',
    url: 'https://ottawahumane.ca/5-reasons-to-adopt-a-senior-pet/',
    readOn,
  },
} satisfies Record<string, Source>;
