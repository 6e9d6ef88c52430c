import { ShieldCheck } from 'lucide-react';
import { reviewsReports } from '#shared/roles.ts';
import { moderationPath } from '../../domain/moderation/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';

export const navigation: NavigationEntry = {
  to: moderationPath,
  label: 'Moderation',
  icon: ShieldCheck,
  inMenu: 90,
  isFor: reviewsReports,
};
