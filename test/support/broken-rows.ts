/**
 * Finds what is wrong with an owner's rows: each instance should have one row, and each row a lookup. Call
 * `connectTable` before.
 */
export async function findBrokenRows(ownerId: string): Promise<string[]> {
  const { InstanceLookups, Instances } = await import('#functions/entities/appointments.ts');
  const { data: rows } = await Instances.query.ofOwner({ ownerId }).go({ pages: 'all' });
  const { data: lookups } = await InstanceLookups.query.ofOwner({ ownerId }).go({ pages: 'all' });
  const starts = new Map(lookups.map(({ id, startsAt }) => [id, startsAt]));
  const instances = rows.filter(({ kind }) => kind === 'instance');
  return [
    ...rows.filter(({ id }) => !starts.has(id)).map(({ id, kind }) => `${kind} ${id} has no lookup`),
    ...instances.filter(({ id, startsAt }) => starts.get(id) !== startsAt).map(({ id }) => `${id} has another lookup`),
    ...lookups
      .filter(({ id, startsAt }) => startsAt && !instances.some((row) => row.id === id))
      .map(({ id }) => `${id} has no row`),
  ];
}
