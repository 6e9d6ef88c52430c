import { Link } from 'react-router';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { linkToDay } from '../../domain/appointments/paths.ts';

type VisitLinkProps = {
  visit: Appointment;
  /** The visit's local date. */
  date: string;
  dogs: readonly Dog[];
  className?: string;
};

/** A link to a visit's day: "Biscuit: Rabies booster", or only the title for an owner of one dog. */
export function VisitLink({ visit: { dogId, title }, date, dogs, className }: VisitLinkProps) {
  const dog = dogs.length > 1 ? dogs.find(({ id }) => id === dogId)?.name : undefined;
  return (
    <Link to={linkToDay(date)} className={className}>
      {dog ? (
        <>
          <bdi>{dog}</bdi>:{' '}
        </>
      ) : null}
      <bdi>{title}</bdi>
    </Link>
  );
}
