import { Users } from 'lucide-react';
import { communityPath } from '../../domain/forum/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';

export const navigation: NavigationEntry = { to: communityPath, label: 'Community', icon: Users, inBar: 30 };
