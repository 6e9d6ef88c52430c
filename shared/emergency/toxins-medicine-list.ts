import type { Toxin } from '#shared/emergency/toxin.ts';

const pills = ['tablet', 'mg'] as const;

/** Medicine and drugs. */
export const medicineToxins: readonly Toxin[] = [
  {
    id: 'ibuprofen',
    name: 'Ibuprofen or naproxen (Advil, Motrin, Aleve)',
    words:
      'ibuprofen ibuprophen ibuprofin iburofen advil motrin nurofen naproxen aleve naprosyn nsaid* diclofenac voltaren meloxicam mobic midol painkiller* pain_killer* pain_reliever* pain_pill* pain_meds',
    why: 'These painkillers can cause stomach ulcers and kidney failure.',
    units: pills,
    sources: ['painkillers'],
  },
  {
    id: 'acetaminophen',
    name: 'Acetaminophen (Tylenol, paracetamol)',
    words: 'acetaminophen tylenol tylonol paracetamol panadol excedrin nyquil dayquil theraflu percocet vicodin',
    why: 'Acetaminophen can cause liver failure.',
    units: pills,
    sources: ['painkillers'],
  },
  {
    id: 'aspirin',
    name: 'Aspirin or bismuth (Pepto-Bismol)',
    words: 'aspirin asprin asperin pepto pepto_bismol alka_seltzer bayer salicylate',
    why: 'Aspirin can cause stomach ulcers and kidney failure.',
    units: pills,
    sources: ['painkillers'],
  },
  {
    id: 'cold-medicine',
    name: 'Cold and allergy medicine',
    words:
      'pseudoephedrine sudafed cold_medicine cough_syrup cough_drop* decongestant* mucinex claritin zyrtec allegra benadryl cough_medicine nasal_spray',
    why: 'Decongestants can be fatal even in small amounts.',
    units: pills,
    prescribed: true,
    sources: ['decongestants'],
  },
  {
    id: 'antidepressant',
    name: 'Antidepressants',
    words:
      'antidepressant* prozac zoloft lexapro cymbalta effexor wellbutrin celexa paxil fluoxetine sertraline trazodone bupropion venlafaxine duloxetine lithium',
    units: pills,
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'adhd-medicine',
    name: 'ADHD medicine or stimulants',
    words:
      'adderall ritalin concerta vyvanse amphetamine* methylphenidate cocaine meth crystal_meth ecstasy mdma stimulant*',
    units: pills,
    sources: ['medicines'],
  },
  {
    id: 'sleeping-pills',
    name: 'Sleeping pills or sedatives',
    words:
      'ambien xanax klonopin valium ativan lunesta sleeping_pill* sleep_aid* melatonin benzodiazepine* clonazepam lorazepam alprazolam zolpidem unisom',
    units: pills,
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'opioids',
    name: 'Opioids or muscle relaxants',
    words:
      'opioid* oxycodone oxycontin hydrocodone fentanyl morphine codeine tramadol heroin methadone suboxone muscle_relaxer* muscle_relaxant* baclofen flexeril',
    units: pills,
    prescribed: true,
    sources: [],
  },
  {
    id: 'heart-medicine',
    name: 'Heart or blood pressure medicine',
    words:
      'heart_medicine heart_medication heart_pill* heart_meds blood_pressure beta_blocker* metoprolol lisinopril amlodipine digoxin atenolol losartan blood_thinner* warfarin eliquis xarelto',
    units: pills,
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'diabetes-medicine',
    name: 'Insulin or diabetes medicine',
    words: 'insulin diabetes_pill* glipizide metformin too_much_insulin double_insulin ozempic',
    units: ['tablet', 'ml', 'mg'],
    prescribed: true,
    sources: [],
  },
  {
    id: 'vitamins',
    name: 'Vitamin D, iron, or other supplements',
    words:
      'vitamin_d iron_pill* iron_supplement* iron_tablet* prenatal_vitamin* prenatal* multivitamin* gummy_vitamin* supplement* calcium_pill* dovonex psoriasis_cream alpha_lipoic',
    units: pills,
    prescribed: true,
    sources: [],
  },
  {
    id: 'other-medicine',
    name: 'Another medicine, for people or animals',
    words:
      'thyroid_pill* thyroid_medication birth_control birth_control_pill* chemo chemotherapy 5_fu fluorouracil efudex albuterol inhaler rimadyl carprofen metacam meloxicam_dog galliprant heartgard bravecto nexgard apoquel gabapentin prednisone steroid* antibiotic* imodium loperamide viagra minoxidil rogaine hormone_cream blood_pressure_pill* ivermectin dewormer phenobarbital simparica',
    units: ['tablet', 'mg', 'ml'],
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'cannabis',
    name: 'Cannabis (marijuana, edibles, THC)',
    words:
      'cannabis marijuana marajuana weed pot_brownie* pot_cookie* edible edibles thc cbd weed_gummies weed_gummy hash joint_butt blunt roach bong_water delta_8 gummies weed_cookie* weed_brownie*',
    units: ['piece', 'mg', 'g'],
    sources: ['clinicList'],
  },
  {
    id: 'nicotine',
    name: 'Nicotine (cigarettes, vapes, patches, gum)',
    words:
      'nicotine cigarette* cigar* vape vape_juice vape_pen e_cigarette tobacco cigarette_butt* nicotine_patch nicotine_gum zyn juul snus chew_tobacco chewing_tobacco nicorette e_liquid vapes',
    units: ['piece', 'mg', 'ml'],
    sources: ['clinicList'],
  },
];
