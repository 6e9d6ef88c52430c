import type { ApplicationItem } from '#shared/contract/moderation-fields.ts';
import { leadershipExperienceLabels } from '#shared/leadership.ts';
import { CaseCard, type CaseProps, Facts, useTimes } from './case.tsx';
import type { Choice } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';

/** An application to become a Leading Member. */
export function ApplicationCase({ item, hasShortcuts, onDecide, ...card }: CaseProps & { item: ApplicationItem }) {
  const { formatTime } = useTimes();
  const { name } = item.applicant;
  const ask = {
    label: `Notes to ${name}`,
    hint: `${name} reads them with the decision.`,
    field: 'notes',
  } as const;
  const choices: readonly Choice[] = [
    { decision: 'reject', label: 'Reject', shortcut: 'R', ask: { ...ask, action: 'Reject application' } },
    {
      decision: 'approve',
      label: 'Approve',
      shortcut: 'A',
      isMain: true,
      ask: { ...ask, action: 'Approve application', isOptional: true },
    },
  ];
  return (
    <CaseCard
      {...card}
      title={`Application of ${name}`}
      footer={<DecisionBar choices={choices} hasShortcuts={hasShortcuts} onDecide={onDecide} />}
    >
      <section aria-label="Answers">
        <Facts
          facts={[
            ['Sent', formatTime(item.createdAt)],
            [
              'Experience',
              `${leadershipExperienceLabels[item.experienceLevel]}, ${item.yearsWithDogs} years with dogs`,
            ],
            ['Specialties', item.specialties.join(', ')],
            ['Hours a week', item.availableTime],
            ['Why they want to lead', item.motivation],
            ['How they have helped others', item.helpingExperience],
            ['How they talk with other owners', item.communicationStyle],
            ['How they would settle a conflict', item.conflictResolution],
            ['What this community should become', item.communityGoals],
            ['References', item.references],
          ]}
        />
      </section>
    </CaseCard>
  );
}
