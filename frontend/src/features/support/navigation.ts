import { LifeBuoy } from 'lucide-react';
import { supportPath } from '../../domain/support/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';

export const navigation: NavigationEntry = { to: supportPath, label: 'Support', icon: LifeBuoy, inBar: 60, inMenu: 20 };
