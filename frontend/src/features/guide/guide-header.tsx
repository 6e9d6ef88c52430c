import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import './guide.css';

/** The top of the care guide. `children` are its search. */
export function GuideHeader({ children }: { children: ReactNode }) {
  return (
    <div className="hw-guide-top hw-field">
      <div className="hw-guide-top-text">
        <h1 tabIndex={-1}>Care guide</h1>
        <p>Short answers to what owners ask, each with its sources.</p>
        {children}
        <p className="hw-guide-urgent">
          Worried right now? <Link to={emergencyPath}>Emergency help</Link>
        </p>
      </div>
      <DogDrawing pose="sitting" coat="rust" className="hw-guide-dog" />
    </div>
  );
}
