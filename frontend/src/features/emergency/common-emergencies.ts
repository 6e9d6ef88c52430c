import { CarFront, Droplet, Expand, type LucideIcon, OctagonAlert, Skull, Thermometer, Wind, Zap } from 'lucide-react';
import type { ReasonCode } from '#shared/emergency/reasons.ts';

/** The common emergencies, whose first steps need no typing. */
export const commonEmergencies: readonly { reason: ReasonCode; label: string; icon: LucideIcon }[] = [
  { reason: 'breathing', label: "Can't breathe", icon: Wind },
  { reason: 'choking', label: 'Choking', icon: OctagonAlert },
  { reason: 'seizure', label: 'Seizure', icon: Zap },
  { reason: 'bloat', label: 'Swollen belly, retching', icon: Expand },
  { reason: 'heat', label: 'Overheated', icon: Thermometer },
  { reason: 'bleeding', label: 'Heavy bleeding', icon: Droplet },
  { reason: 'poison', label: 'Swallowed poison', icon: Skull },
  { reason: 'trauma', label: 'Hit by a car', icon: CarFront },
];
