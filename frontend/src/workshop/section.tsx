import type { ReactNode } from 'react';

/** A section of the design page with its heading. */
export function DesignSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="hw-design-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
