/** Returns the environment variables with which to reach the table of the local runtime. Ends the process without one. */
export async function findLocalTable(): Promise<Record<string, string>> {
  const url = `http://localhost:${process.env.PORT ?? 3000}/__local/table`;
  try {
    const response = await fetch(url, { headers: { 'x-houndwell-local': '1' } });
    return (await response.json()) as Record<string, string>;
  } catch {
    console.error(`Nothing answers at ${url}. Run npm start first, or set TABLE_NAME to the table of a deployment.`);
    process.exit(2);
  }
}
