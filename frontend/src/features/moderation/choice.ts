import type { Decision } from '#shared/moderation.ts';

/** A decision that a moderator can make about an item. */
export interface Choice {
  decision: Decision;
  label: string;
  /** The key of the shortcut. */
  shortcut?: string;
  isMain?: boolean;
  /** Whether the choice is less prominent than the others. */
  isQuiet?: boolean;
  /** The form in which the moderator says why. Without it, the decision is made at once. */
  ask?: {
    /** The label of the text: "Reason, shown to Cole D." */
    label: string;
    hint: string;
    /** The label of the button. */
    action: string;
    field: 'reason' | 'notes';
    isOptional?: boolean;
  };
}
