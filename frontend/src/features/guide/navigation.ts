import { BookOpen } from 'lucide-react';
import { guidePath } from '../../domain/guide/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';

export const navigation: NavigationEntry = { to: guidePath, label: 'Care guide', icon: BookOpen, inMenu: 10 };
