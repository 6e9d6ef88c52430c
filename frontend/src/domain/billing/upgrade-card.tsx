import { type Feature, planNames, smallestPlanWith } from '#shared/plans.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** The name of each feature, as the subject of a sentence. */
const names: Record<Feature, string> = {
  aiChat: 'The AI assistant',
  dogProfiles: 'Dog profiles',
  calendar: 'The calendar',
  exerciseLogging: 'The exercise log',
  places: 'Dog-friendly places',
  forumReading: 'Reading the community',
  support: 'Support',
  forumPosting: 'Posting in the community',
  vetDirectory: 'The vet directory',
  aiExercisePlans: 'AI exercise plans',
  printableReports: 'Printable plans and reports',
  foodRecommendations: 'Premium food recommendations',
  advancedNotifications: 'Advanced notifications',
  leadershipApplication: 'The leadership program',
  referralCredits: 'Referral credits',
  prioritySupport: 'Priority support',
};

const plural = /s$/;

/** Formats the card's title: "AI exercise plans are part of the Advanced plan." */
export function formatUpgradeTitle(feature: Feature): string {
  const name = names[feature];
  return `${name} ${plural.test(name) ? 'are' : 'is'} part of the ${planNames[smallestPlanWith(feature)]} plan.`;
}

type UpgradeCardProps = {
  feature: Feature;
  /** One sentence about what the owner can do without the upgrade. */
  text?: string;
  level?: 2 | 3;
};

/**
 * Shown instead of a feature that the owner's plan does not include. Names the plan that includes the feature and links
 * to the pricing page.
 */
export function UpgradeCard({ feature, text, level }: UpgradeCardProps) {
  return (
    <Card tone="guide" title={formatUpgradeTitle(feature)} level={level}>
      <div className="hw-stack">
        {text ? <p className="hw-soft">{text}</p> : null}
        <div>
          <LinkButton to={pricingPath} variation="outline" size="s">
            View Pricing Plans
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
