/** Words that owners misspell when minutes count. A similar word that is not in `rightWords` is read as one of these. */
export const signWords =
  'breathing breathes breathe unconscious unresponsive seizure seizures seizing choking bleeding vomiting vomited swallowed ' +
  'collapsed collapse diarrhea stomach swelling swollen bloated convulsing convulsion paralyzed electrocuted poisoned ' +
  'emergency panting gasping retching wheezing contractions urinating heatstroke exhausted staggering twitching trembling';

/** Other words that are almost one of these, or almost the name of a poison. */
export const rightWords =
  'breeding blending boating spelling smelling shelling dwelling painting planting patting parting pasting ranting grasping ' +
  'reaching teaching watching sizing leading sleeping beginning shopping stopping dropping checking chewing training ' +
  'following swallows breather stomachs blooded bleeder parting treating creating trading breather ' +
  'deterrent deterrents inhalation slippery firefighter concert certain confusing cooling heaving';
