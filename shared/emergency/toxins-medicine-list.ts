import type { Toxin } from '#shared/emergency/toxin.ts';

const pills = ['tablet', 'mg'] as const;

/** Medicine and drugs. */
export const medicineToxins: readonly Toxin[] = [
  {
    id: 'ibuprofen',
    name: 'Ibuprofen or naproxen (Advil, Motrin, Aleve)',
    words:
      'ibuprofen ibuprophen ibuprofin iburofen advil motrin nurofen naproxen aleve naprosyn nsaid* diclofenac voltaren meloxicam mobic midol painkiller* pain_killer* pain_reliever* pain_pill* pain_meds ibuprofens alieve ibprofen ibuprohen celebrex celecoxib indomethacin ketoprofen toradol ketorolac previcox deramaxx onsior naproxin anaprox voltarin etodolac piroxicam anti_inflammatory anti_inflammatories',
    why: 'These painkillers can cause stomach ulcers and kidney failure.',
    units: pills,
    sources: ['painkillers'],
  },
  {
    id: 'acetaminophen',
    name: 'Acetaminophen (Tylenol, paracetamol)',
    words:
      'acetaminophen tylenol tylonol paracetamol panadol excedrin nyquil dayquil theraflu percocet vicodin acetaminophin acetominophen tylenols calpol norco midol_complete goody_powder robitussin dimetapp coricidin percocets',
    why: 'Acetaminophen can cause liver failure.',
    units: pills,
    sources: ['painkillers'],
  },
  {
    id: 'aspirin',
    name: 'Aspirin or bismuth (Pepto-Bismol)',
    words:
      'aspirin asprin asperin pepto alka_seltzer bayer salicylate aspirins excedrine ecotrin bc_powder bismuth goodys salicylic peptobismol',
    why: 'Aspirin can cause stomach ulcers and kidney failure.',
    units: pills,
    sources: ['painkillers'],
  },
  {
    id: 'cold-medicine',
    name: 'Cold and allergy medicine',
    words:
      'pseudoephedrine sudafed cold_medicine cough_syrup cough_drop* decongestant* mucinex claritin zyrtec allegra benadryl cough_medicine nasal_spray tylenol_cold advil_cold cold_pills cold_and_flu flu_medicine flu_tablets allergy_pill* allergy_medicine phenylephrine oxymetazoline afrin vicks diphenhydramine cetirizine loratadine fexofenadine hydroxyzine antihistamine* dextromethorphan delsym dramamine meclizine flonase visine eye_drops_redness',
    why: 'Decongestants can be fatal even in small amounts.',
    units: pills,
    prescribed: true,
    sources: ['decongestants'],
  },
  {
    id: 'antidepressant',
    name: 'Antidepressants',
    words:
      'antidepressant* prozac zoloft lexapro cymbalta effexor wellbutrin celexa paxil fluoxetine sertraline trazodone bupropion venlafaxine duloxetine lithium pristiq trintellix viibryd remeron mirtazapine elavil amitriptyline nortriptyline imipramine clomipramine clomicalm escitalopram citalopram paroxetine desvenlafaxine buspar buspirone abilify aripiprazole seroquel quetiapine zyprexa olanzapine risperdal risperidone latuda lamictal lamotrigine depakote topamax keppra ssri* snri* antipsychotic* anxiety_med* anxiety_pill* anxiety_medication depression_med* depression_pill* happy_pills',
    units: pills,
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'adhd-medicine',
    name: 'ADHD medicine or stimulants',
    words:
      'adderall ritalin concerta vyvanse amphetamine* methylphenidate cocaine meth ecstasy mdma stimulant* adderal aderall adderalls strattera atomoxetine focalin dexedrine dextroamphetamine modafinil provigil intuniv guanfacine molly ketamine lsd acid_tab* tab_of_acid coke_powder pcp phentermine adhd_med* adhd_pill* adhd_medication magic_truffle*',
    units: pills,
    sources: ['medicines'],
  },
  {
    id: 'sleeping-pills',
    name: 'Sleeping pills or sedatives',
    words:
      'ambien xanax klonopin valium ativan lunesta sleeping_pill* sleep_aid* melatonin benzodiazepine* clonazepam lorazepam alprazolam zolpidem unisom zzzquil zquil restoril temazepam halcion diazepam doxylamine sominex ambient valiums xanaxes sleeping_tablet* sleeping_meds sonata belsomra sedative*',
    units: pills,
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'opioids',
    name: 'Opioids or muscle relaxants',
    words:
      'opioid* oxycodone oxycontin hydrocodone fentanyl morphine codeine tramadol heroin methadone suboxone muscle_relaxer* muscle_relaxant* baclofen flexeril percs oxy oxys oxycodon norco vicoprofen dilaudid hydromorphone buprenorphine subutex naloxone kratom zanaflex tizanidine soma carisoprodol cyclobenzaprine robaxin methocarbamol skelaxin opiate* narcotics painkillers lyrica pregabalin neurontin',
    units: pills,
    prescribed: true,
    sources: [],
  },
  {
    id: 'heart-medicine',
    name: 'Heart or blood pressure medicine',
    words:
      'heart_medicine heart_medication heart_pill* heart_meds blood_pressure beta_blocker* metoprolol lisinopril amlodipine digoxin atenolol losartan blood_thinner* warfarin eliquis xarelto diltiazem verapamil nifedipine carvedilol coreg propranolol bisoprolol nebivolol bystolic norvasc cozaar diovan valsartan benicar olmesartan lisinoprils ramipril benazepril enalapril hydrochlorothiazide hctz lasix furosemide spironolactone clonidine hydralazine flecainide amiodarone digitalis lanoxin plavix clopidogrel coumadin apixaban rivaroxaban pradaxa lipitor atorvastatin crestor rosuvastatin simvastatin zocor statin* nitroglycerin bp_med* bp_pill* water_pill* calcium_channel_blocker* pimobendan vetmedin sotalol',
    units: pills,
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'diabetes-medicine',
    name: 'Insulin or diabetes medicine',
    words:
      'insulin diabetes_pill* glipizide metformin ozempic glyburide glimepiride jardiance farxiga januvia trulicity mounjaro wegovy lantus humalog novolog vetsulin pioglitazone diabetic_med* diabetes_med* sugar_pill* rybelsus victoza',
    units: ['tablet', 'ml', 'mg'],
    prescribed: true,
    sources: [],
  },
  {
    id: 'vitamins',
    name: 'Vitamin D, iron, or other supplements',
    words:
      'vitamin_d iron_pill* iron_tablet* prenatal* multivitamin* gummy_vitamin* supplement* calcium_pill* dovonex psoriasis_cream alpha_lipoic d3 vitamin_pill* zinc_tablet* zinc_pills one_a_day centrum flintstones kids_vitamin* calcium_tablet* calcium_chews tums fish_oil_capsules 5_htp ala melatonin_gummies elderberry magnesium potassium_pill* biotin collagen hair_gummies vitamin_gumm* preworkout_capsules',
    units: pills,
    prescribed: true,
    sources: [],
  },
  {
    id: 'other-medicine',
    name: 'Another medicine, for people or animals',
    words:
      'thyroid_pill* thyroid_medication birth_control chemo chemotherapy 5_fu fluorouracil efudex albuterol inhaler rimadyl carprofen metacam meloxicam_dog galliprant heartgard bravecto nexgard apoquel gabapentin prednisone steroid* antibiotic* imodium loperamide viagra minoxidil rogaine hormone_cream blood_pressure_pill* ivermectin dewormer phenobarbital simparica synthroid levothyroxine methimazole tapazole estrogen estradiol progesterone testosterone_gel androgel plan_b levora methotrexate hydroxychloroquine plaquenil isoniazid cipro ciprofloxacin amoxicillin augmentin doxycycline azithromycin z_pack bactrim fluconazole acyclovir valtrex tamoxifen letrozole tacrolimus cyclosporine azathioprine omeprazole prilosec nexium pantoprazole famotidine pepcid zantac ranitidine reglan zofran ondansetron cialis levitra sildenafil tadalafil propecia finasteride flomax tamsulosin oxybutynin detrol singulair montelukast advair symbicort ventolin proair salbutamol cortisone hydrocortisone_cream dexamethasone methylprednisolone medrol calcipotriene retin_a tretinoin accutane lidocaine benzocaine orajel numbing_cream bengay icy_hot tiger_balm deep_heat laxative* miralax dulcolax ex_lax diuretic* sumatriptan imitrex gabapentine donepezil aricept memantine levodopa sinemet ropinirole requip interceptor trifexis comfortis revolution advantage frontline seresto_collar credelio cytopoint proin phenylpropanolamine deramaxx_bottle cosequin dasuquin denamarin zenrelia chewable* flea_pill* heartworm_pill* heartworm_chew* heartworm_meds dog_meds joint_chews joint_supplement* horse_wormer quest_gel',
    units: ['tablet', 'mg', 'ml'],
    prescribed: true,
    sources: ['medicines'],
  },
  {
    id: 'cannabis',
    name: 'Cannabis (marijuana, edibles, THC)',
    words:
      'cannabis marijuana marajuana weed pot_brownie* pot_cookie* edible edibles thc cbd hash joint_butt blunt roach delta_8 gummies ganja hashish dabs dab blunts reefer nugs nug stash kush sativa indica pot_butter cannabutter pot_gumm* delta_9 delta8 vape_cart cartridge space_cake* doobie spliff bong cannabinoid* kief rosin dispensary special_brownies special_cookies magic_brownies happy_brownies',
    units: ['piece', 'mg', 'g'],
    sources: ['clinicList'],
  },
  {
    id: 'nicotine',
    name: 'Nicotine (cigarettes, vapes, patches, gum)',
    words:
      'nicotine cigarette* cigar* vape tobacco zyn juul snus nicorette e_liquid vapes ciggie* cig cigs marlboro* ashtray* vaping_liquid elf_bar elfbar e_cig* ecig* eliquid ejuice e_juice nic_patch zyns velo dip_can dip_spit can_of_dip skoal copenhagen chaw chew_can quit_smoking_patch quit_smoking_gum hookah butts puff_bar',
    units: ['piece', 'mg', 'ml'],
    sources: ['clinicList'],
  },
];
