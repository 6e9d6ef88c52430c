import { Check, Clock } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { ProgressBar, ProgressRing, ProgressSteps } from '../ui/feedback/progress.tsx';
import { Skeleton, SkeletonCard } from '../ui/feedback/skeleton.tsx';
import { WeekChart } from '../ui/feedback/week-chart.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DesignSection } from './section.tsx';

const minutes = [55, 60, 30, 48, 60, 0, 42];
const names = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const week = minutes.map((value, at) => ({
  date: `2026-11-${14 + at}`,
  letter: names[at]?.slice(0, 1) ?? '',
  name: names[at] ?? '',
  minutes: value,
}));

/** Progress components and loading states. */
export function DesignProgress() {
  return (
    <DesignSection title="Progress">
      <div className="hw-design-two">
        <Card>
          {[0, 4, 42, 60].map((value) => (
            <div key={value}>
              <div className="hw-between">
                <h3>Exercise Goal</h3>
                <span className="hw-number hw-small">
                  <strong>{value}</strong> of 60 minutes
                </span>
              </div>
              <ProgressBar value={value} max={60} label={`${value} of 60 minutes`} />
            </div>
          ))}
        </Card>
        <Card>
          <div className="hw-row hw-row--wrap">
            {[0, 42, 75].map((value) => (
              <ProgressRing
                key={value}
                value={value}
                max={60}
                unit="min"
                label={`${value} of 60 minutes walked today`}
              />
            ))}
          </div>
          <WeekChart days={week} goal={60} today="2026-11-20" label="Minutes walked on the last seven days" />
        </Card>
        <Card title="Friday, November 20">
          <ProgressSteps
            items={[
              {
                title: 'Weigh-in',
                state: 'done',
                lead: '8:30 AM',
                detail: 'Biscuit, Nurse Tom Reyes, 15 min',
                badge: (
                  <Badge tone="success" icon={Check}>
                    Completed
                  </Badge>
                ),
              },
              {
                title: 'Rabies booster',
                state: 'next',
                detail: 'Dr. Elena Park, 4:30 PM',
                badge: (
                  <Badge tone="info" icon={Clock}>
                    Scheduled
                  </Badge>
                ),
                actions: (
                  <>
                    <Button size="s" variation="outline">
                      Complete
                    </Button>
                    <Button size="s" variation="quiet">
                      Cancel
                    </Button>
                  </>
                ),
              },
              { title: 'Grooming', state: 'later', detail: 'Sat, Nov 28, 9:15 AM' },
              { title: 'Dental check', state: 'later', detail: 'Wed, Dec 9, 3:00 PM' },
            ]}
          />
        </Card>
        <div className="hw-stack">
          <SkeletonCard />
          <Skeleton shape="block" />
          <Loading height="card" />
        </div>
      </div>
    </DesignSection>
  );
}
